// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QWidget>

#include <functional>

#include "app/document/document.h"
#include "app/panels/plan_options.h"
#include "widgets/controls/slider_track.h"

class QLabel;
class QVBoxLayout;

namespace shardscope {

class ChoiceBox;
class DegreeSlider;
class QuantitySlider;
class SegmentedChoice;
class ValueSlider;

/// Controls for fields of the scenario, one below the other under a heading. Each shows the document's value and edits it;
/// labels, kinds and choices come from the field's declaration.
class ParameterForm : public QWidget {
    Q_OBJECT
public:
    ParameterForm(const QString& heading, Document& document, QWidget* parent = nullptr);

    DegreeSlider* addDegree(const char* path, bool canLock);
    ChoiceBox* addChoice(const char* path);
    SegmentedChoice* addSegments(const char* path);
    void addSwitch(const char* path);
    /// A widget of another kind for the field; `update` shows the document's value.
    void addControl(const char* path, QWidget* control, const std::function<void(const Scenario&)>& update);
    /// A field without a control of its own is shown at that of another one.
    void addStandIn(const char* path, const char* shownAt)
    {
        m_controls[QString::fromLatin1(path)] = m_controls.value(QString::fromLatin1(shownAt));
    }
    void addWidget(QWidget* widget);
    /// An edit of a slider: all values of one drag are one entry of the undo stack.
    void editInDrag(ValueSlider* slider, const std::function<void(double)>& edit);

    /// Shows the document's values.
    void refresh();
    /// Shows which values can be.
    void setOptions(const PlanOptions& options);
    /// The control of a field; null: it is not here.
    [[nodiscard]] QWidget* controlOf(const QString& path) const { return m_controls.value(path); }

protected:
    [[nodiscard]] Document& document() const { return m_document; }
    void changeEvent(QEvent* event) override;

private:
    QWidget* addRow(const QString& label, QWidget* control);
    void edit(const char* path, const Value& value) { m_document.edit(QString::fromLatin1(path), value); }
    void applyTheme();

    bool m_inDrag = false;
    Document& m_document;
    QVBoxLayout* m_layout;
    QLabel* m_heading;
    QHash<QString, QWidget*> m_controls;
    std::vector<std::function<void(const Scenario&)>> m_updates;
    std::vector<std::function<void(const PlanOptions&)>> m_optionUpdates;
};

/// Stops at 1, 2, 3, 4, 6, 8, 12, … times `unit`, as far as `most` times; ticks at powers of four.
[[nodiscard]] QList<SliderStop> multiplesOf(double unit, double most);

}  // namespace shardscope
