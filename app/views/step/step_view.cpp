// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/step/step_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

#include "app/views/base/chart_page.h"
#include "app/views/base/state_page.h"
#include "app/views/base/tool_button.h"
#include "app/views/memory/memory_charts.h"
#include "app/views/step/gains_bar.h"
#include "app/views/step/step_controls.h"
#include "app/views/step/step_timeline.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/controls/card.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/timeline/gantt_view.h"

namespace shardscope {
namespace {

const QString kFocusIds[] = {QStringLiteral("whole"), QStringLiteral("micro-batch"), QStringLiteral("layer"), QStringLiteral("end")};
const QString kModeIds[] = {QStringLiteral("timeline"), QStringLiteral("data"), QStringLiteral("accumulation"), QStringLiteral("recompute"),
                            QStringLiteral("tensor")};

Ladder ladderOf(StepMode mode) { return static_cast<Ladder>(static_cast<int>(mode) - 1); }

}  // namespace

StepView::StepView(QWidget* parent)
    : QWidget(parent),
      m_card(new Card(tr("Step"), tr("What overlaps what on one GPU?"))),
      m_modes(new SegmentedChoice(tr("Show"))),
      m_focus(new SegmentedChoice(tr("Zoom to"))),
      m_controls(new StepControls),
      m_gains(new GainsBar),
      m_pages(new QStackedWidget),
      m_timeline(new StepTimeline),
      m_bars(new StackedBars),
      m_barsPage(new ChartPage(m_bars)),
      m_state(new StatePage),
      m_hint(new ElidedLabel)
{
    setObjectName(QStringLiteral("step"));
    makeTools();
    makePages();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_card);
    showNoEstimate();
}

StepView::~StepView() = default;

void StepView::makeTools()
{
    m_modes->setSegments({{kModeIds[0], tr("Timeline"), {}},
                          {kModeIds[1], tr("Data parallel"), {}},
                          {kModeIds[2], tr("Accumulation"), {}},
                          {kModeIds[3], tr("Recompute"), {}},
                          {kModeIds[4], tr("TP and SP"), {}}});
    m_modes->setCurrent(kModeIds[0]);
    m_card->addTool(m_modes);
    m_focus->setSegments({{kFocusIds[0], tr("Whole step"), {}},
                          {kFocusIds[1], tr("Micro-batch"), {}},
                          {kFocusIds[2], tr("Layer"), {}},
                          {kFocusIds[3], tr("End"), {}}});
    m_focus->setCurrent(kFocusIds[2]);
    m_card->addTool(m_focus);
    connect(m_focus, &SegmentedChoice::choiceEdited, this, [this](const QString& id) {
        m_timeline->setFocus(static_cast<StepFocus>(std::find(std::begin(kFocusIds), std::end(kFocusIds), id) - std::begin(kFocusIds)));
    });
    m_tableButton = makeTool(tr("Table"), tr("Show the numbers as a table"));
    m_tableButton->setCheckable(true);
    QToolButton* copy = makeTool(tr("Copy"), tr("Copy the sums"));
    QToolButton* csv = makeTool(tr("CSV…"), tr("Save the numbers as CSV"));
    QToolButton* picture = makeTool(tr("Picture…"), tr("Save what is shown as PNG, SVG or PDF"));
    QToolButton* perfetto = makeTool(tr("Perfetto…"), tr("Export the step to Perfetto"));
    QToolButton* profiler = makeTool(tr("Profiler trace…"), tr("Open a PyTorch profiler trace beside the estimate"));
    m_closeTrace = makeTool(tr("Close trace"), tr("Show the estimate alone"));
    m_closeTrace->hide();
    m_chartTools = {m_tableButton, copy, csv, picture, perfetto, profiler};
    for (QToolButton* tool : std::as_const(m_chartTools))
        m_card->addHeadTool(tool);
    m_card->addHeadTool(m_closeTrace);
    connect(m_modes, &SegmentedChoice::choiceEdited, this, [this](const QString& id) {
        setMode(static_cast<StepMode>(std::find(std::begin(kModeIds), std::end(kModeIds), id) - std::begin(kModeIds)));
    });
    connect(m_tableButton, &QToolButton::toggled, this, &StepView::setTableShown);
    connect(copy, &QToolButton::clicked, this, [this] {
        if (m_mode == StepMode::Timeline)
            QGuiApplication::clipboard()->setText(toTsv(m_timeline->sums()));
        else
            m_bars->copyTable();
    });
    connect(csv, &QToolButton::clicked, this, &StepView::exportCsv);
    connect(picture, &QToolButton::clicked, this, &StepView::exportPicture);
    connect(perfetto, &QToolButton::clicked, this, &StepView::askForExport);
    connect(profiler, &QToolButton::clicked, this, &StepView::askForTrace);
    connect(m_closeTrace, &QToolButton::clicked, this, &StepView::closeTrace);
}

