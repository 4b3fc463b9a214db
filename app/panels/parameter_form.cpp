// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/parameter_form.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>

#include "app/panels/choice_labels.h"
#include "app/text/parameter_text.h"
#include "app/views/base/core_text.h"
#include "core/plan/resolved_plan.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/degree_slider.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

QString reasonOf(const PlanOption& option) { return option.obstacle ? findingSentence(*option.obstacle) : QString(); }

/// As the plan has it after what is left open is resolved: a dp of null follows from the others.
double degreeIn(const Scenario& scenario, const Parameter& parameter)
{
    const Value value = parameter.get(scenario);
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*number);
    return resolvePlan(scenario).dp;
}

/// How a choice is stored: a number as its digits.
QString idOf(const Value& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return QString::number(*number);
    const auto* word = std::get_if<std::string>(&value);
    return word ? QString::fromStdString(*word) : QString();
}

Value valueOf(const Parameter& parameter, const QString& id)
{
    if (parameter.kind == ParameterKind::Integer)
        return static_cast<std::int64_t>(id.toLongLong());
    return id.toStdString();
}

QString optionLabel(const Parameter& parameter, const Value& value)
{
    const auto* word = std::get_if<std::string>(&value);
    return word ? choiceLabel(parameter.path, *word) : idOf(value);
}

}  // namespace

QList<SliderStop> multiplesOf(double unit, double most)
{
    QList<SliderStop> stops;
    bool tick = true;
    for (double power = 1; power <= most; power *= 2, tick = !tick) {
        stops.append({unit * power, {}, tick});
        if (power > 1 && power * 1.5 <= most)
            stops.append({unit * power * 1.5, {}, false});
    }
    return stops;
}

ParameterForm::ParameterForm(const QString& heading, Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_layout(new QVBoxLayout(this)), m_heading(new QLabel(heading.toUpper()))
{
    setAccessibleName(heading);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->addWidget(m_heading);
    applyTheme();
}

void ParameterForm::addWidget(QWidget* widget) { m_layout->addWidget(widget); }

void ParameterForm::addControl(const char* path, QWidget* control, const std::function<void(const Scenario&)>& update)
{
    const Parameter& parameter = *findParameter(path);
    control->setToolTip(parameterDescription(parameter));
    m_controls[QString::fromLatin1(path)] = control;
    if (update)
        m_updates.push_back(update);
}

QWidget* ParameterForm::addRow(const QString& text, QWidget* control)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(text);
    label->setBuddy(control);
    control->setAccessibleName(text);
    layout->addWidget(label);
    layout->addWidget(control, 1);
    m_layout->addWidget(row);
    return row;
}

void ParameterForm::editInDrag(ValueSlider* slider, const std::function<void(double)>& edit)
{
    connect(slider, &ValueSlider::valueEdited, this, [this, edit](double value) {
        if (!std::exchange(m_inDrag, true))
            m_document.beginDrag();
        edit(value);
    });
    connect(slider, &ValueSlider::editFinished, this, [this] {
        if (std::exchange(m_inDrag, false))
            m_document.endDrag();
    });
}

DegreeSlider* ParameterForm::addDegree(const char* path, bool canLock)
{
    const Parameter& parameter = *findParameter(path);
    const QString name = QString::fromLatin1(path);
    auto* slider = new DegreeSlider(parameterLabel(parameter));
    slider->setLockVisible(canLock);
    addControl(path, slider, [slider, &parameter](const Scenario& scenario) { slider->setValue(degreeIn(scenario, parameter)); });
    m_layout->addWidget(slider);
    editInDrag(slider, [this, path](double value) { edit(path, static_cast<std::int64_t>(value)); });
    if (canLock) {
        connect(slider, &DegreeSlider::lockEdited, this, [this, name](bool locked) { m_document.setLocked(name, locked); });
        connect(&m_document, &Document::locksChanged, slider, [this, slider, name] { slider->setLocked(m_document.isLocked(name)); });
        slider->setLocked(m_document.isLocked(name));
    }
    m_optionUpdates.push_back([slider, key = std::string(path)](const PlanOptions& options) {
        QList<SliderStop> stops;
        for (const PlanOption& option : options.at(key))
            stops.append({static_cast<double>(std::get<std::int64_t>(option.value)), reasonOf(option), true});
        slider->setStops(stops);
    });
    return slider;
}

