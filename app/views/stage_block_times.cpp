// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage_block_times.h"

#include <algorithm>

#include "core/schedule/stage_map.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

std::vector<int> evenLayers(std::size_t layers, std::size_t stages)
{
    std::vector<int> counts;
    for (std::size_t stage = 0; stage < stages; ++stage)
        counts.push_back(static_cast<int>(layers * (stage + 1) / stages - layers * stage / stages));
    return counts;
}

}  // namespace

StageBlockTimes stageBlockTimes(const Estimate& estimate, const PipelineShape& shape)
{
    const StepEstimate& step = *estimate.step();
    const auto count = static_cast<std::size_t>(virtualStages(shape));
    ResolvedPlan plan = estimate.plan();
    if (plan.stageLayers.size() != count)
        plan.stageLayers = evenLayers(static_cast<std::size_t>(estimate.scenario().architecture->layers()), count);
    return {blockTimes(stagePasses(estimate.basis()->site, plan, step.layers)), step.hop.value(), GanttTime::InSeconds};
}

StageBlockTimes unitBlockTimes(const PipelineShape& shape)
{
    StageBlockTimes result;
    const double part = double(shape.stages) / double(virtualStages(shape));
    result.times = uniformTimes(shape, {part, 2 * part, part, part, 3 * part});
    return result;
}

BlockTimes meanTimes(const StageTimes& times)
{
    BlockTimes mean{0, 0, 0, 0, 0};
    const double share = 1.0 / double(std::max<std::size_t>(1, times.size()));
    for (const BlockTimes& stage : times) {
        mean.forward += share * stage.forward;
        mean.backward += share * stage.backward;
        mean.inputGrad += share * stage.inputGrad;
        mean.weightGrad += share * stage.weightGrad;
        mean.fused += share * stage.fused;
    }
    return mean;
}

}  // namespace shardscope
