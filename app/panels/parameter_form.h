// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QSet>
#include <QWidget>

#include <functional>
#include <optional>

#include "app/document/document.h"
#include "app/panels/plan_options.h"
#include "widgets/controls/slider_track.h"

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace shardscope {

class ChoiceBox;
class DegreeSlider;
class QuantitySlider;
class SegmentedChoice;
class ValueSlider;

/// Of the setup's sliders: the GPUs of a large cluster, a long sequence.
inline const QString kWidestValue = QStringLiteral("1,048,576");

/// Controls for fields of the scenario, a row for each under a heading. Each shows the document's value and edits it;
/// names, kinds and choices come from the field's declaration, captions are shorter.
class ParameterForm : public QWidget {
    Q_OBJECT
public:
    ParameterForm(const QString& heading, Document& document, QWidget* parent = nullptr);

    void addHeading(const QString& heading);
    DegreeSlider* addDegree(const char* path, const QString& caption, bool canLock);
    ChoiceBox* addChoice(const char* path, const QString& caption);
    SegmentedChoice* addSegments(const char* path, const QString& caption);
    /// A number that is typed; an empty field is null.
    void addNumber(const char* path, const QString& caption);
    /// Two to a row.
    void addSwitches(const QList<std::pair<const char*, QString>>& switches);
    /// A widget of another kind for the field; `update` shows the document's value.
    void addControl(const char* path, QWidget* control, const std::function<void(const Scenario&)>& update);
    /// A field without a control of its own is shown at that of another one.
    void addStandIn(const char* path, const char* shownAt)
    {
        m_controls[QString::fromLatin1(path)] = m_controls.value(QString::fromLatin1(shownAt));
    }
    /// Its control is there only while somebody is to turn just this one; else it is shown at that of another field, or nowhere.
    void setRare(const char* path, const char* shownAt = "");
    void addWidget(QWidget* widget);
    /// A widget behind a caption.
    QWidget* addRow(const QString& caption, QWidget* control);
    /// An edit of a slider: all values of one drag are one entry of the undo stack.
    void editInDrag(ValueSlider* slider, const std::function<void(double)>& edit);

    /// Shows the document's values.
    void refresh();
    /// Shows which values can be.
    void setOptions(const PlanOptions& options);
    /// Greys what may not be turned; nothing: everything may.
    void setAllowed(const std::optional<QSet<QString>>& paths);
    /// The control of a field; null: it is not here.
    [[nodiscard]] QWidget* controlOf(const QString& path) const;
    [[nodiscard]] QList<QWidget*> controls() const { return m_controls.values(); }

Q_SIGNALS:
    /// Something worth a line to whoever points at or edits a control; empty: no more.
    void hinted(const QString& sentence);

protected:
    [[nodiscard]] Document& document() const { return m_document; }
    void changeEvent(QEvent* event) override;

private:
    void takeTyped(const Parameter& parameter, QLineEdit& field);
    void edit(const char* path, const Value& value) { m_document.edit(QString::fromLatin1(path), value); }
    void applyTheme();

    bool m_inDrag = false;
    Document& m_document;
    QVBoxLayout* m_layout;
    QList<QLabel*> m_headings;
    QList<QLabel*> m_captions;
    QHash<QString, QWidget*> m_controls;
    QHash<QString, QString> m_rare;  ///< where else each is shown
    QSet<QString> m_wanted;          ///< of those
    std::vector<std::function<void(const Scenario&)>> m_updates;
    std::vector<std::function<void(const PlanOptions&)>> m_optionUpdates;
};

/// Stops at 1, 2, 3, 4, 6, 8, 12, … times `unit`, as far as `most` times; ticks at powers of four.
[[nodiscard]] QList<SliderStop> multiplesOf(double unit, double most);

}  // namespace shardscope
