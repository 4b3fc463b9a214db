// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include "widgets/controls/slider_track.h"
#include "widgets/text/typed_quantity.h"

namespace shardscope {

/// A caption, the value as a field that can be typed in, a slider track, and a line of remark: what degrees and quantities
/// have in common. The track stands below the others, or in one row with them. `valueEdited` comes only from a person; `editFinished` ends what undo should keep as one step.
class ValueSlider : public QWidget {
    Q_OBJECT
public:
    explicit ValueSlider(const QString& caption, QWidget* parent = nullptr);
    ~ValueSlider() override;

    void setCaption(const QString& caption);
    /// Everything in one row, with a caption of a fixed width that may be shorter than the name that is read out, and room for
    /// `widest` of the values.
    void setCompact(const QString& shortCaption, const QString& widest = QStringLiteral("32,768"));
    /// Sets what "k" stands for in what is typed.
    void setSuffixBase(SuffixBase base) { m_suffixBase = base; }
    /// The width of captions in rows, in pixels of the design.
    static constexpr double kCaptionWidth = 82;
    /// Returns the caption's width of a compact slider that stands in a column with others, whose captions are longer in some languages.
    [[nodiscard]] int captionNeeded() const;
    void setCaptionWidth(int pixels);
    /// A muted line below the slider; empty: none.
    void setNote(const QString& note);
    /// Whether the note is seen, too; else it is only read out.
    void setNoteVisible(bool visible);
    /// The note, and why values cannot be taken.
    [[nodiscard]] QString remark() const;
    void setStops(const QList<SliderStop>& stops);
    void setValue(double value);
    [[nodiscard]] double value() const { return m_track->value(); }
    [[nodiscard]] QString valueText() const { return m_track->valueText(); }
    /// How values are written, in the field and for screen readers.
    void setFormatter(const std::function<QString(double)>& text);

Q_SIGNALS:
    void valueEdited(double value);
    void editFinished();
    void obstaclePointed(const QString& sentence);
    /// Says that what was typed cannot be taken; the field shows the old value again.
    void refused(const QString& typed, const QString& reason);

protected:
    /// Whether a typed number can be taken as it stands; else `reason` says why not.
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
