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
    return mode == Recompute::Full || (mode == Recompute::Selective && op.kind() == OperatorKind::Attention);
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

std::vector<LayerCounts> countLayers(const Basis& basis, const RankStages& stages)
{
    const Architecture& architecture = *basis.site.architecture;
    std::vector<LayerCounts> counts(architecture.kinds.size());
    for (const StageRange& range : stages.ranges) {
        for (int layer = range.first; layer < range.end; ++layer) {
            LayerCounts& of = counts[architecture.kindOfLayer[static_cast<std::size_t>(layer)]];
            const bool recomputed = basis.plan.recomputes(layer - range.first);
            (recomputed ? of.recomputed : of.kept) += 1;
        }
    }
    return counts;
}

/// Micro-batches that pass through each chunk of a rank: half of them in each direction of DualPipe.
double passes(const ResolvedPlan& plan)
{
    const bool both = traitsOf(plan.schedule).placement == Placement::BothDirections;
    return static_cast<double>(plan.microBatches) / (both ? 2 : 1);
}

void addOuterLayers(StageCollectives& collectives, const Basis& basis, const RankStages& stages, double times)
{
    const ModelOperators& operators = basis.ledger.operators;
    if (stages.holdsEmbedding)
        addOperators(collectives, operators.embedding, Recompute::None, times);
    if (!stages.holdsHead)
        return;
    const double predictions = basis.site.architecture->mtpLayers;
    addOperators(collectives, operators.head, Recompute::None, times * (1 + predictions));
    addOperators(collectives, operators.mtp, basis.plan.recompute, times * predictions);
}

}  // namespace

void StageCollectives::add(const Collective& collective, double times)
{
    sizes[static_cast<std::size_t>(collective.group)][static_cast<std::size_t>(collective.kind)] += collective.bytes * times;
}

StageCollectives stageCollectives(const Basis& basis, int rank)
{
    const RankStages stages = rankStages(basis.site, basis.plan, rank);
    const double times = passes(basis.plan);
    const std::vector<LayerCounts> counts = countLayers(basis, stages);
    StageCollectives collectives;
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        const OperatorList& operators = basis.ledger.operators.ofLayerKind[kind];
        addOperators(collectives, operators, basis.plan.recompute, times * counts[kind].recomputed);
        addOperators(collectives, operators, Recompute::None, times * counts[kind].kept);
    }
    addOuterLayers(collectives, basis, stages, times);
    addGradientCollectives(collectives, basis, rankParameters(basis.site, basis.ledger.parameters, stages));
    return collectives;
}

}  // namespace shardscope
