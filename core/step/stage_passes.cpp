// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/stage_passes.h"

#include "core/memory/rank_stages.h"

namespace shardscope {

std::vector<Passes> stagePasses(const Site& site, const ResolvedPlan& plan, const LayerPasses& layers)
{
    const Architecture& architecture = *site.architecture;
    std::vector<Passes> stages(plan.stageLayers.size());
    for (const StageRange& range : stageRanges(site, plan)) {
        for (int layer = range.first; layer < range.end; ++layer) {
            const std::size_t kind = architecture.kindOfLayer[static_cast<std::size_t>(layer)];
            stages[static_cast<std::size_t>(range.stage)] += layer < range.recomputedEnd ? layers.ofLayerKind[kind] : layers.ofLayerKindKept[kind];
        }
    }
    stages.front() += layers.embedding;
    stages.back() += layers.head;
    stages.back() += layers.mtp;
    return stages;
}

StageTimes blockTimes(const std::vector<Passes>& stages)
{
    StageTimes times;
    times.reserve(stages.size());
    for (std::size_t stage = 0; stage < stages.size(); ++stage) {
        const Passes& passes = stages[stage];
        BlockTimes block;
        block.forward = passes.forward.total().value();
        block.inputGrad = (passes.recompute + passes.inputGrad).total().value();
        block.weightGrad = passes.weightGrad.total().value();
        block.backward = block.inputGrad + block.weightGrad;
        block.fused = fusedPass(passes, stages[stages.size() - 1 - stage]).total().value();
        times.push_back(block);
    }
    return times;
}

PassTime fusedPass(const Passes& forward, const Passes& backward)
{
    PassTime fused = forward.forward + backward.backward();
    fused.hiddenOf(Axis::Ep) += fused.exposedOf(Axis::Ep);
    fused.exposedOf(Axis::Ep) = Seconds();
    return fused;
}

}  // namespace shardscope
