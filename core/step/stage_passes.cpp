// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/stage_passes.h"

#include <algorithm>

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

/// Whether two stages take the same but for what stands on the model's ends.
bool areAlike(const Architecture& architecture, const StageRange& a, const StageRange& b)
{
    const auto kinds = architecture.kindOfLayer.begin();
    return a.recomputedEnd - a.first == b.recomputedEnd - b.first && std::equal(kinds + a.first, kinds + a.end, kinds + b.first, kinds + b.end);
}

}  // namespace

std::vector<Passes> stagePasses(const Site& site, const ResolvedPlan& plan, const LayerPasses& layers)
{
    const Architecture& architecture = *site.architecture;
    std::vector<Passes> stages(plan.stageLayers.size());
    const std::vector<StageRange> ranges = stageRanges(site, plan);
    for (std::size_t index = 0; index < ranges.size(); ++index) {
        const StageRange& range = ranges[index];
        Passes& stage = stages[index];
        if (index > 0 && areAlike(architecture, range, ranges[index - 1])) {
            stage = stages[index - 1];
            continue;
        }
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
        block.inputGrad = (passes.recompute.total() + passes.inputGrad.total()).value();
        block.weightGrad = passes.weightGrad.total().value();
        block.backward = block.inputGrad + block.weightGrad;
        times.push_back(block);
    }
    for (std::size_t stage = 0; stage < stages.size(); ++stage) {
        const std::size_t other = stages.size() - 1 - stage;
        times[stage].fused = times[stage].forward + times[other].backward - hiddenByFusing(stages[stage], stages[other]).value();
    }
    return times;
}

Seconds hiddenByFusing(const Passes& forward, const Passes& backward)
{
    return forward.forward.exposedOf(Axis::Ep) + backward.recompute.exposedOf(Axis::Ep) + backward.inputGrad.exposedOf(Axis::Ep) +
           backward.weightGrad.exposedOf(Axis::Ep);
}

}  // namespace shardscope
