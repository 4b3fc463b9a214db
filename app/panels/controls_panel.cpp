// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/controls_panel.h"

#include <QApplication>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "app/help/help_topic.h"
#include "app/panels/best_plan_button.h"
#include "app/panels/cluster_form.h"
#include "app/panels/hint_line.h"
#include "app/panels/model_form.h"
#include "app/panels/plan_form.h"
#include "app/panels/scenario_line.h"
#include "app/panels/training_form.h"
#include "app/text/parameter_text.h"
#include "widgets/controls/checked_choices.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/controls/value_slider.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kWidth = 290;
constexpr double kMargin = 8;
const QString kPlan = QStringLiteral("plan");
const QString kSetup = QStringLiteral("setup");

/// The first part of a control, in the order of the Tab key, that takes the keyboard: sliders and segments are made of parts.
QWidget* keyboardPart(QWidget* control)
{
    if (control->focusPolicy() != Qt::NoFocus)
        return control;
    for (QWidget* part = control->nextInFocusChain(); control->isAncestorOf(part); part = part->nextInFocusChain()) {
        if ((part->focusPolicy() & Qt::TabFocus) != 0 && part->isVisibleTo(control))
            return part;
    }
    return control;
}

}  // namespace

ControlsPanel::ControlsPanel(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(*document),
      m_layout(new QVBoxLayout(this)),
      m_scenario(new ScenarioLine),
      m_parts(new SegmentedChoice(tr("Control groups"))),
      m_pages(new QStackedWidget),
      m_hint(new HintLine)
{
    setObjectName(QStringLiteral("controls"));
    setAccessibleName(tr("Controls"));
    m_parts->setSegments({{kPlan, tr("Plan"), {}}, {kSetup, tr("Setup"), {}}});
    auto* model = new ModelForm(m_document);
    addPart({new PlanForm(m_document)});
    m_cluster = new ClusterForm(m_document);
    addPart({model, m_cluster, new TrainingForm(m_document)});
    m_layout->addWidget(m_scenario);
    auto* parts = new FlowLayout;
    parts->addWidget(m_parts);
    auto* best = m_best = new BestPlanButton(m_document);
    best->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    parts->addWidget(best);
    m_layout->addLayout(parts);
    m_layout->addWidget(m_pages, 1);
    m_layout->addWidget(m_hint);
    applyTheme();
    showPart(ControlsPart::Plan);
    connect(m_parts, &SegmentedChoice::choiceEdited, this,
            [this](const QString& id) { showPart(id == kPlan ? ControlsPart::Plan : ControlsPart::Setup); });
    connect(&m_document, &Document::allowedChanged, this, [this, best] {
        best->setVisible(!m_document.allowed());
        for (ParameterForm* form : m_forms)
            form->setAllowed(m_document.allowed());
    });
    connect(m_scenario, &QPushButton::clicked, this, [this] { showPart(ControlsPart::Setup); });
    connect(model, &ModelForm::openConfigRequested, this, &ControlsPanel::openConfigRequested);
    connect(m_cluster, &ClusterForm::profileRequested, this, &ControlsPanel::profileRequested);
    connect(m_cluster, &ClusterForm::builtInFiguresRequested, this, &ControlsPanel::builtInFiguresRequested);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now && isAncestorOf(now))
            hint(now);
    });
    connectDocument();
}

void ControlsPanel::addPart(const QList<ParameterForm*>& forms)
{
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    for (ParameterForm* form : forms) {
        layout->addWidget(form);
        connect(form, &ParameterForm::hinted, this, [this](const QString& sentence) {
            if (sentence.isEmpty())
                hint(window()->focusWidget());
            else
                m_hint->tell(sentence);
        });
        for (QWidget* control : form->controls())
            control->installEventFilter(this);
        m_forms << form;
    }
    layout->addStretch(1);
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(page);
    m_pages->addWidget(area);
}

void ControlsPanel::connectDocument()
{
    const auto documentChanged = [this] {
        m_isOld = true;
        if (isVisible())
            refresh();
    };
    connect(&m_document, &Document::scenarioChanged, this, documentChanged);
    connect(&m_document, &Document::locksChanged, this, documentChanged);
    connect(&m_document, &Document::followed, m_hint, &HintLine::tell);
}

void ControlsPanel::showPart(ControlsPart part)
{
    m_pages->setCurrentIndex(part == ControlsPart::Plan ? 0 : 1);
    m_parts->setCurrent(part == ControlsPart::Plan ? kPlan : kSetup);
}

