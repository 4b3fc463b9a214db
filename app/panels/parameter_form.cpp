// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/parameter_form.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "app/help/help_topic.h"
#include "app/text/parameter_text.h"
#include "core/scenario/scenario.h"
#include "widgets/controls/degree_slider.h"
#include "widgets/theme/theme.h"

namespace shardscope {

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

QList<SliderStop> doublingsOf(double first, double most)
{
    QList<SliderStop> stops;
    for (double value = first; value <= most; value *= 2)
        stops.append({value, {}, true});
    return stops;
}

QList<SliderStop> withStop(QList<SliderStop> stops, double value)
{
    const auto isBelow = [](const SliderStop& stop, double other) { return stop.value < other; };
    const auto place = std::lower_bound(stops.begin(), stops.end(), value, isBelow);
    if (place == stops.end() || place->value != value)
        stops.insert(place, {value, {}, false});
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

void ParameterForm::addControl(std::string_view path, QWidget* control, const std::function<void(const Scenario&)>& update)
{
    control->setToolTip(parameterDescription(*findParameter(path)));
    if (topicOf(control).field.isEmpty())
        setHelpField(*control, toText(path));
    m_controls[toText(path)] = control;
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

void ParameterForm::setCaption(ValueSlider& slider, const QString& caption)
{
    if (slider.setShortCaption(caption))
        applyTheme();
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

void ParameterForm::takeTyped(const Parameter& parameter, QLineEdit& field)
{
    if (!field.isModified())
        return;
    const QString typed = field.text().trimmed();
    const std::optional<Value> value = typed.isEmpty() ? std::optional(Value{}) : typedValue(parameter, typed);
    field.setModified(false);
    if (!value)
        Q_EMIT hinted(tr("“%1” is not a number. Enter a number such as 8M or 1.5T.").arg(typed));
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
        heading->setContentsMargins(0, heading == m_headings.first() ? 0 : qRound(theme.px(3)), 0, 0);
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

void ParameterForm::setRare(const Parameter& parameter)
{
    const QString name = toText(parameter.path);
    m_rare.insert(name);
    QWidget* control = m_controls.value(name);
    (control->parentWidget() == this ? control : control->parentWidget())->hide();
}

void ParameterForm::showWhere(const Parameter& parameter)
{
    QWidget* control = m_controls.value(toText(parameter.path));
    QWidget* row = control->parentWidget() == this ? control : control->parentWidget();
    m_updates.emplace_back([this, row, &parameter](const Scenario& scenario) {
        const bool appears = parameter.use.control.appears(scenario);
        row->setVisible(appears);
        if (appears)
            m_absent.remove(toText(parameter.path));
        else
            m_absent.insert(toText(parameter.path));
    });
}

QWidget* ParameterForm::controlOf(const QString& path) const
{
    const bool isShown = !m_absent.contains(path) && (!m_rare.contains(path) || m_wanted.contains(path));
    if (QWidget* control = m_controls.value(path); control && isShown)
        return control;
    const Parameter* parameter = findParameter(path.toStdString());
    return parameter ? m_controls.value(toText(parameter->use.control.shownAt)) : nullptr;
}

void ParameterForm::setAllowed(const std::optional<QSet<QString>>& paths)
{
    for (const QString& rare : std::as_const(m_rare)) {
        QWidget* control = m_controls.value(rare);
        const bool isWanted = paths && paths->contains(rare);
        (control->parentWidget() == this ? control : control->parentWidget())->setVisible(isWanted);
        if (isWanted)
            m_wanted.insert(rare);
        else
            m_wanted.remove(rare);
    }
    QSet<QWidget*> free;  // a control may set several fields
    for (const QString& path : paths.value_or(QSet<QString>()))
        free.insert(controlOf(path));
    for (QWidget* control : std::as_const(m_controls))
        control->setEnabled(!paths || free.contains(control));
}

void ParameterForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
    QWidget::changeEvent(event);
}

}  // namespace shardscope
