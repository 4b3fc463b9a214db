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

struct Scenario;
class ChoiceBox;
class DegreeSlider;
class QuantitySlider;
class ValueSlider;

/// The widest value of the setup's sliders: the GPUs of a large cluster, a long sequence.
inline const QString kWidestValue = QStringLiteral("1,048,576");

/// Controls for fields of the scenario, a row for each under a heading. Each shows the document's value and edits it; fields, order and
/// kinds of controls follow from the declarations (`FieldControl`).
class ParameterForm : public QWidget {
    Q_OBJECT
public:
    ParameterForm(const QString& heading, Document& document, QWidget* parent = nullptr);

    void addHeading(const QString& heading);
    /// Adds a control for each field of the part, by its kind; switches last, two to a row.
    void addFields(ControlPart part);
    ChoiceBox* addChoice(const Parameter& parameter);
    /// Adds a special widget for the field; `update` shows the document's value.
    void addControl(std::string_view path, QWidget* control, const std::function<void(const Scenario&)>& update);
    void addWidget(QWidget* widget);
    /// Adds a widget with a caption.
    QWidget* addRow(const QString& caption, QWidget* control);
    /// Connects the edits of a slider: all values of one drag are one entry of the undo stack.
    void editInDrag(ValueSlider* slider, const std::function<void(double)>& edit);

    /// Shows the document's values.
    void refresh();
    /// Shows which values are possible.
    void setOptions(const PlanOptions& options);
    /// Disables fields that may not be changed; empty: all may.
    void setAllowed(const std::optional<QSet<QString>>& paths);
    /// Returns the control of a field, or the one at which it is shown; null: neither is here.
    [[nodiscard]] QWidget* controlOf(const QString& path) const;
    [[nodiscard]] QList<QWidget*> controls() const { return m_controls.values(); }

Q_SIGNALS:
    /// Emitted with a hint on the pointed or edited control; empty: none any more.
    void hinted(const QString& sentence);

protected:
    /// Sets the short caption of a slider in a row, and keeps the rows aligned.
    void setCaption(ValueSlider& slider, const QString& caption);
    [[nodiscard]] Document& document() const { return m_document; }
    void changeEvent(QEvent* event) override;

private:
    void addField(const Parameter& parameter);
    [[nodiscard]] DegreeSlider* makeDegree(const Parameter& parameter);
    void addDegree(const Parameter& parameter);
    void letFollow(DegreeSlider& slider, const Parameter& parameter);
    void addFraction(const Parameter& parameter);
    /// Adds a list of choices, each with a check mark.
    void addChecks(const Parameter& parameter);
    void addSegments(const Parameter& parameter);
    /// Adds a typed number; an empty field is null.
    void addNumber(const Parameter& parameter);
    void addSwitches(const std::vector<const Parameter*>& switches);
    /// Shows its control only while this field is to be changed; else it is shown at another field's control, or nowhere.
    void setRare(const Parameter& parameter);
    /// Shows its control only for the scenarios that the field has a control for.
    void showWhere(const Parameter& parameter);
    void onOptions(const Parameter& parameter, const std::function<void(const std::vector<PlanOption>&)>& update);
    void takeTyped(const Parameter& parameter, QLineEdit& field);
    void applyTheme();

    bool m_inDrag = false;
    Document& m_document;
    QVBoxLayout* m_layout;
    QList<QLabel*> m_headings;
    QList<QLabel*> m_captions;
    QHash<QString, QWidget*> m_controls;
    QSet<QString> m_rare;
    QSet<QString> m_wanted;  ///< of those
    QSet<QString> m_absent;  ///< whose control the scenario hides
    std::vector<std::function<void(const Scenario&)>> m_updates;
    std::vector<std::function<void(const PlanOptions&)>> m_optionUpdates;
};

/// Returns stops at 1, 2, 3, 4, 6, 8, 12, … times `unit`, up to `most` times; ticks at powers of four.
[[nodiscard]] QList<SliderStop> multiplesOf(double unit, double most);
/// Returns first, twice it, and so on up to `most`.
[[nodiscard]] QList<SliderStop> doublingsOf(double first, double most);
/// Returns the rising stops with one for `value`, without a tick where they do not have it.
[[nodiscard]] QList<SliderStop> withStop(QList<SliderStop> stops, double value);

}  // namespace shardscope
