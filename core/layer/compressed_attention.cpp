// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/attention_core.h"
#include "core/layer/attention_shape.h"
#include "core/layer/layer_operators.h"
#include "core/layer/operator_builders.h"
#include "core/layer/operator_cut.h"
#include "core/layer/rank_shape.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"

namespace shardscope {
namespace {

Term number(std::string_view id, std::int64_t value, const Terms& terms) { return terms(id, static_cast<double>(value)); }

/// What the layer's input is multiplied by, on every rank: the compressed query, the one key, and for the entries a value and a gate for
/// each channel, of overlapping halves where an indexer chooses them, with entries, gates and weights of the indexer's own.
Term downWidth(const CompressedAttention& attention, const Terms& terms)
{
    const Term own = terms.sum("query-and-key-width", number("/model/architecture/mla/q_lora_rank", attention.qLoraRank, terms),
                               number("compressed-head-dim", attention.headDim, terms));
    if (attention.rate == 0)
        return terms.named("compressed-width", own);
    const std::int64_t halves = attention.hasIndexer() ? 2 : 1;
    const Term entries = number("entry-width", 2 * halves * attention.headDim, terms);
    if (!attention.hasIndexer())
        return terms.sum("compressed-width", own, entries);
    const Term indexer = number("indexer-entry-width", 4 * attention.indexHeadDim + attention.indexHeads, terms);
    return terms.sum("compressed-width", own, entries, indexer);
}

Operator down(const CompressedAttention& attention, const RankShape& shape, const Terms& terms)
{
    const Term width = downWidth(attention, terms);
    Operator op = matrixMultiply(OperatorId::LatentDown, width, hiddenWidth(shape, terms), shape, terms);
    op.keep(kUnlessPerOperator,
            terms.product("compressed", elementBytes(shape, terms), terms("sharded-tokens", shape.shardedTokens), width));
    return op;
}

Operator norm(const CompressedAttention& attention, const RankShape& shape, const Terms& terms)
{
    const Term width = terms.sum("normalised-width", number("/model/architecture/mla/q_lora_rank", attention.qLoraRank, terms),
                                 number("compressed-head-dim", attention.headDim, terms));
    Operator op = memoryBound(OperatorId::LatentNorm, width, 2, 3, shape, terms);
    op.keep(kUnlessPerOperator, ofTokens("normalised-compressed", width, shape, terms));
    return op;
}

/// Its queries come from the compressed query; it scores every entry for every token.
void appendIndexer(OperatorList& list, const CompressedAttention& attention, const RankShape& shape, const Terms& terms)
{
    const Term width = terms.product("indexer-query-width", number("indexer-heads", attention.indexHeads, terms),
                                     number("indexer-head-dim", attention.indexHeadDim, terms));
    Operator query = matrixMultiply(OperatorId::IndexerQuery, width,
                                    number("/model/architecture/mla/q_lora_rank", attention.qLoraRank, terms), shape, terms);
    query.keep(kUnlessPerOperator, ofTokens("kept-indexer-queries", width, shape, terms));
    append(list, query, shape, terms);

    const Term tokens = terms("tokens", shape.tokens);
    const Term entries = terms.quotient("entries-of-the-sequence", terms("/training/sequence_length", shape.sequence),
                                        number("tokens-of-an-entry", attention.rate, terms));
    Operator scores(OperatorId::IndexerScores);
    scores.shape = {shape.tokens, static_cast<double>(attention.topK), width.value};
    const Term forward = terms.product("entry-score-flop", terms("two-flop", 2), tokens, entries, width);
    scores.forward = Flop(scores.note("scores-flop", forward).value);
    const Term backward = terms.product("entry-score-flop-backward", terms("two", 2), forward);
    scores.backward = Flop(scores.note("scores-flop-backward", backward).value);
    const Term once = ofTokens("bytes-moved", width, shape, terms);
    move(scores, once, terms.product("bytes-moved", terms("two", 2), once));
    scores.keep(kUnlessPerOperator,
                terms.product("kept-choice", terms("index-bytes", 4), tokens, number("chosen-tokens", attention.topK, terms)));
    append(list, scores, shape, terms);
}

}  // namespace

void appendCompressedAttention(OperatorList& list, const CompressedAttention& attention, const RankShape& shape, const Terms& terms)
{
    const Term ranks = terms("/plan/tp", waysOf(OperatorId::Attention, shape));
    const Term local = terms.quotient("heads-per-rank", number("/model/architecture/heads", attention.heads, terms), ranks);
    const Term headDim = number("compressed-head-dim", attention.headDim, terms);
    const Term width = terms.product("query-width", local, headDim);
    // The one key, which is the value as well, is on every rank.
    const AttentionShape heads{local.value, width.value, terms.named("key-width", headDim).value, 0,
                               terms.named("output-width", width).value};

    append(list, down(attention, shape, terms), shape, terms);
    append(list, norm(attention, shape, terms), shape, terms);
    Operator query =
        matrixMultiply(OperatorId::QueryUp, width, number("/model/architecture/mla/q_lora_rank", attention.qLoraRank, terms), shape, terms);
    query.keep(kUnlessFull, ofTokens("queries", width, shape, terms));
    append(list, query, shape, terms);
    if (attention.hasIndexer())
        appendIndexer(list, attention, shape, terms);
    append(list, fusedCore(compressedKeys(attention, shape.sequence, terms), heads, shape, terms), shape, terms);

    const Term groups = terms.quotient("output-groups-of-rank", number("groups-of-heads", attention.outputGroups, terms), ranks);
    const Term narrow = terms.product("output-groups-width", groups, number("output-rank", attention.oLoraRank, terms));
    const Term ofGroup = terms.quotient("width-of-a-group", number("width-of-all-heads", attention.heads * attention.headDim, terms),
                                        number("groups-of-heads", attention.outputGroups, terms));
    Operator group = matrixMultiply(OperatorId::OutputGroups, narrow, ofGroup, shape, terms);
    group.keep(kUnlessPerOperator, ofTokens("kept-output-groups", narrow, shape, terms));
    append(list, group, shape, terms);
    append(list, matrixMultiply(OperatorId::AttentionOutput, hiddenWidth(shape, terms), narrow, shape, terms), shape, terms);
}

}  // namespace shardscope
