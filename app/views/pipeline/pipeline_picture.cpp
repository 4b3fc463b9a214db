// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline/pipeline_picture.h"

#include "app/document/apply_pipeline.h"
#include "app/text/choice_labels.h"
#include "app/text/error_sentence.h"
#include "app/text/parameter_text.h"
#include "app/text/scenario_text.h"
#include "core/estimate/estimate.h"
#include "core/scenario/scenario.h"
#include "core/schedule/live_activations.h"
#include "core/schedule/schedule_traits.h"
#include "core/step/stage_passes.h"
#include "core/step/step.h"
#include "widgets/text/tr.h"
#include "widgets/timeline/repeats.h"

namespace shardscope {
namespace {

void measureBubbles(DrawnSchedule& drawn, const StageTimes& times, const std::vector<double>& gpuShares)
{
    const Schedule& schedule = drawn.timed->schedule;
    const Simulation& simulation = drawn.timed->simulation;
    drawn.mean = meanTimes(times);
    drawn.bubble = bubbleFractions(schedule, simulation, {}, gpuShares).value_or(BubbleFractions());
    drawn.work = simulation.makespan * (1 - drawn.bubble.ofTotal);
    drawn.idle = longestIdle(schedule, simulation);
    drawn.law = bubbleLaw(schedule.shape, drawn.mean);
}

void measureLive(DrawnSchedule& drawn)
{
    const Schedule& schedule = drawn.timed->schedule;
    const double part = double(schedule.shape.stages) / double(virtualStages(schedule.shape));
    for (int rank = 0; rank < schedule.rankCount(); ++rank) {
        const double live = double(peakLiveOf(schedule, rank)) * part;
        if (live > drawn.peakLive) {
            drawn.peakLive = live;
            drawn.worstRank = rank;
        }
    }
}

DrawnSchedule drawnOf(std::shared_ptr<const TimedSchedule> timed, const StageTimes& times, GanttTime unit, const QString& onFirstStage = {},
                      const QStringList& nodes = {}, const std::vector<double>& gpuShares = {})
{
    DrawnSchedule drawn;
    drawn.name = scheduleName(timed->schedule.shape);
    drawn.gantt = scheduleGantt(timed, {drawn.name, unit, {}, onFirstStage, nodes});
    drawn.timed = std::move(timed);
    measureBubbles(drawn, times, gpuShares);
    measureLive(drawn);
    return drawn;
}

Result<DrawnSchedule> simulated(const PipelineShape& shape, const StageTimes& times, const HopTimes& hops, GanttTime unit)
{
    Schedule schedule = makeSchedule(shape);
    Result<Simulation> simulation = simulate(schedule, times, hops);
    if (!simulation)
        return simulation.error();
    return drawnOf(timedSchedule(std::move(schedule), std::move(simulation).value()), times, unit);
}

QStringList nodesOfRanks(const Estimate& estimate)
{
    const Cluster& cluster = estimate.scenario().cluster;
    QStringList nodes;
    for (int rank = 0; cluster.isMixed() && rank < estimate.plan().pp; ++rank)
        nodes << shortGpuName(cluster.group(estimate.plan().nodesOfRank(rank)).gpu.name);
    return nodes;
}

DrawnSchedule drawnOf(const Estimate& estimate)
{
    const std::shared_ptr<const StepEstimate>& step = estimate.step();
    const QString encoders = encodersName(*estimate.scenario().architecture);
    DrawnSchedule drawn = drawnOf(std::make_shared<const TimedSchedule>(TimedSchedule{*step->schedule, *step->simulation, step}),
                                  step->times, GanttTime::InSeconds, encoders, nodesOfRanks(estimate), estimate.plan().gpuShares());
    if (!encoders.isEmpty()) {
        const BlockTimes own = blockTimes(step->layersOf(estimate.plan().groupOfRank(0)).encoders);
        drawn.encoder = EncoderBlocks{encoders, own.forward, own.inputGrad, own.weightGrad};
    }
    drawn.shares = estimate.shares();
    if (step->ranks.size() > 1)
        drawn.ending = EndingRankWait{step->endingRank, step->bubble.value(), step->bubble / step->step};
    return drawn;
}

/// In seconds as the plan with this pipeline has it, whether it has it already, would have it, or cannot.
Result<DrawnSchedule> drawnIn(const Estimate& own, const PipelineShape& shape, const QSet<QString>& locked)
{
    if (isSame(shape, shapeOfPlan(own)))
        return drawnOf(own);
    const Scenario tried = withPipeline(own.scenario(), shape, locked);
    const Result<Estimate> estimated = estimate(tried);
    if (estimated && estimated->step() && isSame(shapeOfPlan(*estimated), shape))
        return drawnOf(*estimated);
    const HopTimes& hops = own.step()->hops;
    const bool isPlaced = shape.stages == own.plan().pp;  // a longer pipeline has ranks that are on no nodes
    return simulated(shape, stageBlockTimes(own, tried, shape), isPlaced ? hops : HopTimes(hops.longest()), GanttTime::InSeconds);
}

}  // namespace

QString scheduleName(ScheduleKind kind) { return choiceLabel("plan.schedule", nameOf(kind)); }

QString scheduleName(const PipelineShape& shape)
{
    const QString name = scheduleName(shape.kind);
    //: %1: a schedule whose forward and backward blocks are fused, "1F1B"
    return fusedPairsOf(shape) ? tr("%1, fused").arg(name) : name;
}

std::vector<std::shared_ptr<const GanttData>> panelsOf(const PipelinePicture& picture)
{
    std::vector<std::shared_ptr<const GanttData>> panels;
    for (const auto* each : {&picture.drawn, &picture.against}) {
        if (*each)
            panels.push_back((*each)->gantt);
    }
    return panels;
}

std::shared_ptr<const PipelinePicture> pipelinePicture(const std::shared_ptr<const Estimate>& estimate, const PipelineQuestion& question)
{
    auto picture = std::make_shared<PipelinePicture>();
    picture->question = question;
    const auto drawInto = [&](const PipelineShape& shape, std::vector<ScheduleLimit>& limits, std::optional<DrawnSchedule>& place) {
        limits = checkShape(shape, GroupChoice::Follows, kMaxDrawnBlocks);
        if (!limits.empty())
            return;
        const bool hasSeconds = !question.unitTimes && estimate && estimate->step();
        auto drawn =
            hasSeconds ? drawnIn(*estimate, shape, question.lockedDegrees) : simulated(shape, unitBlockTimes(shape), 0, GanttTime::InUnits);
        if (drawn)
            place = std::move(drawn).value();
        else
            picture->problem = errorSentence(drawn.error());
    };
    drawInto(question.shape, picture->limits, picture->drawn);
    if (picture->drawn && question.against)
        drawInto(shapeInKind(question.shape, *question.against), picture->againstLimits, picture->against);
    if (picture->drawn)
        picture->repeats = repeatsOf(panelsOf(*picture));
    return picture;
}

}  // namespace shardscope