ChoiceBox* ParameterForm::addChoice(const char* path)
{
    const Parameter& parameter = *findParameter(path);
    auto* box = new ChoiceBox;
    addRow(parameterLabel(parameter), box);
    QList<Choice> choices;
    if (parameter.nullable)
        choices.append({QStringLiteral("null"), valueText(parameter, Value{}), {}, {}, {}});
    for (const std::string& id : parameter.choices())
        choices.append({QString::fromStdString(id), choiceLabel(parameter.path, id), {}, {}, {}});
    box->setChoices(choices);
    addControl(path, box, [box, &parameter](const Scenario& scenario) {
        const Value value = parameter.get(scenario);
        box->setCurrentId(isNull(value) ? QStringLiteral("null") : idOf(value));
    });
    connect(box, &ChoiceBox::choiceEdited, this,
            [this, path, &parameter](const QString& id) { edit(path, id == QStringLiteral("null") ? Value{} : valueOf(parameter, id)); });
    m_optionUpdates.push_back([box, choices, key = std::string(path), &parameter](const PlanOptions& options) {
        const auto found = options.find(key);
        if (found == options.end())
            return;
        QList<Choice> tried;
        for (const PlanOption& option : found->second)
            tried.append({idOf(option.value), optionLabel(parameter, option.value), {}, {}, reasonOf(option)});
        box->setChoices(tried);
    });
    return box;
}

SegmentedChoice* ParameterForm::addSegments(const char* path)
{
    const Parameter& parameter = *findParameter(path);
    auto* segments = new SegmentedChoice(parameterLabel(parameter));
    addRow(parameterLabel(parameter), segments);
    addControl(path, segments, [segments, &parameter](const Scenario& scenario) { segments->setCurrent(idOf(parameter.get(scenario))); });
    connect(segments, &SegmentedChoice::choiceEdited, this,
            [this, path, &parameter](const QString& id) { edit(path, valueOf(parameter, id)); });
    m_optionUpdates.push_back([segments, key = std::string(path), &parameter](const PlanOptions& options) {
        QList<Segment> tried;
        for (const PlanOption& option : options.at(key))
            tried.append({idOf(option.value), optionLabel(parameter, option.value), reasonOf(option)});
        segments->setSegments(tried);
    });
    return segments;
}

void ParameterForm::addSwitch(const char* path)
{
    const Parameter& parameter = *findParameter(path);
    auto* box = new QCheckBox(parameterLabel(parameter));
    box->setAccessibleName(parameterLabel(parameter));
    m_layout->addWidget(box);
    addControl(path, box, [box, &parameter](const Scenario& scenario) {
        const QSignalBlocker quiet(box);
        box->setChecked(std::get<bool>(parameter.get(scenario)));
    });
    connect(box, &QCheckBox::clicked, this, [this, path](bool checked) { edit(path, checked); });
}

void ParameterForm::refresh()
{
    for (const auto& update : m_updates)
        update(m_document.scenario());
}

void ParameterForm::setOptions(const PlanOptions& options)
{
    for (const auto& update : m_optionUpdates)
        update(options);
    refresh();
}

void ParameterForm::applyTheme()
{
    const Theme& theme = Theme::current();
    m_heading->setFont(theme.font(TextStyle::Caption));
    QPalette muted = m_heading->palette();
    muted.setColor(QPalette::WindowText, theme.color(ColorRole::Muted));
    m_heading->setPalette(muted);
    m_layout->setSpacing(qRound(theme.px(6)));
}

void ParameterForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
    QWidget::changeEvent(event);
}

}  // namespace shardscope
