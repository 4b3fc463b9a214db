// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/step/step_view.h"

#include <QKeyEvent>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

#include "app/document/document.h"
#include "app/views/base/chart_page.h"
#include "app/views/base/mode_ids.h"
#include "app/views/base/tool_button.h"
#include "app/views/memory/memory_charts.h"
#include "app/views/step/gains_bar.h"
#include "app/views/step/step_controls.h"
#include "app/views/step/step_gantt.h"
#include "app/views/step/step_timeline.h"
#include "app/views/step/tried_changes.h"
#include "core/estimate/estimate.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"
#include "core/step/step.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/controls/card.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/text/told_keys.h"
#include "widgets/timeline/gantt_view.h"

namespace shardscope {
namespace {

const QString kFocusIds[] = {QStringLiteral("whole"), QStringLiteral("micro-batch"), QStringLiteral("layer"), QStringLiteral("end")};
const QString kModeIds[] = {QStringLiteral("timeline"), QStringLiteral("data"), QStringLiteral("accumulation"), QStringLiteral("recompute"),
                            QStringLiteral("tensor")};

Ladder ladderOf(StepMode mode) { return static_cast<Ladder>(static_cast<int>(mode) - 1); }

}  // namespace

StepView::StepView()
    : View(viewInfo()),
      m_modes(new SegmentedChoice(tr("Show"))),
      m_focus(new ChoiceBox),
      m_controls(new StepControls),
      m_gains(new GainsBar),
      m_timeline(new StepTimeline),
      m_bars(new StackedBars),
      m_barsPage(new ChartPage(m_bars)),
      m_perfetto(makeTool(tr("Perfetto…"), tr("Export the step to Perfetto"))),
      m_profiler(makeTool(tr("Profiler trace…"), tr("Open a PyTorch profiler trace to compare with the estimate"))),
      m_closeTrace(makeTool(tr("Close trace"), tr("Show only the estimate")))
{
    makeTools();
    makePages();
    tellKeys(*this, {{tr("Escape"), tr("back to the timeline, then to the unchanged plan")}});
}

StepView::~StepView() = default;

ViewInfo StepView::viewInfo()
{
    return {QStringLiteral("step"), tr("Step"), tr("What overlaps with what on one GPU?"),
            QStringLiteral("L 4 4 4 20; R 7 5 8 3; R 11 10.5 9 3; R 8 16 6 3")};
}

void StepView::makeTools()
{
    m_modes->setSegments({{kModeIds[0], tr("Timeline"), {}},
                          {kModeIds[1], tr("Data parallel"), {}},
                          {kModeIds[2], tr("Accumulation"), {}},
                          {kModeIds[3], tr("Recompute"), {}},
                          {kModeIds[4], tr("TP and SP"), {}}});
    m_modes->setCurrent(kModeIds[0]);
    card().addTool(m_modes);
    m_focus->setChoices({{kFocusIds[0], tr("Whole step"), {}, {}, {}},
                         {kFocusIds[1], tr("Micro-batch"), {}, {}, {}},
                         {kFocusIds[2], tr("Layer"), {}, {}, {}},
                         {kFocusIds[3], tr("End"), {}, {}, {}}});
    m_focus->setAccessibleName(tr("Zoom to"));
    m_focus->setToolTip(tr("Which part of the step is shown"));
    m_focus->setCurrentId(kFocusIds[2]);
    card().addTool(m_focus);
    connect(m_modes, &SegmentedChoice::choiceEdited, this, &StepView::setModeId);
    connect(m_focus, &ChoiceBox::choiceEdited, this,
            [this](const QString& id) { m_timeline->setFocus(modeOf<StepFocus>(kFocusIds, id).value_or(StepFocus::Free)); });
    for (QToolButton* tool : {m_perfetto, m_profiler, m_closeTrace})
        addTool(tool);
    m_closeTrace->hide();
    connect(m_perfetto, &QToolButton::clicked, this, &StepView::askForExport);
    connect(m_profiler, &QToolButton::clicked, this, &StepView::askForTrace);
    connect(m_closeTrace, &QToolButton::clicked, this, &StepView::closeTrace);
}

void StepView::makePages()
{
    pages().addWidget(m_timeline);
    pages().addWidget(m_barsPage);
    for (QWidget* part : std::initializer_list<QWidget*>{m_controls, m_gains}) {
        addAbove(part);
        part->hide();
    }
    connect(m_controls, &StepControls::rankEdited, this, [this](int rank) {
        setRank(rank);
        Q_EMIT selected({rank, -1, {}});
    });
    connect(m_controls, &StepControls::tried, this, &StepView::tryChange);
    connect(m_controls, &StepControls::applyRequested, this, &StepView::apply);
    connect(m_controls, &StepControls::resetRequested, this, [this] { tryChanges({}); });
    connect(m_gains, &GainsBar::tried, this, &StepView::tryChanges);
    connect(m_timeline, &StepTimeline::focusChanged, this, [this](StepFocus focus) {
        m_focus->setCurrentId(focus == StepFocus::Free ? QString() : kFocusIds[static_cast<std::size_t>(focus)], tr("Custom range"));
    });
    connect(m_timeline, &StepTimeline::spanChosen, this,
            [this](const StreamSpan& span) { Q_EMIT picked(PickOf::Operation, pickedName(span)); });
    connect(m_timeline, &StepTimeline::dimensionPointed, this, [this](std::optional<Axis> dimension) {
        Q_EMIT pointed({-1, -1, dimension});
    });
    connect(m_bars, &StackedBars::activated, this, [this](int bar, int) { tryRung(bar); });
    connect(m_barsPage, &ChartPage::cellActivated, this, [this](int row, int) { tryRung(row); });
}

void StepView::estimateChanged()
{
    m_rungs.reset();
    m_areGainsOld = true;
    if (!estimate()) {
        m_picture.reset();
        return;
    }
    m_tried = notYetReal(m_tried, estimate()->scenario());
}

void StepView::setMode(StepMode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    m_rungs.reset();
    m_rungsJob.cancel();
    m_modes->setCurrent(modeId());
    invalidate();
    Q_EMIT modeIdChanged();
}

QString StepView::modeId() const { return kModeIds[static_cast<std::size_t>(m_mode)]; }

/// Also the name of a part of the step, which the timeline then shows.
void StepView::setModeId(const QString& mode)
{
    if (const std::optional<StepFocus> focus = modeOf<StepFocus>(kFocusIds, mode)) {
        setMode(StepMode::Timeline);
        m_focus->setCurrentId(mode);
        m_timeline->setFocus(*focus);
        return;
    }
    setMode(modeOf<StepMode>(kModeIds, mode).value_or(m_mode));
}

void StepView::setRank(int rank)
{
    const int asked = std::max(-1, rank);
    if (asked == m_rank)
        return;
    m_rank = asked;
    invalidate();
}

int StepView::rank() const
{
    if (m_rank < 0)
        return estimate() && estimate()->step() ? estimate()->step()->endingRank : 0;
    return estimate() ? std::min(m_rank, estimate()->plan().pp - 1) : m_rank;
}

void StepView::tryChanges(const Changes& changes)
{
    m_tried = changes;
    invalidate();
}

void StepView::tryChange(const Change& change)
{
    const Changes changes = tryingToo(m_tried, change);
    tryChanges(estimate() ? notYetReal(changes, estimate()->scenario()) : changes);
}

void StepView::apply()
{
    Q_EMIT editRequested([changes = m_tried](Document& document) {
        for (const Change& change : changes) {
            if (!isNull(change.value))  // what follows from the others does so anyway
                document.edit(QString::fromStdString(change.path), change.value);
        }
    });
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

void StepView::refresh()
{
    const bool isTimeline = m_mode == StepMode::Timeline;
    m_focus->setVisible(isTimeline);
    for (QWidget* part : std::initializer_list<QWidget*>{m_controls, m_gains})
        part->setVisible(isTimeline && estimate() && estimate()->isLegal());
    if (!estimate()) {
        showNoEstimate();
        return;
    }
    const Scenario& scenario = estimate()->scenario();
    if (!isTimeline) {
        m_rungsJob.start([scenario, ladder = ladderOf(m_mode)] { return climb(scenario, ladder); },
                         [this](std::shared_ptr<const Rungs> rungs) {
                             m_rungs = std::move(rungs);
                             showRungs();
                         });
        if (!m_rungs)
            showWorking(tr("Estimating the steps…"));
        return;
    }
    if (!estimate()->isLegal() && m_tried.empty()) {
        m_picture.reset();
        showImpossible();
        return;
    }
    findGains();
    m_controls->showEstimate(*estimate(), rank(), m_tried);
    m_pictureJob.start([of = estimate(), tried = m_tried,
                        rank = rank()] { return tried.empty() ? stepPicture(of, rank) : stepPicture(of->scenario(), tried, rank); },
                       [this](std::shared_ptr<const StepPicture> picture) {
                           m_picture = std::move(picture);
                           showPicture();
                       });
    if (!m_picture)
        showWorking(tr("Opening the step…"));
}

/// Finds the gains of the plan as it is, whatever is tried.
void StepView::findGains()
{
    m_gains->setVisible(estimate()->step() != nullptr);
    m_gains->setTried(m_tried);
    if (!m_areGainsOld || !estimate()->step())
        return;
    m_gainsJob.start([of = estimate()] { return std::pair(of, std::make_shared<const StepGains>(stepGains(of->scenario()))); },
                     [this](const auto& found) {
                         m_areGainsOld = found.first != estimate();
                         m_gains->setGains(*found.second);
                     });
}

void StepView::showPicture()
{
    if (m_mode != StepMode::Timeline)
        return;
    tellVerdict();
    if (!m_picture->changed.step) {
        m_controls->setTraffic(nullptr);
        showState(Standing::Error, tr("This step is not possible"), whyNoStep(m_picture->changed));
        return;
    }
    m_controls->setTraffic(&m_picture->changed.step->traffic);
    m_timeline->setPicture(m_picture);
    showPage(m_timeline);
}

void StepView::showRungs()
{
    if (m_mode == StepMode::Timeline)
        return;
    m_bars->setData(barsOfRungs(*m_rungs, ladderOf(m_mode)));
    showPage(m_barsPage);
}

void StepView::forget()
{
    m_picture.reset();
    m_rungs.reset();
}

void StepView::tellVerdict() { m_controls->setVerdict(m_tried.empty() || !m_picture ? QString() : triedVerdict(*m_picture)); }

void StepView::pageShown()
{
    QString hint;
    const QWidget* page = pages().currentWidget();
    if (page == m_timeline && m_picture->streams.detail != StreamDetail::Operators && m_picture->streams.opened > 0)
        hint = tr("Hatched: exposed communication. Operators are shown in the first and last %1 blocks. Zoom with the wheel, + "
                  "and −; F shows all.")
                   .arg(QLocale().toString(m_picture->streams.opened));
    else if (page == m_timeline)
        hint = tr("Hatched: exposed communication. Zoom with the wheel, + and −; F shows all.");
    else if (page == m_barsPage)
        hint = ladderMoral(ladderOf(m_mode)) + u' ' + tr("Click a bar to try its setting on the timeline.");
    setHint(hint);
    m_perfetto->setEnabled(page == m_timeline);
    m_profiler->setEnabled(currentChart() != nullptr);
}

void StepView::showTable(bool shown)
{
    m_timeline->page().setTableShown(shown);
    m_barsPage->setTableShown(shown);
}

ChartWidget* StepView::currentChart() const
{
    const QWidget* page = pages().currentWidget();
    if (page == m_timeline)
        return &m_timeline->gantt();
    return page == m_barsPage ? m_bars : nullptr;
}

/// Returns the sums of the timeline.
const QAbstractItemModel* StepView::currentTable() const
{
    return pages().currentWidget() == m_timeline ? &m_timeline->sums() : View::currentTable();
}

void StepView::contextChanged(const ViewContext& before)
{
    if (context().selected != before.selected)
        setRank(context().selected.stage);
    m_timeline->setPointedDimension(context().pointed.dimension);
}

void StepView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_mode != StepMode::Timeline)
        setMode(StepMode::Timeline);
    else if (event->key() == Qt::Key_Escape && !m_tried.empty())
        tryChanges({});
    else
        View::keyPressEvent(event);
}

}  // namespace shardscope
