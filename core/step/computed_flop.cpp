// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/computed_flop.h"

#include "core/framework/framework_defaults.h"
#include "core/layer/layer_operators.h"
#include "core/layer/rank_shape.h"
#include "core/memory/rank_stages.h"
#include "core/model/architecture.h"
#include "core/model/layer_name.h"
#include "core/model/parameters.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"

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

/// Per token of one layer of a kind.
struct LayerFlop {
    Term repeated;
    Term aboveCausal;
};

LayerFlop flopOf(const LayerKind& kind, Position position, Recompute mode, bool stopsEarly, const RankShape& shape, const Terms& terms)
{
    if (!terms.recorder() && mode == Recompute::None && shape.style.fusedAttention())
        return {};
    TermSum repeated;
    TermSum aboveCausal;
    for (const Operator& op : layerOperators(kind, position, shape)) {
        const Terms own = terms.about(nameOf(op.id));
        const double again = repeatedForwards(op, mode, stopsEarly);
        if (again > 0 && op.forward > Flop())
            repeated.add(own.product("operator-flop-again", own("repeated-share", again), own("operator-flop", op.forward)));
        if (op.kind() == OperatorKind::Attention && !shape.style.fusedAttention()) {
            const Term share = own.quotient("causal-share", causalKeys(kind.attention, shape.sequence, terms),
                                            terms("/training/sequence_length", shape.sequence));
            const Term both =
                own.sum("operator-flop-both-ways", own("operator-flop", op.forward), own("operator-flop-backward", op.backward));
            aboveCausal.add(own.product("operator-flop-in-vain", both, own.difference("share-in-vain", terms("one", 1), share)));
        }
    }
    const Term tokens = terms("micro-batch-tokens", shape.tokens);
    return {terms.quotient("repeated-flop-of-layer", repeated.as("repeated-flop-of-tokens", terms), tokens),
            terms.quotient("vain-flop-of-layer", aboveCausal.as("vain-flop-of-tokens", terms), tokens)};
}

}  // namespace

bool recomputeStopsEarly(const ResolvedPlan& plan) { return traitsOf(plan.stack).stopsRecomputeEarly; }

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

Flop extraFlopPerToken(const Site& site, const ResolvedPlan& plan, const Terms& terms)
{
    const Architecture& architecture = *site.architecture;
    const RankShape shape = wholeShape(site, plan);
    std::vector<int> layers(architecture.kinds.size(), 0);
    std::vector<int> recomputed(architecture.kinds.size(), 0);
    for (const StageRange& range : stageRanges(site, plan)) {
        for (int layer = range.first; layer < range.end; ++layer) {
            const std::size_t kind = architecture.kindOfLayer[static_cast<std::size_t>(layer)];
            ++layers[kind];
            recomputed[kind] += layer < range.recomputedEnd ? 1 : 0;
        }
    }
    TermSum total;
    for (std::size_t kind = 0; kind < layers.size(); ++kind) {
        const Terms own = aboutKind(terms, architecture, kind);
        const LayerFlop one =
            flopOf(architecture.kinds[kind], architecture.position, plan.recompute, recomputeStopsEarly(plan), shape, own);
        if (recomputed[kind] > 0 && one.repeated.value > 0)
            total.add(own.product("repeated-flop", own("layers-recomputed-of-kind", recomputed[kind]), one.repeated));
        if (layers[kind] > 0 && one.aboveCausal.value > 0)
            total.add(own.product("vain-flop", own("layers-of-kind", layers[kind]), one.aboveCausal));
    }
    return Flop(total.as("extra-flop", terms).value);
}

}  // namespace shardscope
