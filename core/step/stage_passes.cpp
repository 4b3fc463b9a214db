// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/stage_passes.h"

#include "core/memory/rank_stages.h"

namespace shardscope {

namespace {

/// The layers of a stage that take the same: a run of one kind, recomputed or not.
struct Run {
    const Passes* passes = nullptr;
    int layers = 0;
};

void add(Passes& stage, const Run& run)
{
    if (!run.passes)
        return;
    stage.forward += run.layers * run.passes->forward;
    stage.recompute += run.layers * run.passes->recompute;
    stage.inputGrad += run.layers * run.passes->inputGrad;
    stage.weightGrad += run.layers * run.passes->weightGrad;
}

}  // namespace

std::vector<Passes> stagePasses(const Site& site, const ResolvedPlan& plan, const LayerPasses& layers)
{
    const Architecture& architecture = *site.architecture;
    std::vector<Passes> stages(plan.stageLayers.size());
    for (const StageRange& range : stageRanges(site, plan)) {
        Passes& stage = stages[static_cast<std::size_t>(range.stage)];
        Run run;
        for (int layer = range.first; layer < range.end; ++layer) {
            const std::size_t kind = architecture.kindOfLayer[static_cast<std::size_t>(layer)];
            const Passes* passes = layer < range.recomputedEnd ? &layers.ofLayerKind[kind] : &layers.ofLayerKindKept[kind];
            if (passes != run.passes) {
                add(stage, run);
                run = {passes, 0};
            }
            ++run.layers;
        }
        add(stage, run);
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
