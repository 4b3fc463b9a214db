// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline_picture.h"

#include "app/panels/choice_labels.h"
#include "app/text/parameter_text.h"
#include "core/schedule/live_activations.h"
#include "core/schedule/schedule_traits.h"
#include "core/text/error_text.h"

namespace shardscope {
namespace {

void measureBubbles(DrawnSchedule& drawn, const StageTimes& times)
{
    const Schedule& schedule = drawn.timed->schedule;
    const Simulation& simulation = drawn.timed->simulation;
    drawn.mean = meanTimes(times);
    drawn.bubble = bubbleFractions(schedule, simulation).value_or(BubbleFractions());
    drawn.work = simulation.makespan * (1 - drawn.bubble.ofTotal);
    drawn.idle = longestIdle(schedule, simulation);
    drawn.law = bubbleLaw(schedule.shape, drawn.mean);
}

void measureLive(DrawnSchedule& drawn)
{
    const Schedule& schedule = drawn.timed->schedule;
    const double part = double(schedule.shape.stages) / double(virtualStages(schedule.shape));
    for (int rank = 0; rank < schedule.rankCount(); ++rank) {
        const double live = double(peakLiveOf(schedule.rank(rank))) * part;
        if (live > drawn.peakLive) {
            drawn.peakLive = live;
            drawn.worstRank = rank;
        }
    }
}

Result<DrawnSchedule> draw(const Estimate* estimate, const PipelineShape& shape, bool unitTimes)
{
    const StageBlockTimes blocks = unitTimes || !estimate || !estimate->step() ? unitBlockTimes(shape) : stageBlockTimes(*estimate, shape);
    auto timed = std::make_shared<TimedSchedule>();
    timed->schedule = makeSchedule(shape);
    auto simulation = simulate(timed->schedule, blocks.times, blocks.hop);
    if (!simulation)
        return simulation.error();
    timed->simulation = std::move(simulation).value();
    DrawnSchedule drawn;
    drawn.name = scheduleName(shape.kind);
    drawn.timed = timed;
    drawn.gantt = scheduleGantt(timed, {drawn.name, blocks.unit, {}});
    measureBubbles(drawn, blocks.times);
    measureLive(drawn);
    return drawn;
}

}  // namespace

QString scheduleName(ScheduleKind kind) { return choiceLabel("plan.schedule", nameOf(kind)); }

std::shared_ptr<const PipelinePicture> pipelinePicture(const std::shared_ptr<const Estimate>& estimate, const PipelineQuestion& question)
{
    auto picture = std::make_shared<PipelinePicture>();
    picture->question = question;
    const auto drawInto = [&](const PipelineShape& shape, std::vector<ScheduleLimit>& limits, std::optional<DrawnSchedule>& place) {
        limits = checkShape(shape);
        if (!limits.empty())
            return;
        auto drawn = draw(estimate.get(), shape, question.unitTimes);
        if (drawn)
            place = std::move(drawn).value();
        else
            picture->problem = QString::fromStdString(errorText(drawn.error()));
    };
    drawInto(question.shape, picture->limits, picture->drawn);
    if (picture->drawn && question.against)
        drawInto(shapeInKind(question.shape, *question.against), picture->againstLimits, picture->against);
    return picture;
}

}  // namespace shardscope