void StepView::makePages()
{
    for (QWidget* page : std::initializer_list<QWidget*>{m_timeline, m_barsPage, m_state})
        m_pages->addWidget(page);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_controls);
    layout->addWidget(m_gains);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_hint);
    m_card->setBody(body);
    connect(m_controls, &StepControls::rankEdited, this, &StepView::setRank);
    connect(m_controls, &StepControls::tried, this, &StepView::tryChange);
    connect(m_controls, &StepControls::applyRequested, this, &StepView::apply);
    connect(m_controls, &StepControls::resetRequested, this, [this] { tryChanges({}); });
    connect(m_gains, &GainsBar::tried, this, &StepView::tryChanges);
    connect(m_timeline, &StepTimeline::focusChanged, this, [this](StepFocus focus) {
        m_focus->setCurrent(focus == StepFocus::Free ? QString() : kFocusIds[static_cast<std::size_t>(focus)]);
    });
    connect(m_timeline, &StepTimeline::dimensionPointed, this, &StepView::dimensionPointed);
    connect(m_bars, &StackedBars::activated, this, [this](int bar, int) { tryRung(bar); });
    connect(m_barsPage, &ChartPage::cellActivated, this, [this](int row, int) { tryRung(row); });
}

void StepView::setEstimate(std::shared_ptr<const Estimate> estimate)
{
    m_pictureTask.cancel();
    m_rungsTask.cancel();
    m_estimate = std::move(estimate);
    if (m_estimate) {
        // What the scenario now has is no longer tried.
        const Scenario& scenario = m_estimate->scenario();
        const auto isReal = [&](const Change& change) { return findParameter(change.path)->get(scenario) == change.value; };
        m_tried.erase(std::remove_if(m_tried.begin(), m_tried.end(), isReal), m_tried.end());
    }
    m_rungs.reset();
    m_isOld = true;
    m_areGainsOld = true;
    m_gainsTask.cancel();
    if (isVisible())
        refresh();
}

void StepView::setMode(StepMode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    m_rungs.reset();
    m_rungsTask.cancel();
    m_modes->setCurrent(kModeIds[static_cast<std::size_t>(mode)]);
    m_isOld = true;
    if (isVisible())
        refresh();
    Q_EMIT modeChanged(mode);
}

void StepView::setRank(int rank)
{
    m_rank = std::max(0, rank);
    m_isOld = true;
    if (isVisible())
        refresh();
}

void StepView::tryChanges(const Changes& changes)
{
    m_tried = changes;
    m_isOld = true;
    if (isVisible())
        refresh();
}

void StepView::tryChange(const Change& change)
{
    Changes changes = m_tried;
    const auto same = std::find_if(changes.begin(), changes.end(), [&](const Change& each) { return each.path == change.path; });
    if (same == changes.end())
        changes.push_back(change);
    else
        same->value = change.value;
    if (m_estimate) {
        const Scenario& scenario = m_estimate->scenario();
        changes.erase(std::remove_if(changes.begin(), changes.end(),
                                     [&](const Change& each) { return findParameter(each.path)->get(scenario) == each.value; }),
                      changes.end());
    }
    tryChanges(changes);
}

void StepView::apply()
{
    const Changes changes = m_tried;
    for (const Change& change : changes) {
        if (!isNull(change.value))  // what follows from the others does so anyway
            Q_EMIT editRequested(QString::fromStdString(change.path), change.value);
    }
    tryChanges({});
}

void StepView::tryRung(int rung)
{
    if (!m_rungs || rung < 0 || rung >= static_cast<int>(m_rungs->size()))
        return;
    const Rung& chosen = (*m_rungs)[static_cast<std::size_t>(rung)];
    if (!chosen.changed.step)
        return;
    const Changes changes = chosen.isCurrent ? Changes() : chosen.changed.changes;
    setMode(StepMode::Timeline);
    tryChanges(changes);
}

void StepView::showEvent(QShowEvent* event)
{
    if (m_isOld)
        refresh();
    QWidget::showEvent(event);
}

void StepView::refresh()
{
    m_isOld = false;
    m_focus->setVisible(m_mode == StepMode::Timeline);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_controls, m_gains})
        widget->setVisible(m_mode == StepMode::Timeline && m_estimate && m_estimate->isLegal());
    if (!m_estimate) {
        m_picture.reset();
        showNoEstimate();
        return;
    }
    if (m_mode != StepMode::Timeline) {
        m_rungsTask.start([scenario = m_estimate->scenario(), ladder = ladderOf(m_mode)] { return climb(scenario, ladder); },
                          [this](std::shared_ptr<const Rungs> rungs) {
                              m_rungs = std::move(rungs);
                              showRungs();
                          });
        if (!m_rungs)
            showState(tr("Estimating the steps…"), {}, false);
        return;
    }
    if (!m_estimate->isLegal() && m_tried.empty()) {
        m_picture.reset();
        showState(tr("There is no such plan"), whyImpossible(*m_estimate), true);
        return;
    }
    findGains();
    m_controls->showScenario(m_estimate->scenario(), m_estimate->plan().pp, std::min(m_rank, m_estimate->plan().pp - 1), m_tried);
    m_pictureTask.start([scenario = m_estimate->scenario(), tried = m_tried, rank = m_rank] { return stepPicture(scenario, tried, rank); },
                        [this](std::shared_ptr<const StepPicture> picture) {
                            m_picture = std::move(picture);
                            showPicture();
                        });
    if (!m_picture)
        showState(tr("Opening the step…"), {}, false);
}

