// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/parameter_form.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <utility>

#include "app/help/help_topic.h"
#include "app/text/choice_labels.h"
#include "app/text/core_text.h"
#include "app/text/parameter_text.h"
#include "core/plan/resolved_plan.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/degree_slider.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/text/numbers.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

/// From here on a number is written with its suffix: "15 T".
constexpr double kLargeNumber = 1e5;

QString reasonOf(const PlanOption& option) { return option.obstacle ? findingSentence(*option.obstacle) : QString(); }

/// As the plan has it after what is left open is resolved: a dp of null follows from the others.
double degreeIn(const Scenario& scenario, const Parameter& parameter)
{
    const Value value = parameter.get(scenario);
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*number);
    const ResolvedPlan plan = resolvePlan(scenario);
    return parameter.path == "plan.etp" ? plan.etp : plan.dp;
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
    : QWidget(parent), m_document(document), m_layout(new QVBoxLayout(this))
{
    setAccessibleName(heading);
    m_layout->setContentsMargins(0, 0, 0, 0);
    addHeading(heading);
}

void ParameterForm::addHeading(const QString& heading)
{
    m_headings << new QLabel(heading.toUpper());
    m_layout->addWidget(m_headings.last());
    applyTheme();
}

void ParameterForm::addWidget(QWidget* widget) { m_layout->addWidget(widget); }

void ParameterForm::addControl(const char* path, QWidget* control, const std::function<void(const Scenario&)>& update)
{
    const QString name = QString::fromLatin1(path);
    control->setToolTip(parameterDescription(*findParameter(path)));
    if (topicOf(control).field.isEmpty())
        setHelpField(*control, name);
    m_controls[name] = control;
    if (update)
        m_updates.push_back(update);
}

QWidget* ParameterForm::addRow(const QString& caption, QWidget* control)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_captions << new QLabel(caption);
    m_captions.last()->setBuddy(control);
    layout->addWidget(m_captions.last());
    layout->addWidget(control, 1);
    m_layout->addWidget(row);
    applyTheme();
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
    connect(slider, &ValueSlider::obstaclePointed, this, &ParameterForm::hinted);
    connect(slider, &ValueSlider::refused, this, [this](const QString&, const QString& reason) { Q_EMIT hinted(reason); });
}

