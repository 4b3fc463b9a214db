// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline/pipeline_steps.h"

#include <QHeaderView>
#include <QVBoxLayout>

#include <utility>

#include "app/views/pipeline/pipeline_text.h"
#include "app/views/pipeline/step_button.h"
#include "app/views/pipeline/steps_legend.h"
#include "core/schedule/schedule.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

const BlockTimes kUnitStage{1, 2, 1, 1, 3};

void layOut(DrawnStep& step)
{
    step.limits = checkShape(step.request.shape, GroupChoice::Follows, kMaxDrawnBlocks);
    if (!step.limits.empty())
        return;
    Schedule schedule = makeSchedule(step.request.shape);
    auto simulation = simulate(schedule, uniformTimes(step.request.shape, step.request.times), 0);
    const auto result = measure(step.request);
    if (!simulation || !result)
        return;
    step.result = *result;
    step.gantt = scheduleGantt(timedSchedule(std::move(schedule), std::move(simulation).value()),
                               {stepName(step.request.step), GanttTime::InUnits, {}});
}

}  // namespace

std::shared_ptr<const DrawnSteps> drawnSteps(int stages, std::int64_t microBatches, int chunks)
{
    auto steps = std::make_shared<DrawnSteps>();
    const std::vector<ImprovementRequest> requests = improvementSteps(stages, microBatches, chunks, kUnitStage);
    for (std::size_t index = 0; index < steps->size(); ++index) {
        (*steps)[index].request = requests[index];
        layOut((*steps)[index]);
    }
    return steps;
}

QString stepName(ImprovementStep step)
{
    switch (step) {
    case ImprovementStep::Naive:
        return PipelineSteps::tr("Naive");
    case ImprovementStep::AllForwardAllBackward:
        return PipelineSteps::tr("All forward, all backward");
    case ImprovementStep::OneFOneB:
        return PipelineSteps::tr("1F1B");
    case ImprovementStep::Interleaved:
        return PipelineSteps::tr("Interleaved");
    case ImprovementStep::ZeroBubble:
        return PipelineSteps::tr("Zero bubble (V)");
    }
    return {};
}

QString stepReason(ImprovementStep step)
{
    switch (step) {
    case ImprovementStep::Naive:
        return PipelineSteps::tr("the whole batch passes the ranks; one works at a time");
    case ImprovementStep::AllForwardAllBackward:
        return PipelineSteps::tr("micro-batches overlap, but all activations are kept");
    case ImprovementStep::OneFOneB:
        return PipelineSteps::tr("backward as early as possible: as fast, less memory");
    case ImprovementStep::Interleaved:
        return PipelineSteps::tr("several chunks per rank: the pipeline fills and drains faster");
    case ImprovementStep::ZeroBubble:
        return PipelineSteps::tr("weight gradients are computed in the gaps and fill them");
    }
    return {};
}

PipelineSteps::PipelineSteps(QWidget* parent) : QStackedWidget(parent), m_legend(new StepsLegend), m_tableView(new QTableView)
{
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(qRound(Theme::current().px(6)));
    for (StepButton*& button : m_buttons) {
        button = new StepButton;
        layout->addWidget(button, 1);
        connect(button, &StepButton::clicked, this, [this, made = button] { Q_EMIT stepChosen(made->shown()->step->request); });
    }
    layout->addWidget(m_legend);
    m_tableView->setModel(&m_table);
    m_tableView->setAccessibleName(tr("The five improvements in numbers"));
    m_tableView->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tableView->setFrameShape(QFrame::NoFrame);
    m_tableView->setTabKeyNavigation(false);
    m_tableView->verticalHeader()->hide();
    m_tableView->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    addWidget(page);
    addWidget(m_tableView);
}

void PipelineSteps::setTableShown(bool shown) { setCurrentIndex(shown ? 1 : 0); }

void PipelineSteps::setShape(int stages, std::int64_t microBatches, int chunks)
{
    m_task.start([=] { return drawnSteps(stages, microBatches, chunks); },
                 [this](std::shared_ptr<const DrawnSteps> steps) {
                     const auto old = std::exchange(m_steps, std::move(steps));  // the buttons refer to it until they show the new
                     showSteps();
                 });
}

void PipelineSteps::showSteps()
{
    const std::array<ShownStep, 5> shown = shownSteps(*m_steps);
    for (std::size_t index = 0; index < m_buttons.size(); ++index)
        m_buttons[index]->setStep(shown[index]);
    m_legend->setSteps(m_steps);
    m_table.setTable(tableData());
}

Scene PipelineSteps::scene() const { return m_steps ? stepsScene(*m_steps, size(), Theme::current()) : Scene(); }

TableData PipelineSteps::tableData() const
{
    TableData table;
    table.columns = {tr("Step"),
                     tr("Makespan"),
                     tr("Bubble of all time"),
                     tr("Bubble over ideal"),
                     tr("Bubble in the span"),
                     tr("Micro-batches in flight")};
    table.rows = static_cast<int>(m_steps->size());
    table.text = figureText;
    table.cell = [steps = m_steps](int row, int column) -> QVariant {
        const DrawnStep& step = (*steps)[static_cast<std::size_t>(row)];
        if (column == 0)
            return stepName(step.request.step);
        if (!step.gantt)
            return column == 1 ? QVariant(tr("not possible")) : QVariant();
        const double numbers[] = {step.result.makespan, step.result.bubble.ofTotal, step.result.bubble.ofIdeal, step.result.bubble.ofSpan,
                                  step.result.peakLive};
        return numbers[column - 1];
    };
    return table;
}

}  // namespace shardscope