/// Of the plan as it is, whatever is tried.
void StepView::findGains()
{
    m_gains->setTried(m_tried);
    if (!m_areGainsOld)
        return;
    m_areGainsOld = false;
    m_gainsTask.start([scenario = m_estimate->scenario()] { return std::make_shared<const StepGains>(stepGains(scenario)); },
                      [this](const std::shared_ptr<const StepGains>& gains) { m_gains->setGains(*gains); });
}

void StepView::showPicture()
{
    if (m_mode != StepMode::Timeline)
        return;
    tellVerdict();
    if (!m_picture->changed.step) {
        m_controls->setOwnBucket(0);
        showState(tr("There is no such step"), whyNoStep(m_picture->changed), true);
        return;
    }
    m_controls->setOwnBucket(m_picture->changed.step->traffic.bucketElements);
    m_timeline->setPicture(m_picture);
    m_pages->setCurrentWidget(m_timeline);
    enableTools();
    tellHint();
}

void StepView::showRungs()
{
    if (m_mode == StepMode::Timeline)
        return;
    m_bars->setData(barsOfRungs(*m_rungs, ladderOf(m_mode)));
    if (m_barsPage->isTableShown())
        m_barsPage->setTableShown(true);
    m_pages->setCurrentWidget(m_barsPage);
    enableTools();
    tellHint();
}

void StepView::showState(const QString& headline, const QString& reason, bool isError)
{
    m_state->setState(isError ? Standing::Error : Standing::Plain, headline, reason);
    showStatePage();
}

void StepView::showNoEstimate()
{
    m_state->tellNoEstimate();
    showStatePage();
}

void StepView::showProblem(const QString& problem)
{
    m_picture.reset();
    m_rungs.reset();
    m_state->tellProblem(problem);
    showStatePage();
}

void StepView::showStatePage()
{
    m_pages->setCurrentWidget(m_state);
    enableTools();
    tellHint();
}

void StepView::tellVerdict()
{
    if (m_tried.empty() || !m_picture) {
        m_controls->setVerdict({});
        return;
    }
    const ChangedStep& changed = m_picture->changed;
    if (!changed.step) {
        m_controls->setVerdict(tr("Tried: there is no such plan."));
        return;
    }
    const double now = changed.step->step.value();
    QString sentence = tr("Tried: a step of %1").arg(stepTimeText(now));
    if (m_picture->before) {
        const double difference = now - m_picture->before->value();
        sentence += tr(", %1 or %2 against the plan as it is")
                        .arg(signedText(difference, stepTimeText(std::abs(difference))),
                             signedText(difference, percentText(std::abs(difference) / m_picture->before->value())));
    }
    if (!changed.estimate->fits())
        sentence += tr("; it does not fit");
    m_controls->setVerdict(sentence + u'.');
}

void StepView::enableTools()
{
    const bool hasChart = currentChart() != nullptr;
    for (QToolButton* tool : std::as_const(m_chartTools))
        tool->setEnabled(hasChart);
}

void StepView::tellHint()
{
    QString hint;
    const QWidget* page = m_pages->currentWidget();
    if (page == m_timeline && m_picture->streams.detail != StreamDetail::Operators && m_picture->streams.opened > 0)
        hint = tr("Hatched: compute waits for it. Operators are opened in the first and last %1 blocks; wheel and + zoom, F fits.")
                   .arg(QLocale().toString(m_picture->streams.opened));
    else if (page == m_timeline)
        hint = tr("Hatched: the compute stream waits for it. Wheel, + and − zoom, F fits.");
    else if (page == m_barsPage)
        hint = ladderMoral(ladderOf(m_mode)) + u' ' + tr("Click a bar to try it on the timeline.");
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

void StepView::setTableShown(bool shown)
{
    m_tableButton->setChecked(shown);
    m_timeline->page().setTableShown(shown);
    m_barsPage->setTableShown(shown);
}

ChartWidget* StepView::currentChart() const
{
    const QWidget* page = m_pages->currentWidget();
    if (page == m_timeline)
        return &m_timeline->gantt();
    return page == m_barsPage ? m_bars : nullptr;
}

bool StepView::isSettled() const { return !m_isOld && !m_pictureTask.isBusy() && !m_rungsTask.isBusy() && !m_gainsTask.isBusy() && !m_traceTask.isBusy(); }

void StepView::setPointedDimension(std::optional<Axis> dimension) { m_timeline->setPointedDimension(dimension); }

void StepView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_mode != StepMode::Timeline)
        setMode(StepMode::Timeline);
    else if (event->key() == Qt::Key_Escape && !m_tried.empty())
        tryChanges({});
    else
        QWidget::keyPressEvent(event);
}

}  // namespace shardscope
