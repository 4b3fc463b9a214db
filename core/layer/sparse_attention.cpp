// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/adapter_operators.h"
#include "core/layer/attention_core.h"
#include "core/layer/attention_shape.h"
#include "core/layer/latent_operators.h"
#include "core/layer/layer_operators.h"
#include "core/layer/operator_builders.h"
#include "core/layer/operator_cut.h"
#include "core/layer/rank_shape.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"

namespace shardscope {
namespace {

/// An indexer that learns has gradients of its weights alone, one that does not has none.
void detachOrFix(Operator& op, const SparseIndexer& indexer, const Terms& terms)
{
    if (indexer.fixed)
        fix(op, terms);
    else
        detach(op, terms);
}

/// The indexer's queries come from the compressed queries, its one key and the weights of its heads from the layer's input. Every
/// tensor-parallel rank computes them all (Megatron-Core, experimental_attention_variant/dsa.py, forward_before_topk). They learn from a
/// loss of their own, and send no gradient to the layer.
void appendIndexerProjections(OperatorList& list, const Attention& attention, const RankShape& shape, const Terms& terms)
{
    const SparseIndexer& indexer = *attention.sparse;
    const Term heads = terms("indexer-heads", static_cast<double>(indexer.heads));
    const Term headDim = terms("indexer-head-dim", static_cast<double>(indexer.headDim));
    const Term queries = terms.product("indexer-query-width", heads, headDim);
    const auto rank = static_cast<double>(attention.latent->qLoraRank);
    const Term depth = rank > 0 ? terms("/model/architecture/mla/q_lora_rank", rank) : hiddenWidth(shape, terms);
    Operator query = matrixMultiply(OperatorId::IndexerQuery, queries, depth, shape, terms);
    detachOrFix(query, indexer, terms);
    if (!indexer.fixed)
        query.keep(kUnlessPerOperator, ofTokens("kept-indexer-queries", queries, shape, terms));
    append(list, query, shape, terms);

    const Term keyAndWeights = terms.sum("indexer-key-width", headDim, heads);
    Operator key = matrixMultiply(OperatorId::IndexerKey, keyAndWeights, hiddenWidth(shape, terms), shape, terms);
    detachOrFix(key, indexer, terms);
    if (!indexer.fixed)
        key.keep(kUnlessPerOperator, ofTokens("kept-indexer-keys", keyAndWeights, shape, terms));
    append(list, key, shape, terms);
}

/// Scores of all earlier tokens; backward those of the chosen ones, and the attention of these that the indexer learns from (DeepSeek-V3.2,
/// arXiv 2512.02556, section 2.1: the sparse stage of training).
Operator indexerScores(const Attention& attention, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    const SparseIndexer& indexer = *attention.sparse;
    const Term count = terms("indexer-heads", static_cast<double>(indexer.heads));
    const Term headDim = terms("indexer-head-dim", static_cast<double>(indexer.headDim));
    const Term tokens = terms("tokens", shape.tokens);
    const Term onePair = terms.product("indexer-width", count, terms.sum("indexer-head-and-weight", headDim, terms("one", 1)));
    const Term earlier = earlierKeys(shape.sequence, terms);
    const Term chosen = causalKeys(attention, shape.sequence, terms);

    Operator op(OperatorId::IndexerScores);
    op.shape = {shape.tokens, static_cast<double>(indexer.topK), static_cast<double>(indexer.heads * indexer.headDim)};
    const Term forward = terms.product("indexer-flop", terms("two-flop", 2), tokens, earlier, onePair);
    const Term gradients = terms.product("indexer-flop-of-gradients", terms("four-flop", 4), tokens, chosen, onePair);
    const Term teacher = terms.product("teacher-flop", terms("two-flop", 2), tokens, chosen, terms("query-width", heads.query));
    op.forward = Flop(op.note("scores-flop", forward).value);
    if (!indexer.fixed)
        op.backward = Flop(op.note("scores-flop-backward", terms.sum("indexer-flop-backward", gradients, teacher)).value);
    const Term width = terms.sum("indexer-moved-width", terms.product("indexer-query-width", count, headDim), headDim, count);
    const Term once = ofTokens("bytes-moved", width, shape, terms);
    move(op, once, indexer.fixed ? terms("nothing", 0) : terms.product("bytes-moved", terms("two", 2), once));
    op.keep(kUnlessPerOperator,
            terms.product("kept-choice", terms("index-bytes", 4), tokens, terms("chosen-tokens", static_cast<double>(indexer.topK))));
    return op;
}

}  // namespace

void appendSparseAttention(OperatorList& list, const Attention& attention, const RankShape& shape, const Terms& terms)
{
    Attention whole = attention;
    whole.sparse.reset();
    const double ways = waysOf(OperatorId::Attention, shape);
    const AttentionShape ofHeads = attentionShape(whole, ways, terms);
    const AttentionShape compressed = attentionShape(attention, ways, terms);
    appendLatentDown(list, *attention.latent, shape, terms);
    appendAdapted(list, latentQueryUp(*attention.latent, ofHeads, shape, terms),
                  {{AdapterTarget::Queries, terms("query-width", ofHeads.query)}}, shape, terms);
    if (!attention.sparse->reusesChoice) {
        appendIndexerProjections(list, attention, shape, terms);
        append(list, indexerScores(attention, compressed, shape, terms), shape, terms);
    }
    // The two halves of the up projection are before and after the weighted sum: the queries are brought to the compressed keys, and the
    // sums to the heads' values.
    Operator up = latentKeyValueUp(*attention.latent, ofHeads, shape, terms);
    up.keep(kUnlessPerOperator, ofTokens("compressed-queries", terms("query-width", compressed.query), shape, terms));
    up.keep(kUnlessPerOperator, ofTokens("values-of-heads", terms("output-width", ofHeads.output), shape, terms));
    appendAdapted(list, up, {{AdapterTarget::Keys, terms("multiply-columns", up.shape.n)}}, shape, terms);

    Operator attend = fusedCore(causalKeys(attention, shape.sequence, terms), compressed, shape, terms);
    addContextCollectives(attend, compressed, shape, terms);
    append(list, attend, shape, terms);
    appendAdapted(
        list, matrixMultiply(OperatorId::AttentionOutput, hiddenWidth(shape, terms), terms("output-width", ofHeads.output), shape, terms),
        {{AdapterTarget::Output, hiddenWidth(shape, terms)}}, shape, terms);
}

}  // namespace shardscope
