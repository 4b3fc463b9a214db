// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/stage_passes.h"

#include <algorithm>

#include "core/memory/rank_stages.h"
#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"
#include "core/step/layer_passes.h"
#include "core/step/pass_time.h"

namespace shardscope {

namespace {

void add(Passes& stage, int layers, const Passes& each)
{
    if (layers == 0)
        return;
    stage.forward += layers * each.forward;
    stage.recompute += layers * each.recompute;
    stage.inputGrad += layers * each.inputGrad;
    stage.weightGrad += layers * each.weightGrad;
}

/// Whether two stages take the same but for what stands on the model's ends.
bool areAlike(const Architecture& architecture, const StageRange& a, const StageRange& b)
{
    const auto kinds = architecture.kindOfLayer.begin();
    return a.recomputedEnd - a.first == b.recomputedEnd - b.first &&
           std::equal(kinds + a.first, kinds + a.end, kinds + b.first, kinds + b.end);
}

}  // namespace

Passes passesOfLayers(const std::vector<int>& recomputed, const std::vector<int>& kept, const LayerPasses& layers)
{
    Passes stage;
    for (std::size_t kind = 0; kind < recomputed.size(); ++kind) {
        add(stage, recomputed[kind], layers.ofLayerKind[kind]);
        add(stage, kept[kind], layers.ofLayerKindKept[kind]);
    }
    return stage;
}

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
        stage = passesOfLayers(layersOfEachKind(architecture, range.first, range.recomputedEnd),
                               layersOfEachKind(architecture, range.recomputedEnd, range.end), layers);
    }
    Passes& first = stages[static_cast<std::size_t>(firstStage(plan))];
    first += layers.encoders;
    first += layers.forwards;
    first += layers.embedding;
    stages.back() += layers.head;
    stages.back() += layers.mtp;
    return stages;
}

std::vector<Passes> stagePasses(const Site& site, const ResolvedPlan& plan, const LayersOfGroup& layersOf)
{
    std::vector<Passes> stages = stagePasses(site, plan, layersOf(0));
    for (int group = 1; group < plan.groupCount(); ++group) {
        std::vector<Passes> here = stagePasses(site, plan, layersOf(group));
        if (group == plan.groupOfRank(0) && plan.encoderGpus > 0)
            here.front() = layersOf(group).encoders;
        for (int rank = 0; rank < plan.pp; ++rank) {
            for (const int stage : plan.groupOfRank(rank) == group ? plan.stagesOfRank(rank) : std::vector<int>())
                stages[static_cast<std::size_t>(stage)] = here[static_cast<std::size_t>(stage)];
        }
    }
    return stages;
}

BlockTimes blockTimes(const Passes& passes)
{
    BlockTimes block;
    block.forward = passes.forward.total().value();
    block.inputGrad = (passes.recompute.total() + passes.inputGrad.total()).value();
    block.weightGrad = passes.weightGrad.total().value();
    block.backward = block.inputGrad + block.weightGrad;
    return block;
}

StageTimes blockTimes(const std::vector<Passes>& stages)
{
    StageTimes times;
    times.reserve(stages.size());
    for (const Passes& passes : stages)
        times.push_back(blockTimes(passes));
    return times;
}

}  // namespace shardscope