DegreeSlider* ParameterForm::addDegree(const char* path, const QString& caption, bool canLock)
{
    const Parameter& parameter = *findParameter(path);
    const QString name = QString::fromLatin1(path);
    auto* slider = new DegreeSlider(parameterLabel(parameter));
    slider->setCompact(caption);
    slider->keepLockRoom();
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

ChoiceBox* ParameterForm::addChoice(const char* path, const QString& caption)
{
    const Parameter& parameter = *findParameter(path);
    auto* box = new ChoiceBox;
    box->setAccessibleName(parameterLabel(parameter));
    addRow(caption, box);
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

SegmentedChoice* ParameterForm::addSegments(const char* path, const QString& caption)
{
    const Parameter& parameter = *findParameter(path);
    auto* segments = new SegmentedChoice(parameterLabel(parameter));
    addRow(caption, segments);
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

void ParameterForm::addSwitches(const QList<std::pair<const char*, QString>>& switches)
{
    auto* grid = new QGridLayout;
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(4);
    grid->setVerticalSpacing(2);
    int place = 0;
    for (const auto& entry : switches) {
        const char* path = entry.first;
        const Parameter& parameter = *findParameter(path);
        auto* box = new QCheckBox(entry.second);
        box->setAccessibleName(parameterLabel(parameter));
        grid->addWidget(box, place / 2, place % 2);
        ++place;
        addControl(path, box, [box, &parameter](const Scenario& scenario) {
            const QSignalBlocker quiet(box);
            box->setChecked(std::get<bool>(parameter.get(scenario)));
        });
        connect(box, &QCheckBox::clicked, this, [this, path](bool checked) { edit(path, checked); });
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    m_layout->addLayout(grid);
}

void ParameterForm::addNumber(const char* path, const QString& caption)
{
    const Parameter& parameter = *findParameter(path);
    auto* field = new QLineEdit;
    field->setAccessibleName(parameterLabel(parameter));
    field->setPlaceholderText(tr("none"));
    addRow(caption, field);
    addControl(path, field, [field, &parameter](const Scenario& scenario) {
        const Value value = parameter.get(scenario);
        const auto* number = std::get_if<double>(&value);
        // Somebody may be typing the next value while results of the last arrive.
        if (!field->isModified())
            field->setText(!number ? QString() : *number >= kLargeNumber ? countText(*number) : valueText(parameter, value));
    });
    connect(field, &QLineEdit::editingFinished, this, [this, field, &parameter] { takeTyped(parameter, *field); });
}

void ParameterForm::takeTyped(const Parameter& parameter, QLineEdit& field)
{
    if (!field.isModified())
        return;
    const QString typed = field.text().trimmed();
    const std::optional<Value> value = typed.isEmpty() ? std::optional(Value{}) : typedValue(parameter, typed);
    field.setModified(false);
    if (!value)
        Q_EMIT hinted(tr("“%1” is not a number. Right would be for example 8M or 1.5T.").arg(typed));
    else
        m_document.edit(toText(parameter.path), *value);
    refresh();
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
    for (QLabel* heading : m_headings) {
        heading->setFont(theme.font(TextStyle::Caption));
        QPalette muted = heading->palette();
        muted.setColor(QPalette::WindowText, theme.color(ColorRole::Muted));
        heading->setPalette(muted);
        heading->setContentsMargins(0, heading == m_headings.first() ? 0 : qRound(theme.px(5)), 0, 0);
    }
    // As wide as the longest caption of the language.
    int width = qRound(theme.px(ValueSlider::kCaptionWidth));
    const QList<ValueSlider*> sliders = findChildren<ValueSlider*>();
    for (const QLabel* caption : m_captions)
        width = std::max(width, caption->sizeHint().width());
    for (const ValueSlider* slider : sliders)
        width = std::max(width, slider->captionNeeded());
    for (QLabel* caption : m_captions)
        caption->setFixedWidth(width);
    for (ValueSlider* slider : sliders)
        slider->setCaptionWidth(width);
    m_layout->setSpacing(qRound(theme.px(2)));
}

void ParameterForm::setRare(const char* path, const char* shownAt)
{
    const QString name = QString::fromLatin1(path);
    m_rare[name] = QString::fromLatin1(shownAt);
    QWidget* control = m_controls.value(name);
    (control->parentWidget() == this ? control : control->parentWidget())->hide();
}

QWidget* ParameterForm::controlOf(const QString& path) const
{
    return m_controls.value(m_rare.contains(path) && !m_wanted.contains(path) ? m_rare.value(path) : path);
}

void ParameterForm::setAllowed(const std::optional<QSet<QString>>& paths)
{
    for (auto rare = m_rare.begin(); rare != m_rare.end(); ++rare) {
        QWidget* control = m_controls.value(rare.key());
        const bool isWanted = paths && paths->contains(rare.key());
        (control->parentWidget() == this ? control : control->parentWidget())->setVisible(isWanted);
        if (isWanted)
            m_wanted.insert(rare.key());
        else
            m_wanted.remove(rare.key());
    }
    QSet<QWidget*> free;  // a control may stand for several fields
    for (auto control = m_controls.begin(); control != m_controls.end(); ++control) {
        if (!paths || paths->contains(control.key()))
            free.insert(control.value());
    }
    for (QWidget* control : std::as_const(m_controls))
        control->setEnabled(free.contains(control));
}

void ParameterForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
    QWidget::changeEvent(event);
}

}  // namespace shardscope
