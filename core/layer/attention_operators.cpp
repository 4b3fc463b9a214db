// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/layer/attention_shape.h"
#include "core/layer/layer_operators.h"
#include "core/layer/operator_builders.h"
#include "core/model/parameters.h"
#include "core/ring/context_layout.h"

namespace shardscope {
namespace {

/// So many elements of every token of the context-parallel rank.
Term ofTokens(std::string_view id, Term width, const RankShape& shape, const Terms& terms)
{
    return terms.product(id, elementBytes(shape, terms), terms("tokens", shape.tokens), width);
}

Term queryAndKeyWidth(const AttentionShape& heads, const Terms& terms)
{
    return terms.sum("query-and-key-width", terms("query-width", heads.query), terms("key-width", heads.key));
}

/// Fused projection of queries, keys and values.
void appendProjection(OperatorList& list, const Attention& attention, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    const double gate = attention.outputGate ? heads.query : 0;
    Operator op = matrixMultiply(OperatorId::Qkv, heads.query + gate + heads.key + heads.value, shape.hidden, shape);
    op.keep(kUnlessFull, ofTokens("queries", terms("query-width", heads.query), shape, terms));
    op.keep(kUnlessFull, ofTokens("values", terms("value-width", heads.value), shape, terms));
    op.keep(kUnlessPerOperator, ofTokens("keys", terms("key-width", heads.key), shape, terms));
    if (attention.outputGate)
        op.keep(kUnlessPerOperator, ofTokens("query-gates", terms("query-width", heads.query), shape, terms));
    append(list, op, shape, terms);
}

/// Multi-head latent attention: down projections (copied on every tensor-parallel rank), norms, up projections.
void appendLatentProjections(OperatorList& list, const LatentAttention& latent, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    const auto queryRank = static_cast<double>(latent.qLoraRank);
    const auto keyValueRank = static_cast<double>(latent.kvLoraRank);
    const auto rope = static_cast<double>(latent.qkRopeHeadDim);
    const Term width = terms.sum("compressed-width", terms("/model/architecture/mla/q_lora_rank", queryRank),
                                 terms("/model/architecture/mla/kv_lora_rank", keyValueRank), terms("/model/architecture/mla/qk_rope_head_dim", rope));
    const double compressed = width.value;

    Operator down = matrixMultiply(OperatorId::LatentDown, compressed, shape.hidden, shape);
    down.keep(kUnlessPerOperator, terms.product("compressed", elementBytes(shape, terms), terms("sharded-tokens", shape.shardedTokens), width));
    append(list, down, shape, terms);

    Operator norm = memoryBound(OperatorId::LatentNorm, queryRank + keyValueRank, 2, 3, shape);
    norm.keep(kUnlessPerOperator, ofTokens("normalised-compressed", width, shape, terms));
    append(list, norm, shape, terms);

    Operator query = matrixMultiply(OperatorId::QueryUp, heads.query, queryRank > 0 ? queryRank : shape.hidden, shape);
    query.keep(kUnlessFull, ofTokens("queries", terms("query-width", heads.query), shape, terms));
    append(list, query, shape, terms);

    const Term plainKey = terms.product("plain-key-width", terms("heads-per-rank", heads.localHeads),
                                        terms("/model/architecture/mla/qk_nope_head_dim", static_cast<double>(latent.qkNopeHeadDim)));
    const double keyWithoutRope = plainKey.value;
    Operator keyValue = matrixMultiply(OperatorId::KeyValueUp, keyWithoutRope + heads.value, keyValueRank, shape);
    const Term keyAndValue = terms.sum("key-and-value-width", plainKey, terms("value-width", heads.value));
    keyValue.keep(kUnlessPerOperator, ofTokens("keys-and-values", keyAndValue, shape, terms));
    append(list, keyValue, shape, terms);

    // The rotary part, shared by all heads, is copied beside each head's own part.
    Operator join = memoryBound(OperatorId::KeyConcatenate, heads.key, 2, 2, shape);
    join.keep(kUnlessPerOperator, ofTokens("keys", terms("key-width", heads.key), shape, terms));
    append(list, join, shape, terms);
}

void appendQkNorm(OperatorList& list, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    Operator op = memoryBound(OperatorId::QkNorm, heads.query + heads.key, 2, 3, shape);
    op.keep(kUnlessPerOperator, ofTokens("normalised-queries-and-keys", queryAndKeyWidth(heads, terms), shape, terms));
    append(list, op, shape, terms);
}

void appendRotary(OperatorList& list, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    Operator op = memoryBound(OperatorId::Rotary, heads.query + heads.key, 2, 2, shape);
    const Term one = ofTokens("rotated-once", queryAndKeyWidth(heads, terms), shape, terms);
    op.keep(kUnlessPerOperator, terms.product("rotated-queries-and-keys", one, terms("rotary-copies", shape.style.rotaryCopies)));
    append(list, op, shape, terms);
}

/// What context parallelism sends for one attention, as core/ring counts and times it.
void addContextCollectives(Operator& op, const AttentionShape& heads, const RankShape& shape)
{
    if (shape.cp <= 1)
        return;
    const auto add = [](CollectiveList& list, CollectiveKind kind, Bytes bytes, double count) {
        list.add({kind, CommunicationGroup::Context, bytes, count});
    };
    const Bytes block = keyValueBlock(heads, shape);
    if (isRing(shape.contextLayout)) {
        const bool fp32 = shape.style.fp32RingGradients;
        add(op.forwardCollectives, CollectiveKind::SendReceive, block, shape.cp - 1);
        add(op.backwardCollectives, CollectiveKind::SendReceive, block, shape.cp - 1);
        add(op.backwardCollectives, CollectiveKind::SendReceive, fp32 ? block * (4 / shape.style.elementBytes) : block, fp32 ? shape.cp : shape.cp - 1);
    } else if (shape.contextLayout == ContextLayout::AllGather) {
        add(op.forwardCollectives, CollectiveKind::AllGather, block * shape.cp, 1);
        add(op.backwardCollectives, CollectiveKind::AllGather, block * shape.cp, 1);
        add(op.backwardCollectives, CollectiveKind::ReduceScatter, block * shape.cp, 1);
    } else {
        const Bytes in(shape.style.elementBytes * shape.tokens * (heads.query + heads.key + heads.value));
        const Bytes out(shape.style.elementBytes * shape.tokens * heads.output);
        add(op.forwardCollectives, CollectiveKind::AllToAll, in, 1);
        add(op.forwardCollectives, CollectiveKind::AllToAll, out, 1);
        add(op.backwardCollectives, CollectiveKind::AllToAll, out, 1);
        add(op.backwardCollectives, CollectiveKind::AllToAll, in, 1);
    }
}

/// Queries, keys and values in, the heads' outputs out.
Operator core(const AttentionShape& heads, const RankShape& shape)
{
    Operator op(OperatorId::Attention);
    op.shape = {tokensOf(op.id, shape), heads.output, heads.query + heads.key + heads.value};
    return op;
}

/// Scores and their product with the values; backward `timesForward` as much.
void attendTo(Operator& op, Term keys, double timesForward, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    const Term width = terms.sum("query-and-output-width", terms("query-width", heads.query), terms("output-width", heads.output));
    const Term flop = terms.product("attention-flop", terms("two-flop", 2), terms("tokens", shape.tokens), keys, width);
    op.forward = Flop(flop.value);
    op.backward = Flop(terms.product("attention-flop-backward", terms("backward-beside-forward", timesForward), flop).value);
}

/// Flash attention computes the causal half and keeps one fp32 log-sum-exp per query and head (Dao 2023, arXiv 2307.08691).
Operator fusedCore(const Attention& attention, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    const double e = shape.style.elementBytes;
    Operator op = core(heads, shape);
    attendTo(op, causalKeys(attention, shape.sequence, terms), 2.5, heads, shape, terms);
    op.movedForward = Bytes(e * shape.tokens * (heads.query + heads.key + heads.value + heads.output));
    op.movedBackward = 2 * op.movedForward;
    op.keep(kUnlessFull, ofTokens("attention-result", terms("output-width", heads.output), shape, terms));
    op.keep(kUnlessSelective, terms.product("log-sum-exp", terms("fp32-bytes", 4), terms("tokens", shape.tokens), terms("heads-per-rank", heads.localHeads)));
    return op;
}

/// Two batched multiplies over the full square; the softmax, its dropout mask and the dropped copy are kept:
/// 5·a·s²·b/t bytes (Korthikanti et al. 2022, section 4.1), 2·a·s²·b/t without dropout.
Operator unfusedCore(const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    const double e = shape.style.elementBytes;
    const double scores = shape.tokens * shape.sequence * heads.localHeads;
    Operator op = core(heads, shape);
    const Term sequence = terms("/training/sequence_length", shape.sequence);
    attendTo(op, sequence, 2, heads, shape, terms);
    op.movedForward = Bytes(scores * (shape.style.dropout ? 3 * e + 1 : 2 * e));
    op.movedBackward = 2 * op.movedForward;
    op.keep(kUnlessFull, ofTokens("attention-result", terms("output-width", heads.output), shape, terms));
    const Term bytes = shape.style.dropout ? terms("score-bytes-with-dropout", 2 * e + 1) : terms("score-bytes", e);
    op.keep(kUnlessSelective, terms.product("attention-scores", bytes, terms("tokens", shape.tokens), sequence, terms("heads-per-rank", heads.localHeads)));
    return op;
}

/// Of queries and keys.
Term headSize(const Attention& attention, const Terms& terms)
{
    if (!attention.latent)
        return terms("/model/architecture/head_dim", static_cast<double>(attention.headDim));
    return terms.sum("latent-head-dim", terms("/model/architecture/mla/qk_nope_head_dim", static_cast<double>(attention.latent->qkNopeHeadDim)),
                     terms("/model/architecture/mla/qk_rope_head_dim", static_cast<double>(attention.latent->qkRopeHeadDim)));
}

}  // namespace

AttentionShape attentionShape(const Attention& attention, double tp, const Terms& terms)
{
    const Term ranks = terms("/plan/tp", tp);
    const Term heads = terms("/model/architecture/heads", static_cast<double>(attention.heads));
    const Term local = terms.quotient("heads-per-rank", heads, ranks);
    // A key/value head is copied where there are fewer of them than tensor-parallel ranks.
    const auto count = static_cast<double>(attention.latent ? attention.heads : attention.kvHeads);
    const Term keyValueHeads = terms(attention.latent ? "/model/architecture/heads" : "/model/architecture/kv_heads", count);
    const Term ways = count < tp ? terms.minimum("key-value-ways", ranks, terms.maximum("at-least-one-head", keyValueHeads, terms("one", 1))) : ranks;
    const Term localKeyValue = attention.latent && count >= tp ? local : terms.quotient("key-value-heads-per-rank", keyValueHeads, ways);
    const Term queryKeySize = headSize(attention, terms);
    const Term valueSize = attention.latent ? terms("/model/architecture/mla/v_head_dim", static_cast<double>(attention.valueHeadDim())) : queryKeySize;
    return {local.value, terms.product("query-width", local, queryKeySize).value, terms.product("key-width", localKeyValue, queryKeySize).value,
            terms.product("value-width", localKeyValue, valueSize).value, terms.product("output-width", local, valueSize).value};
}

Bytes keyValueBlock(const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    const Term width = terms.sum("key-value-width", terms("key-width", heads.key), terms("value-width", heads.value));
    return Bytes(ofTokens("key-value-block", width, shape, terms).value);
}

void appendAttention(OperatorList& list, const Attention& attention, Position position, const RankShape& shape, const Terms& terms)
{
    const AttentionShape heads = attentionShape(attention, waysOf(OperatorId::Attention, shape), terms);
    if (attention.latent)
        appendLatentProjections(list, *attention.latent, heads, shape, terms);
    else
        appendProjection(list, attention, heads, shape, terms);
    if (attention.qkNorm != QkNorm::None)
        appendQkNorm(list, heads, shape, terms);
    if (position == Position::Rope && !attention.latent)
        appendRotary(list, heads, shape, terms);

    Operator attend = shape.style.fusedAttention() ? fusedCore(attention, heads, shape, terms) : unfusedCore(heads, shape, terms);
    addContextCollectives(attend, heads, shape);
    append(list, attend, shape, terms);

    Operator output = matrixMultiply(OperatorId::AttentionOutput, shape.hidden, heads.output, shape);
    if (attention.outputGate)
        output.keep(kUnlessPerOperator, ofTokens("gated-output", terms("output-width", heads.output), shape, terms));
    append(list, output, shape, terms);
}

}  // namespace shardscope
