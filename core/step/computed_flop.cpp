// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/computed_flop.h"

#include "core/framework/framework_defaults.h"
#include "core/layer/encoder_operators.h"
#include "core/layer/encoder_recompute.h"
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
    RankShape shape = rankShape(site, plan, {}, MicroBatchKind::Mean);
    shape.tp = shape.cp = shape.ep = shape.etp = 1;
    shape.sequenceParallel = false;
    shape.tokens = shape.shardedTokens = shape.rowTokens * plan.microBatch;
    shape.capacityFactor = 0;
    shape.expertImbalance = 1;
    return shape;
}

/// Per token of one layer of a kind.
struct LayerFlop {
    Term repeated;
    Term aboveCausal;
    Term inTiles;  ///< computed once more in the backward, whether the layer is recomputed or not
};

/// The operators of a layer, for a micro-batch of so many tokens of the language model.
struct ComputedLayer {
    OperatorList operators;
    double tokens = 0;
    Term attendedShare;  ///< of the scores, those that count
    bool computesAllScores = false;
    bool goesBack = true;
};

LayerFlop flopOf(const ComputedLayer& layer, Recompute mode, bool stopsEarly, const Terms& terms)
{
    TermSum repeated;
    TermSum aboveCausal;
    TermSum inTiles;
    for (const Operator& op : layer.operators) {
        const Terms own = terms.about(nameOf(op.id));
        const double again = repeatedForwards(op, mode, stopsEarly);
        if (again > 0 && op.forward > Flop())
            repeated.add(own.product("operator-flop-again", own("repeated-share", again), own("operator-flop", op.forward)));
        if (op.repeatedInTiles && op.forward > Flop())
            inTiles.add(own("operator-flop", op.forward));
        if (op.kind() == OperatorKind::Attention && layer.computesAllScores) {
            const Term forward = own("operator-flop", op.forward);
            const Term both =
                layer.goesBack ? own.sum("operator-flop-both-ways", forward, own("operator-flop-backward", op.backward)) : forward;
            aboveCausal.add(
                own.product("operator-flop-in-vain", both, own.difference("share-in-vain", terms("one", 1), layer.attendedShare)));
        }
    }
    const Term tokens = terms("micro-batch-tokens", layer.tokens);
    return {terms.quotient("repeated-flop-of-layer", repeated.as("repeated-flop-of-tokens", terms), tokens),
            terms.quotient("vain-flop-of-layer", aboveCausal.as("vain-flop-of-tokens", terms), tokens),
            terms.quotient("tile-flop-of-layer", inTiles.as("tile-flop-of-tokens", terms), tokens)};
}

LayerFlop flopOf(const LayerKind& kind, Position position, const ResolvedPlan& plan, const RankShape& shape, const Terms& terms)
{
    if (!terms.recorder() && plan.recompute == Recompute::None && shape.style.fusedAttention() && shape.feedForwardTiles <= 1)
        return {};
    const bool computesAllScores = !shape.style.fusedAttention() && !kind.attention.blocks;
    Term share{1};
    if (computesAllScores)
        share = terms.quotient("causal-share", keysOf(kind.attention, shape, terms), sequenceOf(shape, terms));
    const bool goesBack = kind.learning.passesGradient;
    return flopOf({layerOperators(kind, position, shape), shape.tokens, share, computesAllScores, goesBack},
                  goesBack ? plan.recompute : Recompute::None, recomputeStopsEarly(plan), terms);
}

/// Returns the layers of the encoders that learn and recompute, and the scores of all encoders beyond their windows.
void addEncoders(TermSum& total, const Site& site, const ResolvedPlan& plan, const RankShape& model, const Terms& terms)
{
    for (const EncoderPart& part : encoderParts(*site.architecture, model)) {
        if (!part.isLayer())
            continue;
        const Terms own = terms.recorder() ? terms.about(terms.recorder()->text(part.name)) : terms;
        const ComputedLayer layer{
            part.operators, model.tokens,
            own.quotient("encoder-attended-share", own("encoder-keys", part.keys), own("encoder-patches", part.shape.sequence)),
            !model.style.fusedAttention(), part.learns};
        const LayerFlop one = flopOf(layer, recomputeOf(part, plan), recomputeStopsEarly(plan), own);
        const Term times = own("encoder-layers-of-kind", part.times);
        if (one.repeated.value > 0)
            total.add(own.product("repeated-flop", times, one.repeated));
        if (one.aboveCausal.value > 0)
            total.add(own.product("vain-flop", times, one.aboveCausal));
    }
}

}  // namespace

bool recomputeStopsEarly(const ResolvedPlan& plan) { return traitsOf(plan.stack).stopsRecomputeEarly; }

double repeatedForwards(const Operator& op, Recompute mode, bool stopsEarly)
{
    // Tiles are one autograd function, which recomputation cannot stop within.
    const bool isLast = op.traits().is(OperatorRole::EndsLayer) && !op.repeatedInTiles;
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
        const LayerFlop one = flopOf(architecture.kinds[kind], architecture.position, plan, shape, own);
        if (recomputed[kind] > 0 && one.repeated.value > 0)
            total.add(own.product("repeated-flop", own("layers-recomputed-of-kind", recomputed[kind]), one.repeated));
        if (layers[kind] > 0 && one.aboveCausal.value > 0)
            total.add(own.product("vain-flop", own("layers-of-kind", layers[kind]), one.aboveCausal));
        if (layers[kind] > 0 && one.inTiles.value > 0)
            total.add(own.product("tile-flop", own("layers-of-kind", layers[kind]), one.inTiles));
    }
    RankShape whole = shape;
    whole.encoderTp = 1;
    addEncoders(total, site, plan, whole, terms);
    return Flop(total.as("extra-flop", terms).value);
}

}  // namespace shardscope
