// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/block_attention.h"

#include <string_view>
#include <tuple>

#include "core/layer/adapter_operators.h"
#include "core/layer/attention_core.h"
#include "core/layer/attention_shape.h"
#include "core/layer/operator_builders.h"
#include "core/layer/rank_shape.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"

namespace shardscope {
namespace {

/// Each chosen block has a position, for each head or group of heads that chooses for itself.
Term keptChoice(const BlockChoice& choice, Term choosers, const RankShape& shape, const Terms& terms)
{
    return terms.product("kept-blocks", terms("index-bytes", 4), terms("tokens", shape.tokens), choosers,
                         terms("chosen-blocks", static_cast<double>(choice.topK)));
}

/// A scored entry is the mean of the keys of its tokens, and where attention sees it, of their values.
Operator blockEntries(const BlockChoice& choice, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    const Term key = terms("key-width", heads.key);
    const Term width = choice.entryStride > 0 ? terms.sum("key-value-width", key, terms("value-width", heads.value)) : key;
    Operator op = memoryBound(OperatorId::BlockEntries, width, 1, 2, shape, terms);
    op.keep(kUnlessPerOperator, terms.quotient("kept-block-entries", ofTokens("summarised-by-entries", width, shape, terms),
                                               terms("tokens-from-entry-to-entry", static_cast<double>(choice.scoredStride()))));
    return op;
}

/// Products of queries and entries, whose sums stay on the chip. The choice of the largest sends no gradient. Kernels of NSA compute these
/// products again beside the attention to the entries (flash-linear-attention, fla/ops/nsa/parallel.py, parallel_nsa_topk).
Operator blockScores(const BlockChoice& choice, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    Operator op(OperatorId::BlockScores);
    op.shape = {shape.tokens, static_cast<double>(choice.topK), heads.query};
    const Term query = terms("query-width", heads.query);
    const Term flop = terms.product("block-score-flop", terms("two-flop", 2), terms("tokens", shape.tokens),
                                    earlierBlockEntries(choice, shape.sequence, terms), query);
    op.forward = Flop(op.note("scores-flop", flop).value);
    op.note("scores-flop-backward", terms("no-gradient-of-a-choice", 0));
    move(op, ofTokens("bytes-moved", query, shape, terms), terms("no-gradient-of-a-choice", 0));
    const bool byGroup = choice.score == BlockScore::Entries;
    const Term groups = terms.quotient("groups-of-heads-per-rank", terms("key-width", heads.key),
                                       terms.quotient("width-of-a-head", query, terms("heads-per-rank", heads.localHeads)));
    op.keep(kUnlessPerOperator, keptChoice(choice, byGroup ? groups : terms("heads-per-rank", heads.localHeads), shape, terms));
    return op;
}

/// Queries and the one key of the indexer read the layer's input, which gets no gradient of them.
void appendIndexer(OperatorList& list, const BlockChoice& choice, const RankShape& shape, const Terms& terms)
{
    const Term heads = terms("indexer-heads", static_cast<double>(choice.indexHeads));
    const Term headDim = terms("indexer-head-dim", static_cast<double>(choice.indexHeadDim));
    const Term queries = terms.product("indexer-query-width", heads, headDim);
    for (const auto& [id, width, kept] : {std::tuple{OperatorId::IndexerQuery, queries, "kept-indexer-queries"},
                                          std::tuple{OperatorId::BlockIndexerKey, headDim, "kept-block-indexer-keys"}}) {
        Operator op = matrixMultiply(id, width, hiddenWidth(shape, terms), shape, terms);
        detach(op, terms);
        op.keep(kUnlessPerOperator, ofTokens(kept, width, shape, terms));
        append(list, op, shape, terms);
    }

    Operator op(OperatorId::IndexerScores);
    op.shape = {shape.tokens, static_cast<double>(choice.topK), queries.value};
    const Term tokens = terms("tokens", shape.tokens);
    const Term forward = terms.product("block-score-flop", terms("two-flop", 2), tokens, earlierKeys(shape.sequence, terms), queries);
    const Term backward = terms.product("block-score-flop-of-gradients", terms("four-flop", 4), tokens,
                                        chosenBlockKeys(choice, shape.sequence, terms), queries);
    op.forward = Flop(op.note("scores-flop", forward).value);
    op.backward = Flop(op.note("scores-flop-backward", backward).value);
    const Term once = ofTokens("bytes-moved", terms.sum("indexer-moved-width", queries, headDim), shape, terms);
    move(op, once, terms.product("bytes-moved", terms("two", 2), once));
    op.keep(kUnlessPerOperator, keptChoice(choice, heads, shape, terms));
    if (shape.cp > 1) {
        // Every rank scores the keys of all: NVIDIA-NeMo Automodel, minimax_m3_vl/cp_sparse_attn.py, gathers them without a gradient.
        const Term gathered =
            terms.product("gathered-index-keys", ofTokens("kept-block-indexer-keys", headDim, shape, terms), terms("/plan/cp", shape.cp));
        op.forwardCollectives.add(
            {CollectiveKind::AllGather, CommunicationGroup::Context, Bytes(op.note("collective-bytes", gathered).value)});
    }
    append(list, op, shape, terms);
}

/// Each branch's output is multiplied by a gate of its head, and all are added.
Operator branchGate(const BlockChoice& choice, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    const double branches = choice.branches();
    const Term output = terms("output-width", heads.output);
    Operator op = memoryBound(OperatorId::BranchGate, output, branches + 1, 2 * branches + 1, shape, terms);
    op.keep(kUnlessPerOperator, ofTokens("gated-output", output, shape, terms));
    return op;
}

/// The norm of each head's output and its gate, as after a recurrence.
void appendOutputNorm(OperatorList& list, const Attention& attention, const AttentionShape& heads, const RankShape& shape,
                      const Terms& terms)
{
    const Term output = terms("output-width", heads.output);
    if (attention.lowRankGate) {
        const Term narrow = terms("/model/architecture/head_dim", static_cast<double>(attention.headDim));
        Operator down = matrixMultiply(OperatorId::MixerNarrow, narrow, hiddenWidth(shape, terms), shape, terms);
        down.keep(kUnlessPerOperator,
                  terms.product("kept-mixer-narrow", elementBytes(shape, terms), terms("sharded-tokens", shape.shardedTokens), narrow));
        append(list, down, shape, terms);
        Operator up = matrixMultiply(OperatorId::MixerWiden, output, narrow, shape, terms);
        up.keep(kUnlessPerOperator, ofTokens("kept-output-gates", output, shape, terms));
        append(list, up, shape, terms);
    }
    if (!attention.outputNorm)
        return;
    const double gates = attention.lowRankGate ? 1 : 0;
    Operator norm = memoryBound(OperatorId::MixerNorm, output, 2 + gates, 3 + 2 * gates, shape, terms);
    norm.keep(kUnlessPerOperator, ofTokens("kept-normalised-output", output, shape, terms));
    append(list, norm, shape, terms);
}

}  // namespace

Term gateWidth(const BlockChoice& choice, const AttentionShape& heads, const Terms& terms)
{
    return terms.product("branch-gate-width", terms("heads-per-rank", heads.localHeads),
                         terms("gates-of-a-head", static_cast<double>(choice.gates())));
}

void keepOfBranches(Operator& projection, const BlockChoice& choice, const AttentionShape& heads, const RankShape& shape,
                    const Terms& terms)
{
    if (choice.keyValueSets > 1) {
        const Term width = terms.sum("key-value-width", terms("key-width", heads.key), terms("value-width", heads.value));
        const Term more = terms("further-key-value-sets", static_cast<double>(choice.keyValueSets - 1));
        projection.keep(kUnlessFull, terms.product("kept-of-further-branches", ofTokens("key-value-block", width, shape, terms), more));
    }
    if (choice.gates() > 0)
        projection.keep(kUnlessPerOperator, ofTokens("kept-branch-gates", gateWidth(choice, heads, terms), shape, terms));
}

void appendBlockAttention(OperatorList& list, const Attention& attention, const AttentionShape& heads, const RankShape& shape,
                          const Terms& terms)
{
    const BlockChoice& choice = *attention.blocks;
    if (choice.hasIndexer()) {
        appendIndexer(list, choice, shape, terms);
    } else {
        append(list, blockEntries(choice, heads, shape, terms), shape, terms);
        append(list, blockScores(choice, heads, shape, terms), shape, terms);
    }
    if (choice.entryStride > 0)
        append(list, fusedCore(earlierBlockEntries(choice, shape.sequence, terms), heads, shape, terms, 0, OperatorId::EntryAttention),
               shape, terms);
    Operator attend = fusedCore(chosenBlockKeys(choice, shape.sequence, terms), heads, shape, terms);
    addContextCollectives(attend, heads, shape, terms);
    append(list, attend, shape, terms);
    if (choice.window > 0) {
        const Term window = terms("window-of-tokens", static_cast<double>(choice.window));
        append(list, fusedCore(windowKeys(window, shape.sequence, terms), heads, shape, terms, 0, OperatorId::WindowAttention), shape,
               terms);
    }
    if (choice.branches() > 1)
        append(list, branchGate(choice, heads, shape, terms), shape, terms);
    appendOutputNorm(list, attention, heads, shape, terms);
    appendAdapted(list,
                  matrixMultiply(OperatorId::AttentionOutput, hiddenWidth(shape, terms), terms("output-width", heads.output), shape, terms),
                  {{AdapterTarget::Output, hiddenWidth(shape, terms)}}, shape, terms);
}

}  // namespace shardscope