ControlsPart ControlsPanel::part() const { return m_pages->currentIndex() == 0 ? ControlsPart::Plan : ControlsPart::Setup; }

QScrollArea& ControlsPanel::area(ControlsPart part) const
{
    return static_cast<QScrollArea&>(*m_pages->widget(part == ControlsPart::Plan ? 0 : 1));
}

void ControlsPanel::showEvent(QShowEvent* event)
{
    if (m_isOld)
        refresh();
    QWidget::showEvent(event);
}

void ControlsPanel::refresh()
{
    m_isOld = false;
    m_scenario->setScenario(m_document.scenario());
    for (ParameterForm* form : m_forms)
        form->refresh();
    renewHint();
    findOptions();
}

void ControlsPanel::findOptions()
{
    m_task.start([scenario = m_document.snapshot(), locked = m_document.lockedDegrees()] { return planOptions(*scenario, locked); },
                 [this](const std::shared_ptr<const PlanOptions>& options) {
                     for (ParameterForm* form : m_forms)
                         form->setOptions(*options);
                     renewHint();
                 });
}

void ControlsPanel::hint(const QWidget* widget)
{
    const QString path = widget && isAncestorOf(widget) ? topicOf(widget).field : QString();
    const Parameter* parameter = findParameter(path.toStdString());
    m_hinted = parameter ? path : QString();
    if (!parameter)
        return m_hint->tell({});
    QStringList lines{tr("%1: %2", "a field and what it is").arg(parameterLabel(*parameter), parameterDescription(*parameter))};
    if (const auto* slider = qobject_cast<const ValueSlider*>(controlOf(path)); slider && !slider->remark().isEmpty())
        lines << slider->remark();
    if (const auto* list = qobject_cast<const CheckedChoices*>(controlOf(path)); list && !list->checkedText().isEmpty())
        lines << list->checkedText();
    m_told = lines.join(u'\n');
    m_hint->tell(m_told);
}

/// Updates the hint: its text on a field's values may have changed; a hint from elsewhere stays.
void ControlsPanel::renewHint()
{
    if (!m_hinted.isEmpty() && m_hint->text() == m_told)
        hint(controlOf(m_hinted));
}

bool ControlsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Enter)
        hint(static_cast<const QWidget*>(watched));
    else if (event->type() == QEvent::Leave)
        hint(window()->focusWidget());
    return QWidget::eventFilter(watched, event);
}

QWidget* ControlsPanel::controlOf(const QString& parameterPath) const
{
    for (const ParameterForm* form : m_forms) {
        if (QWidget* control = form->controlOf(parameterPath))
            return control;
    }
    return nullptr;
}

void ControlsPanel::setTarget(std::optional<Target> target) { m_best->setTarget(target); }

bool ControlsPanel::reveal(const QString& parameterPath)
{
    QWidget* control = controlOf(parameterPath);
    if (!control)
        return false;
    const bool isInPlan = area(ControlsPart::Plan).isAncestorOf(control);
    showPart(isInPlan ? ControlsPart::Plan : ControlsPart::Setup);
    area(part()).ensureWidgetVisible(control);
    keyboardPart(control)->setFocus(Qt::ShortcutFocusReason);
    hint(control);
    return true;
}

void ControlsPanel::applyTheme()
{
    const Theme& theme = Theme::current();
    const int margin = qRound(theme.px(kMargin));
    m_layout->setContentsMargins(margin, margin, margin, qRound(theme.px(4)));
    m_layout->setSpacing(qRound(theme.px(4)));
    m_hint->applyTheme();
    for (int i = 0; i < m_pages->count(); ++i)
        static_cast<QScrollArea*>(m_pages->widget(i))->widget()->layout()->setSpacing(qRound(theme.px(5)));
}

void ControlsPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
    QWidget::changeEvent(event);
}

QSize ControlsPanel::sizeHint() const { return {qRound(Theme::current().px(kWidth)), m_layout->sizeHint().height()}; }

int ControlsPanel::neededWidth() const
{
    const QMargins around = m_layout->contentsMargins();
    int width = 0;
    for (const ControlsPart each : {ControlsPart::Plan, ControlsPart::Setup}) {
        const QScrollArea& scrolled = area(each);
        width = std::max(width, scrolled.widget()->minimumSizeHint().width() + scrolled.verticalScrollBar()->sizeHint().width());
    }
    return width + around.left() + around.right();
}

void ControlsPanel::setRecentProfiles(const QStringList& paths) { m_cluster->setRecentProfiles(paths); }

}  // namespace shardscope
