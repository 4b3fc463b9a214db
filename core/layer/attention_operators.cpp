// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/layer/adapter_operators.h"
#include "core/layer/attention_core.h"
#include "core/layer/attention_shape.h"
#include "core/layer/block_attention.h"
#include "core/layer/kernel_style.h"
#include "core/layer/latent_operators.h"
#include "core/layer/layer_operators.h"
#include "core/layer/operator_builders.h"
#include "core/layer/rank_shape.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/ring/context_layout.h"

namespace shardscope {
namespace {

Term queryAndKeyWidth(const AttentionShape& heads, const Terms& terms)
{
    return terms.sum("query-and-key-width", terms("query-width", heads.query), terms("key-width", heads.key));
}

/// A layer may take keys and values from an earlier one, or values that are its keys (Gemma 4): these are neither projected nor kept again.
Term projectedWidth(const Attention& attention, Term queries, const AttentionShape& heads, const Terms& terms)
{
    if (attention.sharesKeyValue)
        return terms.named("projected-width", queries);
    if (attention.valuesAreKeys)
        return terms.sum("projected-width", queries, terms("key-width", heads.key));
    return terms.sum("projected-width", queries, terms("key-width", heads.key), terms("value-width", heads.value));
}

/// Keys and values of each branch of block-sparse attention, and the branches' gates.
Term projectedByBranches(const BlockChoice& choice, const AttentionShape& heads, const Terms& terms)
{
    const Term keysAndValues = terms.sum("key-value-width", terms("key-width", heads.key), terms("value-width", heads.value));
    const Term sets =
        terms.product("keys-and-values-of-branches", terms("key-value-sets", static_cast<double>(choice.keyValueSets)), keysAndValues);
    const Term query = terms("query-width", heads.query);
    if (choice.gates() == 0)
        return terms.sum("projected-width", query, sets);
    return terms.sum("projected-width", query, sets, gateWidth(choice, heads, terms));
}

/// Fused projection of queries, keys and values.
void appendProjection(OperatorList& list, const Attention& attention, const AttentionShape& heads, const RankShape& shape,
                      const Terms& terms)
{
    const Term query = terms("query-width", heads.query);
    const Term gated = attention.outputGate ? terms.sum("query-and-gate-width", query, query) : query;
    const Term width =
        attention.blocks ? projectedByBranches(*attention.blocks, heads, terms) : projectedWidth(attention, gated, heads, terms);
    const KeptModes ofCore = shape.offloadedInputs.modesOf(OffloadModule::CoreAttention);
    // Norms of queries and keys keep what they normalise; the core gets their results.
    const KeptModes ofNormalised = attention.qkNorm == QkNorm::None ? ofCore : 0;
    Operator op = matrixMultiply(OperatorId::Qkv, width, hiddenWidth(shape, terms), shape, terms);
    op.keep(kUnlessFull, ofTokens("queries", terms("query-width", heads.query), shape, terms), ofNormalised);
    if (!attention.sharesKeyValue && !attention.valuesAreKeys)
        op.keep(kUnlessFull, ofTokens("values", terms("value-width", heads.value), shape, terms), ofCore);
    if (!attention.sharesKeyValue)
        op.keep(shape.style.feedForwardAgain ? kUnlessFull : kUnlessPerOperator,
                ofTokens("keys", terms("key-width", heads.key), shape, terms), ofNormalised);
    if (attention.outputGate)
        op.keep(kUnlessPerOperator, ofTokens("query-gates", terms("query-width", heads.query), shape, terms));
    if (attention.blocks)
        keepOfBranches(op, *attention.blocks, heads, shape, terms);
    const Term sets = terms("key-value-sets", attention.blocks ? static_cast<double>(attention.blocks->keyValueSets) : 1);
    const auto ofSets = [&](Term each) { return attention.blocks ? terms.product("keys-or-values-of-branches", sets, each) : each; };
    const AdaptedPart keys{AdapterTarget::Keys, ofSets(terms("key-width", heads.key))};
    const AdaptedPart values{AdapterTarget::Values, ofSets(terms("value-width", heads.value))};
    if (attention.sharesKeyValue)
        appendAdapted(list, op, {{AdapterTarget::Queries, gated}}, shape, terms);
    else if (attention.valuesAreKeys)
        appendAdapted(list, op, {{AdapterTarget::Queries, gated}, keys}, shape, terms);
    else
        appendAdapted(list, op, {{AdapterTarget::Queries, gated}, keys, values}, shape, terms);
}

void appendQkNorm(OperatorList& list, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    Operator op = memoryBound(OperatorId::QkNorm, queryAndKeyWidth(heads, terms), 2, 3, shape, terms);
    op.keep(kUnlessPerOperator, ofTokens("normalised-queries-and-keys", queryAndKeyWidth(heads, terms), shape, terms),
            shape.offloadedInputs.modesOf(OffloadModule::CoreAttention));
    if (shape.style.keepsNormalised)
        op.keep(kUnlessPerOperator,
                terms.product("heads-in-fp32", terms("fp32-bytes", 4), terms("tokens", shape.tokens), queryAndKeyWidth(heads, terms)));
    append(list, op, shape, terms);
}

void appendRotary(OperatorList& list, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    Operator op = memoryBound(OperatorId::Rotary, queryAndKeyWidth(heads, terms), 2, 2, shape, terms);
    const Term one = ofTokens("rotated-once", queryAndKeyWidth(heads, terms), shape, terms);
    op.keep(kUnlessPerOperator, terms.product("rotated-queries-and-keys", one, terms("rotary-copies", shape.style.rotaryCopies)));
    append(list, op, shape, terms);
}

/// Bytes per score, read and written. Forward: by the two multiplies (2 copies of e bytes), scaled, masked and normalised in one
/// kernel (2), masked in one before it where they are not fused (2), dropped (2, and a mask of a byte). Backward: by the four
/// multiplies (4), the softmax (3), the masking (2), the dropout (2 and the mask).
struct MovedPerScore {
    double forward = 0;
    double backward = 0;
};

MovedPerScore movedPerScore(const KernelStyle& style)
{
    const double e = style.elementBytes;
    const double masking = style.attention == AttentionKernel::Unfused ? 2 * e : 0;
    const double dropping = style.dropout ? 2 * e + 1 : 0;
    return {4 * e + masking + dropping, 7 * e + masking + dropping};
}

/// Two batched multiplies over the full square; the softmax, its dropout mask and the dropped copy are kept:
/// 5·a·s²·b/t bytes (Korthikanti et al. 2022, section 4.1), 2·a·s²·b/t without dropout.
Operator unfusedCore(const AttentionShape& heads, KeptModes offloadedResult, const RankShape& shape, const Terms& terms)
{
    const double e = shape.style.elementBytes;
    Operator op = attentionCore(heads, shape);
    const Term sequence = sequenceOf(shape, terms);
    attendTo(op, sequence, 2, heads, shape, terms);
    const Term scores = terms.product("scores", terms("tokens", shape.tokens), sequence, terms("heads-per-rank", heads.localHeads));
    const MovedPerScore moved = movedPerScore(shape.style);
    move(op, terms.product("bytes-moved", scores, terms("moved-per-score-forward", moved.forward)),
         terms.product("bytes-moved", scores, terms("moved-per-score-backward", moved.backward)));
    const Term once = op.note("score-bytes-once", terms.product("score-bytes-once", scores, elementBytes(shape, terms)));
    op.scores = Bytes(once.value);
    const Term ofScores = terms.product("score-gradients", terms("score-copies", shape.style.scoreGradients), once);
    const Term width = terms.sum("inputs-and-output-width", terms("query-width", heads.query), terms("key-width", heads.key),
                                 terms("value-width", heads.value), terms("output-width", heads.output));
    op.holdGradients(terms.sum("operator-gradients", ofTokens("gradients-of-heads", width, shape, terms), ofScores));
    op.keep(kUnlessFull, ofTokens("attention-result", terms("output-width", heads.output), shape, terms), offloadedResult);
    const Term bytes = shape.style.dropout ? terms("score-bytes-with-dropout", 2 * e + 1) : terms("score-bytes", e);
    op.keep(kUnlessSelective,
            terms.product("attention-scores", bytes, terms("tokens", shape.tokens), sequence, terms("heads-per-rank", heads.localHeads)),
            shape.offloadedInputs.modesOf(OffloadModule::CoreAttention));
    return op;
}

/// Returns the head size of queries and keys.
Term headSize(const Attention& attention, const Terms& terms)
{
    if (!attention.latent)
        return terms("/model/architecture/head_dim", static_cast<double>(attention.headDim));
    return terms.sum("latent-head-dim",
                     terms("/model/architecture/mla/qk_nope_head_dim", static_cast<double>(attention.latent->qkNopeHeadDim)),
                     terms("/model/architecture/mla/qk_rope_head_dim", static_cast<double>(attention.latent->qkRopeHeadDim)));
}

}  // namespace

namespace {

/// Queries are multiplied by the up projection of the keys, so that they meet the compressed keys themselves (DeepSeek-V2,
/// arXiv 2405.04434, section 2.1.2); the values' up projection follows the weighted sum.
AttentionShape compressedShape(const Attention& attention, Term localHeads, const Terms& terms)
{
    const LatentAttention& latent = *attention.latent;
    const Term values = terms("/model/architecture/mla/kv_lora_rank", static_cast<double>(latent.kvLoraRank));
    const Term keys = terms.sum("compressed-key-width", values,
                                terms("/model/architecture/mla/qk_rope_head_dim", static_cast<double>(latent.qkRopeHeadDim)));
    return {localHeads.value, terms.product("query-width", localHeads, keys).value, terms.named("key-width", keys).value, 0,
            terms.product("output-width", localHeads, values).value};
}

}  // namespace

AttentionShape attentionShape(const Attention& attention, double tp, const Terms& terms)
{
    const Term ranks = terms("/plan/tp", tp);
    const Term heads = terms("/model/architecture/heads", static_cast<double>(attention.heads));
    const Term local = terms.quotient("heads-per-rank", heads, ranks);
    if (attention.sparse)
        return compressedShape(attention, local, terms);
    // A key/value head is copied where there are fewer of them than tensor-parallel ranks.
    const auto count = static_cast<double>(attention.latent ? attention.heads : attention.kvHeads);
    const Term keyValueHeads = terms(attention.latent ? "/model/architecture/heads" : "/model/architecture/kv_heads", count);
    const Term ways =
        count < tp ? terms.minimum("key-value-ways", ranks, terms.maximum("at-least-one-head", keyValueHeads, terms("one", 1))) : ranks;
    const Term localKeyValue = attention.latent && count >= tp ? local : terms.quotient("key-value-heads-per-rank", keyValueHeads, ways);
    const Term queryKeySize = headSize(attention, terms);
    const Term valueSize =
        attention.latent ? terms("/model/architecture/mla/v_head_dim", static_cast<double>(attention.valueHeadDim())) : queryKeySize;
    return {local.value, terms.product("query-width", local, queryKeySize).value,
            terms.product("key-width", localKeyValue, queryKeySize).value, terms.product("value-width", localKeyValue, valueSize).value,
            terms.product("output-width", local, valueSize).value};
}

Bytes keyValueBlock(const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    const Term width = terms.sum("key-value-width", terms("key-width", heads.key), terms("value-width", heads.value));
    return Bytes(ofTokens("key-value-block", width, shape, terms).value);
}

void appendAttention(OperatorList& list, const Attention& attention, Position position, const RankShape& shape, const Terms& terms)
{
    if (attention.sparse) {
        appendSparseAttention(list, attention, shape, terms);
        return;
    }
    const AttentionShape heads = attentionShape(attention, waysOf(OperatorId::Attention, shape), terms);
    if (attention.latent)
        appendLatentProjections(list, *attention.latent, heads, shape, terms);
    else
        appendProjection(list, attention, heads, shape, terms);
    if (attention.qkNorm != QkNorm::None)
        appendQkNorm(list, heads, shape, terms);
    if (position == Position::Rope && !attention.latent)
        appendRotary(list, heads, shape, terms);

    if (attention.blocks) {
        appendBlockAttention(list, attention, heads, shape, terms);
        return;
    }
    const KeptModes ofProjection = shape.offloadedInputs.modesOf(OffloadModule::AttentionProjection);
    // A gate keeps the core's result; the projection gets what it has gated.
    const KeptModes ofResult = attention.outputGate ? 0 : ofProjection;
    Operator attend = shape.style.fusedAttention() ? fusedCore(keysOf(attention, shape, terms), heads, shape, terms, ofResult)
                                                   : unfusedCore(heads, ofResult, shape, terms);
    addContextCollectives(attend, heads, shape, terms);
    append(list, attend, shape, terms);

    Operator output =
        matrixMultiply(OperatorId::AttentionOutput, hiddenWidth(shape, terms), terms("output-width", heads.output), shape, terms);
    if (attention.outputGate && keepsInputFor({AdapterTarget::Output}, shape))
        output.keep(kUnlessPerOperator, ofTokens("gated-output", terms("output-width", heads.output), shape, terms), ofProjection);
    appendAdapted(list, output, {{AdapterTarget::Output, hiddenWidth(shape, terms)}}, shape, terms);
}

}  // namespace shardscope
