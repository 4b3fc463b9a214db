// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <functional>

#include "app/document/follow_degrees.h"
#include "app/panels/parameter_form.h"
#include "app/text/choice_labels.h"
#include "app/text/core_text.h"
#include "app/text/parameter_text.h"
#include "core/scenario/scenario.h"
#include "widgets/controls/checked_choices.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/degree_slider.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/text/numbers.h"

/// A control for each kind of field.
namespace shardscope {
namespace {

/// From here on a number is written with its suffix: "15 T".
constexpr double kLargeNumber = 1e5;
constexpr double kPercent = 100;
constexpr int kPercentStep = 10;

QString captionOf(const Parameter& parameter)
{
    const std::string_view caption = parameter.use.control.caption;
    return caption.empty() ? parameterLabel(parameter) : coreText(caption);
}

QString reasonOf(const PlanOption& option) { return option.obstacle ? findingSentence(*option.obstacle) : QString(); }

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

void ParameterForm::addFields(ControlPart part)
{
    std::vector<const Parameter*> fields;
    for (const Parameter& parameter : parameters()) {
        if (parameter.use.control.part == part)
            fields.push_back(&parameter);
    }
    std::stable_sort(fields.begin(), fields.end(),
                     [](const Parameter* a, const Parameter* b) { return a->use.control.place < b->use.control.place; });
    const auto isSwitch = [](const Parameter* field) { return field->kind == ParameterKind::Boolean; };
    const auto switches = std::stable_partition(fields.begin(), fields.end(), std::not_fn(isSwitch));
    std::for_each(fields.begin(), switches, [this](const Parameter* field) { addField(*field); });
    addSwitches({switches, fields.end()});
}

void ParameterForm::addField(const Parameter& parameter)
{
    if (parameter.kind == ParameterKind::Choice)
        addChoice(parameter);
    else if (parameter.kind == ParameterKind::ChoiceList)
        addChecks(parameter);
    else if (parameter.hasFewValues())
        addSegments(parameter);
    else if (parameter.kind == ParameterKind::Integer)
        addDegree(parameter);
    else if (parameter.largest == 1)
        addFraction(parameter);
    else
        addNumber(parameter);
    if (parameter.use.control.isRare)
        setRare(parameter);
    if (parameter.use.control.appears)
        showWhere(parameter);
}

void ParameterForm::onOptions(const Parameter& parameter, const std::function<void(const std::vector<PlanOption>&)>& update)
{
    m_optionUpdates.emplace_back([update, key = std::string(parameter.path)](const PlanOptions& options) {
        if (const auto found = options.find(key); found != options.end())
            update(found->second);
    });
}

DegreeSlider* ParameterForm::makeDegree(const Parameter& parameter)
{
    auto* slider = new DegreeSlider(parameterLabel(parameter));
    slider->setCompact(captionOf(parameter));
    slider->keepLockRoom();
    slider->setLockVisible(false);
    m_layout->addWidget(slider);
    return slider;
}

void ParameterForm::addDegree(const Parameter& parameter)
{
    const QString name = toText(parameter.path);
    DegreeSlider* slider = makeDegree(parameter);
    addControl(parameter.path, slider,
               [slider, &parameter](const Scenario& scenario) { slider->setValue(static_cast<double>(wholeIn(scenario, parameter))); });
    editInDrag(slider, [this, name](double value) { m_document.edit(name, static_cast<std::int64_t>(value)); });
    if (worldDegrees().contains(name)) {
        slider->setLockVisible(true);
        connect(slider, &DegreeSlider::lockEdited, this, [this, name](bool locked) { m_document.setLocked(name, locked); });
        connect(&m_document, &Document::locksChanged, slider, [this, slider, name] { slider->setLocked(m_document.isLocked(name)); });
        slider->setLocked(m_document.isLocked(name));
    } else if (parameter.nullable) {
        letFollow(*slider, parameter);
    }
    onOptions(parameter, [slider](const std::vector<PlanOption>& options) {
        QList<SliderStop> stops;
        for (const PlanOption& option : options)
            stops.append({static_cast<double>(std::get<std::int64_t>(option.value)), reasonOf(option), true});
        slider->setStops(stops);
    });
}

/// One that follows others while it is null: its lock states it.
void ParameterForm::letFollow(DegreeSlider& slider, const Parameter& parameter)
{
    slider.setLockVisible(true);
    m_updates.emplace_back([&slider, &parameter](const Scenario& scenario) { slider.setLocked(!isNull(parameter.get(scenario))); });
    connect(&slider, &DegreeSlider::lockEdited, this, [this, &parameter](bool locked) {
        m_document.edit(toText(parameter.path), locked ? Value(wholeIn(m_document.scenario(), parameter)) : Value{});
    });
}

void ParameterForm::addFraction(const Parameter& parameter)
{
    const QString name = toText(parameter.path);
    DegreeSlider* slider = makeDegree(parameter);
    slider->setFormatter([](double percent) { return percentText(percent / kPercent); });
    addControl(parameter.path, slider, [slider, &parameter](const Scenario& scenario) {
        const double current = std::round(std::get<double>(parameter.get(scenario)) * kPercent);
        QList<SliderStop> stops;
        for (int percent = 0; percent <= kPercent; percent += kPercentStep)
            stops.append({static_cast<double>(percent), {}, percent % 50 == 0});
        slider->setStops(withStop(std::move(stops), current));
        slider->setValue(current);
    });
    editInDrag(slider, [this, name](double percent) { m_document.edit(name, percent / kPercent); });
}

ChoiceBox* ParameterForm::addChoice(const Parameter& parameter)
{
    auto* box = new ChoiceBox;
    box->setAccessibleName(parameterLabel(parameter));
    addRow(captionOf(parameter), box);
    QList<Choice> choices;
    if (parameter.nullable)
        choices.append({QStringLiteral("null"), valueText(parameter, Value{}), {}, {}, {}});
    for (const std::string& id : parameter.choices())
        choices.append({QString::fromStdString(id), choiceLabel(parameter.path, id), {}, {}, {}});
    box->setChoices(choices);
    const QString name = toText(parameter.path);
    addControl(parameter.path, box, [box, &parameter](const Scenario& scenario) {
        const Value value = parameter.get(scenario);
        box->setCurrentId(isNull(value) ? QStringLiteral("null") : idOf(value));
    });
    connect(box, &ChoiceBox::choiceEdited, this, [this, name, &parameter](const QString& id) {
        m_document.edit(name, id == QStringLiteral("null") ? Value{} : valueOf(parameter, id));
    });
    onOptions(parameter, [box, &parameter](const std::vector<PlanOption>& options) {
        QList<Choice> tried;
        for (const PlanOption& option : options)
            tried.append({idOf(option.value), optionLabel(parameter, option.value), {}, {}, reasonOf(option)});
        box->setChoices(tried);
    });
    return box;
}

void ParameterForm::addChecks(const Parameter& parameter)
{
    QString all = coreText(parameter.whenNull);
    all[0] = all.at(0).toUpper();
    auto* box = new CheckedChoices(all);
    box->setAccessibleName(parameterLabel(parameter));
    addRow(captionOf(parameter), box);
    const QString name = toText(parameter.path);
    addControl(parameter.path, box, [box, &parameter](const Scenario& scenario) {
        const Value value = parameter.get(scenario);
        QStringList ids;
        if (const auto* names = std::get_if<std::vector<std::string>>(&value)) {
            for (const std::string& id : *names)
                ids << QString::fromStdString(id);
        }
        box->setChecked(ids);
    });
    connect(box, &CheckedChoices::choiceToggled, this, [this, name, &parameter](const QString& id) {
        m_document.edit(name, toggled(m_document.scenario(), parameter, id.toStdString()));
    });
    connect(box, &CheckedChoices::allChosen, this, [this, name] { m_document.edit(name, Value{}); });
    connect(box, &CheckedChoices::obstaclePointed, this, &ParameterForm::hinted);
    onOptions(parameter, [box, &parameter](const std::vector<PlanOption>& options) {
        QList<Choice> offered;
        for (const PlanOption& option : options)
            offered.append({idOf(option.value), optionLabel(parameter, option.value), idOf(option.value), {}, reasonOf(option)});
        box->setOffered(offered);
    });
}

void ParameterForm::addSegments(const Parameter& parameter)
{
    auto* segments = new SegmentedChoice(parameterLabel(parameter));
    addRow(captionOf(parameter), segments);
    const QString name = toText(parameter.path);
    addControl(parameter.path, segments,
               [segments, &parameter](const Scenario& scenario) { segments->setCurrent(idOf(parameter.get(scenario))); });
    connect(segments, &SegmentedChoice::choiceEdited, this,
            [this, name, &parameter](const QString& id) { m_document.edit(name, valueOf(parameter, id)); });
    onOptions(parameter, [segments, &parameter](const std::vector<PlanOption>& options) {
        QList<Segment> tried;
        for (const PlanOption& option : options)
            tried.append({idOf(option.value), optionLabel(parameter, option.value), reasonOf(option)});
        segments->setSegments(tried);
    });
}

void ParameterForm::addSwitches(const std::vector<const Parameter*>& switches)
{
    if (switches.empty())
        return;
    auto* grid = new QGridLayout;
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(4);
    grid->setVerticalSpacing(2);
    int place = 0;
    for (const Parameter* parameter : switches) {
        const QString name = toText(parameter->path);
        auto* box = new QCheckBox(captionOf(*parameter));
        box->setAccessibleName(parameterLabel(*parameter));
        grid->addWidget(box, place / 2, place % 2);
        ++place;
        addControl(parameter->path, box, [box, parameter](const Scenario& scenario) {
            const QSignalBlocker quiet(box);
            box->setChecked(std::get<bool>(parameter->get(scenario)));
        });
        connect(box, &QCheckBox::clicked, this, [this, name](bool checked) { m_document.edit(name, checked); });
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    m_layout->addLayout(grid);
}

void ParameterForm::addNumber(const Parameter& parameter)
{
    auto* field = new QLineEdit;
    field->setAccessibleName(parameterLabel(parameter));
    field->setPlaceholderText(tr("none"));
    addRow(captionOf(parameter), field);
    addControl(parameter.path, field, [field, &parameter](const Scenario& scenario) {
        const Value value = parameter.get(scenario);
        const auto* number = std::get_if<double>(&value);
        // Somebody may be typing the next value while results of the last arrive.
        if (!field->isModified())
            field->setText(!number ? QString() : *number >= kLargeNumber ? countText(*number) : valueText(parameter, value));
    });
    connect(field, &QLineEdit::editingFinished, this, [this, field, &parameter] { takeTyped(parameter, *field); });
}

}  // namespace shardscope
