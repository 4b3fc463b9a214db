// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include "widgets/controls/slider_track.h"
#include "widgets/text/typed_quantity.h"

namespace shardscope {

/// A caption, the value in an editable field, a slider track, and a remark: the common base of degrees and quantities. The track is below
/// the others, or in one row with them. Only a person's edits emit `valueEdited`; `editFinished` ends one step of undo.
class ValueSlider : public QWidget {
    Q_OBJECT
public:
    explicit ValueSlider(const QString& caption, QWidget* parent = nullptr);
    ~ValueSlider() override;

    void setCaption(const QString& caption);
    /// Puts everything in one row, with a caption of fixed width that may be shorter than the accessible name, and room for the value
    /// `widest`.
    void setCompact(const QString& shortCaption, const QString& widest = QStringLiteral("32,768"));
    /// Sets the short caption of a compact slider. Returns whether it is another one.
    bool setShortCaption(const QString& caption);
    /// Sets the factor of "k" in typed values.
    void setSuffixBase(SuffixBase base) { m_suffixBase = base; }
    /// The width of captions in rows, in logical pixels.
    static constexpr double kCaptionWidth = 82;
    /// Returns the caption width that a compact slider needs in a column with others, which depends on the language.
    [[nodiscard]] int captionNeeded() const;
    void setCaptionWidth(int pixels);
    /// Sets a muted line below the slider; empty: none.
    void setNote(const QString& note);
    /// Sets whether the note is visible; else it is only read out.
    void setNoteVisible(bool visible);
    /// Returns the note, and why values are disabled.
    [[nodiscard]] QString remark() const;
    void setStops(const QList<SliderStop>& stops);
    void setValue(double value);
    [[nodiscard]] double value() const { return m_track->value(); }
    [[nodiscard]] QString valueText() const { return m_track->valueText(); }
    /// Sets the format of values, in the field and for screen readers.
    void setFormatter(const std::function<QString(double)>& text);

Q_SIGNALS:
    void valueEdited(double value);
    void editFinished();
    void obstaclePointed(const QString& sentence);
    /// Emitted when a typed value is invalid; the field shows the old value again.
    void refused(const QString& typed, const QString& reason);

protected:
    /// Returns whether a typed number is valid; else `reason` has the reason.
    [[nodiscard]] virtual bool accepts(double value, QString& reason) const = 0;
    [[nodiscard]] SliderTrack& track() const { return *m_track; }
    void addToHeader(QWidget* tool);
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showValue();
    void fitField();
    void takeTyped();
    void applyFonts();
    void describe();

    QWidget* m_header;
    QLabel* m_caption;
    QLineEdit* m_field;
    SliderTrack* m_track;
    QLabel* m_note;
    SuffixBase m_suffixBase = SuffixBase::Decimal;
    QString m_widest;  ///< of the values in one row; empty: the track stands below
    bool m_isNoteVisible = true;
};

}  // namespace shardscope
