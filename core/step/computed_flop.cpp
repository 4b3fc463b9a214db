// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/computed_flop.h"

#include "core/layer/attention_shape.h"
#include "core/layer/layer_operators.h"
#include "core/memory/rank_stages.h"
#include "core/plan/framework_defaults.h"

namespace shardscope {
namespace {

/// One rank that does everything.
RankShape wholeShape(const Site& site, const ResolvedPlan& plan)
{
    RankShape shape = rankShape(site, plan);
    shape.tp = shape.cp = shape.ep = shape.etp = 1;
    shape.sequenceParallel = false;
    shape.tokens = shape.shardedTokens = shape.sequence * plan.microBatch;
    shape.capacityFactor = 0;
    shape.expertImbalance = 1;
    return shape;
}

LayerFlop flopOf(const LayerKind& kind, Position position, Recompute mode, bool stopsEarly, const RankShape& shape)
{
    LayerFlop flop;
    if (mode == Recompute::None && shape.style.fusedAttention())
        return flop;
    for (const Operator& op : layerOperators(kind, position, shape)) {
        flop.repeated += repeatedForwards(op, mode, stopsEarly) * op.forward;
        if (op.kind() == OperatorKind::Attention && !shape.style.fusedAttention()) {
            const double causal = causalKeys(shape.sequence, static_cast<double>(kind.attention.slidingWindow));
            flop.aboveCausal += (op.forward + op.backward) * (1 - causal / shape.sequence);
        }
    }
    return {flop.repeated / shape.tokens, flop.aboveCausal / shape.tokens};
}

}  // namespace

bool recomputeStopsEarly(const ResolvedPlan& plan)
{
    return plan.stack == SoftwareStack::EagerTorch || plan.stack == SoftwareStack::CompiledTorch;
}

double repeatedForwards(const Operator& op, Recompute mode, bool stopsEarly)
{
    const bool isLast = op.traits().is(OperatorRole::EndsLayer);
    switch (mode) {
    case Recompute::None:
        return 0;
    case Recompute::Selective:
        return op.repeatedBySelective ? 1 : 0;
    case Recompute::PerOperator:
        if (op.kind() == OperatorKind::Attention)
            return 0;
        return op.kind() == OperatorKind::MatrixMultiply ? 0.5 : 1;
    case Recompute::Full:
        return stopsEarly && isLast ? 0 : 1;
    }
    return 0;
}

double repeatedSends(const Operator& op, CollectiveKind kind, Recompute mode, bool stopsEarly)
{
    const bool isKept = kind == CollectiveKind::ReduceScatter || kind == CollectiveKind::AllToAll;
    return mode == Recompute::PerOperator && isKept ? 0 : repeatedForwards(op, mode, stopsEarly);
}

ExtraFlop extraFlopPerToken(const Site& site, const ResolvedPlan& plan)
{
    const Architecture& architecture = *site.architecture;
    const RankShape shape = wholeShape(site, plan);
    ExtraFlop extra;
    for (const LayerKind& kind : architecture.kinds)
        extra.ofLayerKind.push_back(flopOf(kind, architecture.position, plan.recompute, recomputeStopsEarly(plan), shape));
    extra.layers.assign(architecture.kinds.size(), 0);
    extra.recomputed.assign(architecture.kinds.size(), 0);
    for (const StageRange& range : stageRanges(site, plan)) {
        for (int layer = range.first; layer < range.end; ++layer) {
            const std::size_t kind = architecture.kindOfLayer[static_cast<std::size_t>(layer)];
            ++extra.layers[kind];
            extra.recomputed[kind] += layer < range.recomputedEnd ? 1 : 0;
        }
    }
    for (std::size_t kind = 0; kind < extra.layers.size(); ++kind)
        extra.total += extra.recomputed[kind] * extra.ofLayerKind[kind].repeated + extra.layers[kind] * extra.ofLayerKind[kind].aboveCausal;
    return extra;
}

}  // namespace shardscope
