// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/layer/adapter_operators.h"
#include "core/layer/expert_routing.h"
#include "core/layer/kernel_style.h"
#include "core/layer/layer_operators.h"
#include "core/layer/operator_builders.h"
#include "core/layer/rank_shape.h"
#include "core/model/architecture.h"

namespace shardscope {
namespace {

struct FeedForwardIds {
    OperatorId up;
    OperatorId activation;
    OperatorId down;
};

bool keepsInputOfExperts(AdapterTarget target, const RankShape& shape)
{
    return shape.learning.weights || (shape.learning.adapter.isOn(AdapterTarget::Experts) && keepsInputFor({target}, shape));
}

/// Up (and gate) projection, activation, down projection, without collectives.
struct FeedForwardOperators {
    Operator up;
    Operator activation;
    Operator down;
};

/// Rows that are multiplied, and those whose results are kept: a buffer may hold more, pages fewer.
struct FeedForwardRows {
    FeedForwardRows(Term rows) : computed(rows), kept(rows) {}
    FeedForwardRows(Term rows, Term keptRows) : computed(rows), kept(keptRows) {}
    Term computed;
    Term kept;
};

/// One function for a gated unit and the adapters of its three weights keeps the results of up and gate alone: its backward writes what was
/// activated over the gradient of the down projection's input, and both gradients over the two results (unsloth/kernels/swiglu.py,
/// swiglu_DWf_DW_dfg_kernel).
bool writesGatedUnitInPlace(const RankShape& shape)
{
    const AdapterShape& adapter = shape.learning.adapter;
    return adapter.inPlace && adapter.isOn(AdapterTarget::Gate) && adapter.isOn(AdapterTarget::Up) && adapter.isOn(AdapterTarget::Down);
}

/// `of` rows through `count` networks of `width` each (this rank's widths and tokens, all networks together). A plain
/// network keeps the up projection's output and the activation (4 bytes a unit of width and token in bf16), a gated one
/// two projections and their product (6; 8 where an eager framework keeps the activated gate too).
FeedForwardOperators feedForwardOperators(const FeedForwardIds& ids, FeedForwardRows of, Term width, bool gated, double count,
                                          const RankShape& shape, const Terms& terms)
{
    const KernelStyle& style = shape.style;
    const Term tokens = of.computed;
    const Term bytes = elementBytes(shape, terms);
    const Term hidden = hiddenWidth(shape, terms);
    const Term rows = count == 1 ? tokens : terms.quotient("rows-of-an-expert", tokens, terms("multiply-count", count));
    const Term ups = gated ? terms.product("up-and-gate-width", terms("two", 2), width) : width;
    // A kernel for each operation writes and reads what lies between: silu(gate) and its gradient, or a bias's sum.
    const double between = style.eagerActivations ? 2 : 0;
    FeedForwardOperators result{
        matrixMultiply(ids.up, rows, ups, hidden, count, shape, terms),
        memoryBound(ids.activation, tokens, width, (gated ? 3 : 2) + between, (gated ? 5 : 3) + between, bytes, terms),
        matrixMultiply(ids.down, rows, hidden, width, count, shape, terms)};
    const KeptModes offloaded = ids.up == OperatorId::ExpertUp ? shape.offloadedInputs.modesOf(OffloadModule::MoeActivation) : 0;
    const bool isOfExperts = traitsOf(ids.up).is(OperatorRole::Routed);
    const bool inPlace = gated && !isOfExperts && writesGatedUnitInPlace(shape);
    result.up.keep(style.feedForwardAgain ? kUnlessPerOperator : kUnlessFull, terms.product("up-projection", bytes, of.kept, width),
                   offloaded);
    if (gated) {
        result.up.keep(kUnlessPerOperator, terms.product("gate-projection", bytes, of.kept, width), offloaded);
        result.activation.holdGradients(
            terms.product("operator-gradients", terms("gradients-of-a-gated-unit", inPlace ? 1 : 3), bytes, tokens, width));
    }
    if (inPlace)
        return result;
    if (isOfExperts ? keepsInputOfExperts(AdapterTarget::Down, shape) : keepsInputFor({AdapterTarget::Down}, shape))
        result.activation.keep(kUnlessPerOperator, terms.product("activated", multiplyInputBytes(shape, terms), of.kept, width));
    if (gated && style.keepsActivation)
        result.activation.keep(kUnlessPerOperator, terms.product("activated-gate", bytes, of.kept, width));
    return result;
}

/// Runs tile by tile, in one autograd function that keeps the input alone (Bekman et al. 2025, ALST, arXiv 2506.13996, section 3.1;
/// DeepSpeed's TiledMLP, runtime/sequence_parallel/ulysses_sp.py: as many tiles as the sequence is longer than a hidden vector). Its backward
/// makes one tile again beside the whole gradients of input and output.
void tile(FeedForwardOperators& parts, const RankShape& shape, const Terms& terms)
{
    if (shape.feedForwardTiles <= 1)
        return;
    const Term tiles = terms("feed-forward-tiles", shape.feedForwardTiles);
    Bytes kept;
    for (const Operator* op : {&parts.up, &parts.activation, &parts.down})
        kept += op->keptIn(Recompute::None);
    const Term whole = terms.product("gradients-of-whole-tiles", terms("two", 2),
                                     hiddenVectors("hidden-of-tiles", elementBytes(shape, terms), shape, terms));
    for (Operator* op : {&parts.up, &parts.activation, &parts.down}) {
        const Term both = terms.sum("kept-and-gradients", terms("kept-of-feed-forward", kept), terms("operator-gradients", op->gradients));
        op->holdGradients(terms.sum("operator-gradients", terms.quotient("one-tile", both, tiles), whole));
        op->kept = {};
        op->offloaded = {};
        op->keptTerms.clear();
        op->repeatedInTiles = true;
    }
}

void appendParts(OperatorList& list, const FeedForwardOperators& parts, Term width, const RankShape& shape, const Terms& terms)
{
    const bool gated = parts.up.shape.n > width.value;
    if (gated)
        appendAdapted(list, parts.up, {{AdapterTarget::Gate, width}, {AdapterTarget::Up, width}}, shape, terms);
    else
        appendAdapted(list, parts.up, {{AdapterTarget::Up, width}}, shape, terms);
    append(list, parts.activation, shape, terms);
    appendAdapted(list, parts.down, {{AdapterTarget::Down, hiddenWidth(shape, terms)}}, shape, terms);
}

/// Router logits and probabilities are fp32 (4 + 4 bytes per token and expert).
Operator routerOperator(const MixtureOfExperts& experts, const RankShape& shape, const Terms& terms)
{
    const auto count = static_cast<double>(experts.experts);
    Operator op =
        matrixMultiply(OperatorId::Router, terms("/model/architecture/moe/experts", count), hiddenWidth(shape, terms), shape, terms);
    op.keep(kUnlessFull, terms.product("router-logits", terms("router-bytes", 8), terms("sharded-tokens", shape.shardedTokens),
                                       terms("/model/architecture/moe/experts", count)));
    return op;
}

/// Sends each token to the ranks of its experts (dispatch), or back (combine).
Operator exchangeOperator(OperatorId id, Term rows, const RankShape& shape, const Terms& terms)
{
    const Term e = elementBytes(shape, terms);
    const Term hidden = hiddenWidth(shape, terms);
    const RowMoves moved = id == OperatorId::Dispatch ? shape.style.dispatch : shape.style.combine;
    Operator op = memoryBound(id, rows, hidden, moved.forward, moved.backward, e, terms);
    // With expert tensor parallelism each rank sends its own tokens; the group gathers them after that.
    const Term sent = terms.product("collective-bytes", e, terms.quotient("rows-of-own-tokens", rows, terms("etp", shape.etp)), hidden);
    const Bytes bytes(op.note("collective-bytes", sent).value);
    if (shape.ep > 1) {
        op.forwardCollectives.add({CollectiveKind::AllToAll, CommunicationGroup::Expert, bytes});
        op.backwardCollectives.add({CollectiveKind::AllToAll, CommunicationGroup::Expert, bytes});
    }
    return op;
}

/// Returns the shape in which routed experts work: narrower tokens, if these are projected before they are sent.
RankShape shapeOfExperts(const MixtureOfExperts& experts, const RankShape& shape)
{
    RankShape inner = shape;
    inner.isLatent = experts.latentWidth > 0;
    if (inner.isLatent)
        inner.hidden = static_cast<double>(experts.latentWidth);
    return inner;
}

/// Returns the rows for which what experts keep is laid out: pages hold what comes on average with a margin, whole buffers as many as may
/// come (Megatron-LM, docs/user-guide/features/paged_stash.md).
Term keptRowsOfExperts(const MixtureOfExperts& experts, Term rows, const RankShape& shape, const Terms& terms)
{
    if (shape.expertStash == 0 && shape.expertCapacity == 0)
        return rows;
    const Term factor = shape.expertStash > 0 ? terms("/training/software/paged_stash", shape.expertStash)
                                              : terms("/training/software/rank_capacity", shape.expertCapacity);
    return terms.product("kept-rows-of-experts", terms("sharded-tokens", shape.shardedTokens),
                         terms("/model/architecture/moe/top_k", static_cast<double>(experts.topK)), terms("etp", shape.etp), factor);
}

/// Copies what experts keep into pages, and back before the backward; only the rows that came are copied.
Operator stashOperator(Bytes laidOut, Term keptRows, Term rows, const RankShape& shape, const Terms& terms)
{
    Operator op(OperatorId::ExpertStash);
    op.shape = {rows.value, shape.hidden, shape.hidden};
    const Term each = terms.quotient("stashed-per-row", terms("laid-out-for-experts", laidOut), keptRows);
    const Term moved = terms.product("bytes-moved", terms("read-and-written-once", 2), rows, each);
    move(op, moved, moved);
    return op;
}

void appendSharedExperts(OperatorList& list, const MixtureOfExperts& experts, const RankShape& shape, const Terms& terms)
{
    const Term width =
        terms.quotient("feed-forward-width", terms("/model/architecture/moe/shared_expert_ffn", static_cast<double>(experts.sharedWidth)),
                       terms("/plan/tp", waysOf(OperatorId::SharedExpertUp, shape)));
    FeedForwardOperators parts =
        feedForwardOperators({OperatorId::SharedExpertUp, OperatorId::SharedExpertActivation, OperatorId::SharedExpertDown},
                             terms("tokens", shape.tokens), width, experts.expert.gated, 1, shape, terms);
    appendParts(list, parts, width, shape, terms);
}

}  // namespace

void appendFeedForward(OperatorList& list, const FeedForward& feedForward, const RankShape& shape, const Terms& terms)
{
    const Term width = terms.quotient("feed-forward-width", terms("/model/architecture/ffn", static_cast<double>(feedForward.width)),
                                      terms("/plan/tp", waysOf(OperatorId::FeedForwardUp, shape)));
    FeedForwardOperators parts = feedForwardOperators({OperatorId::FeedForwardUp, OperatorId::Activation, OperatorId::FeedForwardDown},
                                                      terms("tokens", shape.tokens), width, feedForward.gated, 1, shape, terms);
    tile(parts, shape, terms);
    if (shape.style.keepsBlockOutput)
        parts.down.keep(keptModes({Recompute::PerOperator}), hiddenVectors("block-output", elementBytes(shape, terms), shape, terms));
    appendParts(list, parts, width, shape, terms);
}

double routedRows(const MixtureOfExperts& experts, const RankShape& shape, const Terms& terms)
{
    const Term factor = shape.capacityFactor > 0 ? terms("/training/software/capacity_factor", shape.capacityFactor)
                                                 : terms("/training/software/expert_imbalance", shape.expertImbalance);
    return terms
        .product("routed-rows", terms("sharded-tokens", shape.shardedTokens),
                 terms("/model/architecture/moe/top_k", static_cast<double>(experts.topK)), terms("etp", shape.etp), factor)
        .value;
}

void appendExperts(OperatorList& list, const MixtureOfExperts& experts, const RankShape& shape, const Terms& terms)
{
    const Term rowsOfExperts = terms("routed-rows", routedRows(experts, shape, terms));
    appendAdapted(list, routerOperator(experts, shape, terms),
                  {{AdapterTarget::Router, terms("/model/architecture/moe/experts", static_cast<double>(experts.experts))}}, shape, terms);
    const RankShape inner = shapeOfExperts(experts, shape);
    const Term hidden = hiddenWidth(inner, terms);
    if (inner.isLatent) {
        Operator narrow = matrixMultiply(OperatorId::ExpertNarrow, hidden, hiddenWidth(shape, terms), shape, terms);
        narrow.keep(kUnlessPerOperator, hiddenVectors("kept-latent-tokens", elementBytes(shape, terms), inner, terms));
        append(list, narrow, shape, terms);
    }

    Operator dispatch = exchangeOperator(OperatorId::Dispatch, rowsOfExperts, inner, terms);
    const Term keptRows = keptRowsOfExperts(experts, rowsOfExperts, shape, terms);
    if (keepsInputOfExperts(AdapterTarget::Gate, shape) || keepsInputOfExperts(AdapterTarget::Up, shape))
        dispatch.keep(kUnlessPerOperator, terms.product("dispatched-rows", multiplyInputBytes(shape, terms), keptRows, hidden),
                      shape.offloadedInputs.modesOf(OffloadModule::ExpertFc1));
    append(list, dispatch, shape, terms);

    const double localExperts = std::max(1.0, static_cast<double>(experts.experts) / shape.ep);
    const Term width =
        terms.quotient("expert-width", terms("/model/architecture/moe/expert_ffn", static_cast<double>(experts.expert.width)),
                       terms("etp", waysOf(OperatorId::ExpertUp, shape)));
    FeedForwardOperators parts = feedForwardOperators({OperatorId::ExpertUp, OperatorId::ExpertActivation, OperatorId::ExpertDown},
                                                      {rowsOfExperts, keptRows}, width, experts.expert.gated, localExperts, inner, terms);
    const Bytes stashed = dispatch.keptIn(Recompute::None) + parts.up.keptIn(Recompute::None) + parts.activation.keptIn(Recompute::None);
    appendParts(list, parts, width, inner, terms);
    if (shape.expertStash > 0)
        list.push_back(stashOperator(stashed, keptRows, rowsOfExperts, shape, terms));

    Operator combine = exchangeOperator(OperatorId::Combine, rowsOfExperts, inner, terms);
    if (shape.style.keepsExpertOutputs)
        combine.keep(kUnlessPerOperator, terms.product("expert-outputs", elementBytes(shape, terms), keptRows, hidden));
    append(list, combine, shape, terms);
    if (inner.isLatent) {
        Operator widen = matrixMultiply(OperatorId::ExpertWiden, hiddenWidth(shape, terms), hidden, shape, terms);
        widen.keep(kUnlessPerOperator, hiddenVectors("kept-combined-tokens", elementBytes(shape, terms), inner, terms));
        append(list, widen, shape, terms);
    }

    if (experts.sharedExperts > 0)
        appendSharedExperts(list, experts, shape, terms);
}

}  // namespace shardscope
