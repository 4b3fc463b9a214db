// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traffic/stage_collectives.h"

#include "core/layer/layer_operators.h"
#include "core/memory/rank_stages.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

/// Whether the forward pass of an operator is repeated in the backward pass. A recomputed attention core repeats its ring;
/// per-operator recompute keeps the results of collectives (torchtitan, distributed/activation_checkpoint.py).
bool isRepeated(const Operator& op, Recompute mode)
{
    return mode == Recompute::Full || (mode == Recompute::Selective && op.repeatedBySelective);
}

void addOperators(StageCollectives& collectives, const OperatorList& operators, Recompute mode, double times)
{
    for (const Operator& op : operators) {
        for (const Collective& collective : op.forwardCollectives.items())
            collectives.add(collective, isRepeated(op, mode) ? 2 * times : times);
        for (const Collective& collective : op.backwardCollectives.items())
            collectives.add(collective, times);
    }
}

/// Layers of each kind on one rank, those that are recomputed apart.
struct LayerCounts {
    double recomputed = 0;
    double kept = 0;
};

std::vector<LayerCounts> countLayers(const Scenario& scenario, const RankStages& stages)
{
    const bool someOnly = scenario.plan.recompute == Recompute::Full && scenario.plan.recomputeLayers.has_value();
    std::vector<LayerCounts> counts(scenario.architecture->kinds.size());
    for (const StageRange& range : stages.ranges) {
        for (int layer = range.first; layer < range.end; ++layer) {
            LayerCounts& of = counts[scenario.architecture->kindOfLayer[static_cast<std::size_t>(layer)]];
            const bool recomputed = !someOnly || layer - range.first < *scenario.plan.recomputeLayers;
            (recomputed ? of.recomputed : of.kept) += 1;
        }
    }
    return counts;
}

/// Micro-batches that pass through each chunk of a rank: half of them in each direction of DualPipe.
double passes(const Scenario& scenario, const ResolvedPlan& plan)
{
    const bool both = traitsOf(scenario.plan.schedule).placement == Placement::BothDirections;
    return static_cast<double>(plan.microBatches) / (both ? 2 : 1);
}

void addOuterLayers(StageCollectives& collectives, const Scenario& scenario, const RankStages& stages, const RankShape& shape,
                    double vocabulary, double times)
{
    const Architecture& architecture = *scenario.architecture;
    const OperatorList head = headOperators(architecture, vocabulary, shape);
    if (stages.holdsEmbedding)
        addOperators(collectives, embeddingOperators(architecture, vocabulary, shape), Recompute::None, times);
    if (!stages.holdsHead)
        return;
    addOperators(collectives, head, Recompute::None, times * (1 + architecture.mtpLayers));
    if (architecture.mtpLayers > 0) {
        const LayerKind& kind = architecture.mtpKind ? *architecture.mtpKind : architecture.layer(architecture.layers() - 1);
        addOperators(collectives, layerOperators(kind, architecture.position, shape), scenario.plan.recompute,
                     times * architecture.mtpLayers);
    }
}

}  // namespace

void StageCollectives::add(const Collective& collective, double times)
{
    sizes[static_cast<std::size_t>(collective.group)][static_cast<std::size_t>(collective.kind)] += collective.bytes * times;
}

StageCollectives stageCollectives(const Scenario& scenario, const ResolvedPlan& plan, int rank)
{
    const Architecture& architecture = *scenario.architecture;
    const RankShape shape = rankShape(scenario, plan);
    const RankStages stages = rankStages(scenario, plan, rank);
    const ParameterTable parameters = parameterTable(scenario, plan);
    const double times = passes(scenario, plan);
    const std::vector<LayerCounts> counts = countLayers(scenario, stages);
    StageCollectives collectives;
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        const OperatorList operators = layerOperators(architecture.kinds[kind], architecture.position, shape);
        addOperators(collectives, operators, scenario.plan.recompute, times * counts[kind].recomputed);
        addOperators(collectives, operators, Recompute::None, times * counts[kind].kept);
    }
    addOuterLayers(collectives, scenario, stages, shape, parameters.vocabulary, times);
    addGradientCollectives(collectives, scenario, plan, rankParameters(scenario, parameters, stages));
    return collectives;
}

}  // namespace shardscope
