// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage_block_times.h"

#include <algorithm>

#include "core/layer/layer_operators.h"
#include "core/memory/rank_parameters.h"
#include "core/schedule/stage_map.h"

namespace shardscope {
namespace {

/// The gradient of a multiply's weights is one of the two multiplies of its backward pass (Kaplan et al. 2020, section 2.1).
BlockTimes flopOf(const OperatorList& operators, Recompute mode)
{
    BlockTimes sum{0, 0, 0, 0, 0};
    for (const Operator& op : operators) {
        const double weights = op.shape.m > 0 ? op.backward.value() / 2 : 0;
        const bool again = mode != Recompute::None && op.keptIn(mode) < op.keptIn(Recompute::None);
        sum.forward += op.forward.value();
        sum.weightGrad += weights;
        sum.inputGrad += op.backward.value() - weights + (again || mode == Recompute::Full ? op.forward.value() : 0);
    }
    return sum;
}

void add(BlockTimes& sum, const BlockTimes& part)
{
    sum.forward += part.forward;
    sum.inputGrad += part.inputGrad;
    sum.weightGrad += part.weightGrad;
}

/// The model's layers in so many virtual stages: as planned where there are as many, else as evenly as possible.
std::vector<int> layersOfStages(const Estimate& estimate, std::size_t count)
{
    if (estimate.plan().stageLayers.size() == count)
        return estimate.plan().stageLayers;
    const auto layers = static_cast<std::size_t>(estimate.scenario().architecture->layers());
    std::vector<int> counts;
    for (std::size_t stage = 0; stage < count; ++stage)
        counts.push_back(static_cast<int>(layers * (stage + 1) / count - layers * stage / count));
    return counts;
}

StageTimes flopOfStages(const Estimate& estimate, std::size_t count)
{
    const Scenario& scenario = estimate.scenario();
    const Architecture& architecture = *scenario.architecture;
    const RankShape rank = rankShape(scenario, estimate.plan());
    const double vocabulary = paddedVocabulary(scenario, estimate.plan().tp);
    const std::vector<int> counts = layersOfStages(estimate, count);
    const bool someOnly = scenario.plan.recompute == Recompute::Full && scenario.plan.recomputeLayers.has_value();

    std::vector<BlockTimes> ofKind, ofKindKept;
    for (const LayerKind& kind : architecture.kinds) {
        const OperatorList operators = layerOperators(kind, architecture.position, rank);
        ofKind.push_back(flopOf(operators, scenario.plan.recompute));
        ofKindKept.push_back(flopOf(operators, Recompute::None));
    }
    StageTimes stages(count, BlockTimes{0, 0, 0, 0, 0});
    std::size_t layer = 0;
    for (std::size_t stage = 0; stage < count; ++stage) {
        for (int i = 0; i < counts[stage] && layer < architecture.kindOfLayer.size(); ++i, ++layer) {
            const bool recomputed = !someOnly || i < *scenario.plan.recomputeLayers;
            add(stages[stage], (recomputed ? ofKind : ofKindKept)[architecture.kindOfLayer[layer]]);
        }
    }
    add(stages.front(), flopOf(embeddingOperators(architecture, vocabulary, rank), Recompute::None));
    add(stages.back(), flopOf(headOperators(architecture, vocabulary, rank), Recompute::None));
    return stages;
}

void scale(StageTimes& stages, double factor)
{
    for (std::size_t s = 0; s < stages.size(); ++s) {
        BlockTimes& stage = stages[s];
        stage.forward *= factor;
        stage.inputGrad *= factor;
        stage.weightGrad *= factor;
        stage.backward = stage.inputGrad + stage.weightGrad;
    }
    // The two chunks of a rank mirror each other in the schedules that fuse.
    for (std::size_t s = 0; s < stages.size(); ++s)
        stages[s].fused = stages[s].forward + stages[stages.size() - 1 - s].backward;
}

}  // namespace

StageBlockTimes stageBlockTimes(const Estimate& estimate, const PipelineShape& shape)
{
    StageBlockTimes result;
    result.times = flopOfStages(estimate, static_cast<std::size_t>(virtualStages(shape)));
    double forward = 0;
    for (const BlockTimes& stage : result.times)
        forward += stage.forward;
    if (!(forward > 0))
        return unitBlockTimes(shape);
    scale(result.times, shape.stages / forward);
    return result;
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
