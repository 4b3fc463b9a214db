// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/overview/overview_view.h"

#include <QEvent>
#include <QGridLayout>
#include <QStackedWidget>

#include "app/text/estimate_text.h"
#include "app/views/base/chart_page.h"
#include "app/views/memory/memory_charts.h"
#include "app/views/overview/overview_part.h"
#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/theme/theme.h"
#include "widgets/timeline/gantt_view.h"

namespace shardscope {

OverviewView::OverviewView()
    : View(viewInfo()), m_memory(new StackedBars), m_step(new GanttView), m_pipeline(new GanttView), m_current(m_memory), m_body(makeBody())
{
    pages().addWidget(m_body);
    m_step->setLegendShown(false);
    m_pipeline->setLegendShown(false);
    m_pipeline->setFolding(true);
    connectParts();
}

OverviewView::~OverviewView() = default;

ViewInfo OverviewView::viewInfo()
{
    return {QStringLiteral("overview"), tr("Overview"), tr("Does it fit, how fast is it, and why?"),
            QStringLiteral("R 3 4 8 9; R 13 4 8 9; R 3 15 18 5")};
}

QWidget* OverviewView::makeBody()
{
    for (ChartWidget* chart : std::initializer_list<ChartWidget*>{m_memory, m_step, m_pipeline}) {
        m_chartPages << new ChartPage(chart);
        chart->installEventFilter(this);
    }
    m_memoryPart = new OverviewPart(tr("Memory"), tr("Open the Memory view"), m_chartPages[0]);
    m_stepPart = new OverviewPart(tr("Step"), tr("Open the Step view"), m_chartPages[1]);
    m_pipelinePart = new OverviewPart(tr("Pipeline"), tr("Open the Pipeline view"), m_chartPages[2]);
    auto* body = new QWidget;
    auto* grid = new QGridLayout(body);
    grid->setContentsMargins(0, 0, 0, 0);
    const int gap = qRound(Theme::current().px(12));
    grid->setHorizontalSpacing(gap);
    grid->setVerticalSpacing(gap);
    grid->addWidget(m_memoryPart, 0, 0);
    grid->addWidget(m_stepPart, 0, 1);
    grid->addWidget(m_pipelinePart, 1, 0, 1, 2);
    grid->setColumnStretch(0, 4);
    grid->setColumnStretch(1, 5);
    grid->setRowStretch(0, 5);
    grid->setRowStretch(1, 6);
    return body;
}

void OverviewView::connectParts()
{
    connect(m_memoryPart, &OverviewPart::opened, this, [this] {
        Q_EMIT placeRequested({QStringLiteral("memory"), QStringLiteral("stages")});
    });
    connect(m_stepPart, &OverviewPart::opened, this, [this] {
        Q_EMIT placeRequested({QStringLiteral("step"), QStringLiteral("timeline")});
    });
    connect(m_pipelinePart, &OverviewPart::opened, this, [this] {
        Q_EMIT placeRequested({QStringLiteral("pipeline"), QStringLiteral("schedule")});
    });
    connect(m_memory, &StackedBars::hovered, this, [this](int bar) {
        Q_EMIT pointed({estimate() ? stageOfBar(*estimate(), bar) : -1, -1, {}});
    });
    connect(m_memory, &StackedBars::activated, this, [this](int bar, int item) {
        const int stage = estimate() ? stageOfBar(*estimate(), bar) : -1;
        if (stage < 0)
            return;
        if (item < 0)
            Q_EMIT placeRequested({QStringLiteral("memory"), QStringLiteral("stages"), {stage, -1, {}}});
        else
            Q_EMIT derivationRequested(partOfBar(*estimate(), stage, item).field, nullptr);
    });
    connect(m_pipeline, &GanttView::hovered, this, [this](int row, int) { Q_EMIT pointed({row, -1, {}}); });
}

void OverviewView::refresh()
{
    if (!estimate()) {
        showNoEstimate();
        return;
    }
    if (!estimate()->isLegal()) {
        showImpossible();
        return;
    }
    m_job.start([of = estimate(), stage = context().selected.stage] { return overviewPicture(of, stage); },
                [this](const std::shared_ptr<const OverviewPicture>& picture) { showPicture(*picture); });
    if (isStateShown())
        showWorking(tr("Estimating…"));
}

void OverviewView::showPicture(const OverviewPicture& picture)
{
    m_memory->setData(picture.memory);
    m_memoryPart->setBasis(tr("one GPU per stage; worst: %1").arg(stageName(*picture.estimate, picture.estimate->memory().peakStage)));
    const auto show = [&picture](GanttView& gantt, const std::shared_ptr<const GanttData>& shown, const std::vector<TimeFold>& repeats) {
        gantt.setWhenEmpty(picture.problem);
        gantt.setSchedules(shown ? std::vector{shown} : std::vector<std::shared_ptr<const GanttData>>(), repeats);
    };
    show(*m_step, picture.step, {});  // of one layer: nothing is left out
    if (picture.step)
        m_step->setRange(picture.layer);
    m_stepPart->setBasis(picture.stepTitle);
    show(*m_pipeline, picture.pipeline, picture.repeats);
    m_pipelinePart->setBasis(picture.pipelineTitle);
    showPage(m_body);
}

void OverviewView::showTable(bool shown)
{
    for (ChartPage* page : std::as_const(m_chartPages))
        page->setTableShown(shown);
}

ChartWidget* OverviewView::currentChart() const { return isStateShown() ? nullptr : m_current; }

void OverviewView::contextChanged(const ViewContext& before)
{
    const int pointed = context().pointed.stage;
    m_memory->setHighlightedGroup(estimate() ? barOfStage(*estimate(), pointed) : -1);
    m_pipeline->setHighlightedGroup(pointed);
    if (context().selected.stage != before.selected.stage)
        invalidate();
}

bool OverviewView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::MouseButtonPress) {
        if (auto* chart = qobject_cast<ChartWidget*>(watched))
            m_current = chart;
    }
    return View::eventFilter(watched, event);
}

}  // namespace shardscope
