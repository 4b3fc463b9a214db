// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline/stage_block_times.h"

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/plan/stage_split.h"
#include "core/scenario/scenario.h"
#include "core/schedule/stage_map.h"
#include "core/step/basis.h"
#include "core/step/stage_passes.h"
#include "core/step/step.h"

namespace shardscope {

StageTimes stageBlockTimes(const Estimate& estimate, const Scenario& tried, const PipelineShape& shape)
{
    const auto count = static_cast<int>(virtualStages(shape));
    ResolvedPlan plan = resolvePlan(tried);
    // A plan has fewer stages than can be drawn.
    if (static_cast<int>(plan.stageLayers.size()) != count)
        plan.stageLayers = splitEvenly(tried.architecture->layers(), count);
    const StepEstimate& step = *estimate.step();
    const LayersOfGroup layersOf = [&step](int group) -> const LayerPasses& { return step.layersOf(group); };
    const Site& site = estimate.basis()->site;
    return blockTimes(site, plan, shape, layersOf, stagePasses(site, plan, layersOf));
}

StageTimes unitBlockTimes(const PipelineShape& shape)
{
    const double part = double(shape.stages) / double(virtualStages(shape));
    return uniformTimes(shape, {part, 2 * part, part, part, 3 * part});
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
