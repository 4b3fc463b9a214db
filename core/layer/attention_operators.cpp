// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/layer/attention_shape.h"
#include "core/layer/kernel_style.h"
#include "core/layer/layer_operators.h"
#include "core/layer/operator_builders.h"
#include "core/layer/rank_shape.h"
#include "core/model/architecture.h"
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
void appendProjection(OperatorList& list, const Attention& attention, const AttentionShape& heads, const RankShape& shape,
                      const Terms& terms)
{
    const Term query = terms("query-width", heads.query);
    const Term gated = attention.outputGate ? terms.sum("query-and-gate-width", query, query) : query;
    const Term width = terms.sum("projected-width", gated, terms("key-width", heads.key), terms("value-width", heads.value));
    Operator op = matrixMultiply(OperatorId::Qkv, width, hiddenWidth(shape, terms), shape, terms);
    op.keep(kUnlessFull, ofTokens("queries", terms("query-width", heads.query), shape, terms));
    op.keep(kUnlessFull, ofTokens("values", terms("value-width", heads.value), shape, terms));
    op.keep(kUnlessPerOperator, ofTokens("keys", terms("key-width", heads.key), shape, terms));
    if (attention.outputGate)
        op.keep(kUnlessPerOperator, ofTokens("query-gates", terms("query-width", heads.query), shape, terms));
    append(list, op, shape, terms);
}

/// Multi-head latent attention: down projections (copied on every tensor-parallel rank), norms, up projections.
void appendLatentProjections(OperatorList& list, const LatentAttention& latent, const AttentionShape& heads, const RankShape& shape,
                             const Terms& terms)
{
    const auto queryRank = static_cast<double>(latent.qLoraRank);
    const auto keyValueRank = static_cast<double>(latent.kvLoraRank);
    const auto rope = static_cast<double>(latent.qkRopeHeadDim);
    const Term ofQuery = terms("/model/architecture/mla/q_lora_rank", queryRank);
    const Term ofKeyValue = terms("/model/architecture/mla/kv_lora_rank", keyValueRank);
    const Term width = terms.sum("compressed-width", ofQuery, ofKeyValue, terms("/model/architecture/mla/qk_rope_head_dim", rope));

    Operator down = matrixMultiply(OperatorId::LatentDown, width, hiddenWidth(shape, terms), shape, terms);
    down.keep(kUnlessPerOperator,
              terms.product("compressed", elementBytes(shape, terms), terms("sharded-tokens", shape.shardedTokens), width));
    append(list, down, shape, terms);

    Operator norm = memoryBound(OperatorId::LatentNorm, terms.sum("normalised-width", ofQuery, ofKeyValue), 2, 3, shape, terms);
    norm.keep(kUnlessPerOperator, ofTokens("normalised-compressed", width, shape, terms));
    append(list, norm, shape, terms);

    Operator query = matrixMultiply(OperatorId::QueryUp, terms("query-width", heads.query),
                                    queryRank > 0 ? ofQuery : hiddenWidth(shape, terms), shape, terms);
    query.keep(kUnlessFull, ofTokens("queries", terms("query-width", heads.query), shape, terms));
    append(list, query, shape, terms);

    const Term plainKey = terms.product("plain-key-width", terms("heads-per-rank", heads.localHeads),
                                        terms("/model/architecture/mla/qk_nope_head_dim", static_cast<double>(latent.qkNopeHeadDim)));
    const Term keyAndValue = terms.sum("key-and-value-width", plainKey, terms("value-width", heads.value));
    Operator keyValue = matrixMultiply(OperatorId::KeyValueUp, keyAndValue, ofKeyValue, shape, terms);
    keyValue.keep(kUnlessPerOperator, ofTokens("keys-and-values", keyAndValue, shape, terms));
    append(list, keyValue, shape, terms);

    // The rotary part, shared by all heads, is copied next to each head's own part.
    Operator join = memoryBound(OperatorId::KeyConcatenate, terms("key-width", heads.key), 2, 2, shape, terms);
    join.keep(kUnlessPerOperator, ofTokens("keys", terms("key-width", heads.key), shape, terms));
    append(list, join, shape, terms);
}

void appendQkNorm(OperatorList& list, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    Operator op = memoryBound(OperatorId::QkNorm, queryAndKeyWidth(heads, terms), 2, 3, shape, terms);
    op.keep(kUnlessPerOperator, ofTokens("normalised-queries-and-keys", queryAndKeyWidth(heads, terms), shape, terms));
    append(list, op, shape, terms);
}

void appendRotary(OperatorList& list, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    Operator op = memoryBound(OperatorId::Rotary, queryAndKeyWidth(heads, terms), 2, 2, shape, terms);
    const Term one = ofTokens("rotated-once", queryAndKeyWidth(heads, terms), shape, terms);
    op.keep(kUnlessPerOperator, terms.product("rotated-queries-and-keys", one, terms("rotary-copies", shape.style.rotaryCopies)));
    append(list, op, shape, terms);
}

Term inputWidth(const AttentionShape& heads, const Terms& terms)
{
    return terms.sum("projected-width", terms("query-width", heads.query), terms("key-width", heads.key),
                     terms("value-width", heads.value));
}

/// Adds what context parallelism sends for one attention, as core/ring counts and times it.
void addContextCollectives(Operator& op, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    if (shape.cp <= 1)
        return;
    const auto add = [&](CollectiveList& list, CollectiveKind kind, Term bytes, double count) {
        list.add({kind, CommunicationGroup::Context, Bytes(op.note("collective-bytes", bytes).value), count});
    };
    const Term block = terms("key-value-block", keyValueBlock(heads, shape, terms));
    if (isRing(shape.contextLayout)) {
        const bool fp32 = shape.style.fp32RingGradients;
        add(op.forwardCollectives, CollectiveKind::SendReceive, block, shape.cp - 1);
        add(op.backwardCollectives, CollectiveKind::SendReceive, block, shape.cp - 1);
        add(op.backwardCollectives, CollectiveKind::SendReceive,
            fp32 ? terms.product("block-in-fp32", block, terms("fp32-over-element", 4 / shape.style.elementBytes)) : block,
            fp32 ? shape.cp : shape.cp - 1);
    } else if (gathers(shape.contextLayout)) {
        const Term all = terms.product("gathered-key-values", block, terms("/plan/cp", shape.cp));
        add(op.forwardCollectives, CollectiveKind::AllGather, all, 1);
        add(op.backwardCollectives, CollectiveKind::AllGather, all, 1);
        add(op.backwardCollectives, CollectiveKind::ReduceScatter, all, 1);
    } else {
        const Term in = ofTokens("collective-bytes", inputWidth(heads, terms), shape, terms);
        const Term out = ofTokens("collective-bytes", terms("output-width", heads.output), shape, terms);
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
    op.forward = Flop(op.note("attention-flop", flop).value);
    op.backward = Flop(
        op.note("attention-flop-backward", terms.product("attention-flop-backward", terms("backward-beside-forward", timesForward), flop))
            .value);
}

/// Flash attention computes the causal half and keeps one fp32 log-sum-exp per query and head (Dao 2023, arXiv 2307.08691).
Operator fusedCore(const Attention& attention, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    Operator op = core(heads, shape);
    const Term keys = causalKeys(attention, shape.sequence, terms);
    attendTo(op, keys, 2.5, heads, shape, terms);
    op.exponentials = op.note("attention-exponentials", terms.product("attention-exponentials", terms("tokens", shape.tokens), keys,
                                                                      terms("heads-per-rank", heads.localHeads)))
                          .value;
    cutIntoBlocks(op, keys, heads, shape, terms);
    const Term width = terms.sum("inputs-and-output-width", inputWidth(heads, terms), terms("output-width", heads.output));
    const Term once = ofTokens("bytes-moved", width, shape, terms);
    move(op, once, terms.product("bytes-moved", terms("two", 2), once));
    const bool again = shape.style.attentionAgain;
    op.keep(again ? kUnlessPerOperator : kUnlessFull, ofTokens("attention-result", terms("output-width", heads.output), shape, terms));
    op.keep(again ? keptModes({Recompute::None}) : kUnlessSelective,
            terms.product("log-sum-exp", terms("fp32-bytes", 4), terms("tokens", shape.tokens), terms("heads-per-rank", heads.localHeads)));
    return op;
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
Operator unfusedCore(const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    const double e = shape.style.elementBytes;
    Operator op = core(heads, shape);
    const Term sequence = terms("/training/sequence_length", shape.sequence);
    attendTo(op, sequence, 2, heads, shape, terms);
    const Term scores = terms.product("scores", terms("tokens", shape.tokens), sequence, terms("heads-per-rank", heads.localHeads));
    const MovedPerScore moved = movedPerScore(shape.style);
    move(op, terms.product("bytes-moved", scores, terms("moved-per-score-forward", moved.forward)),
         terms.product("bytes-moved", scores, terms("moved-per-score-backward", moved.backward)));
    op.scores = Bytes(op.note("score-bytes-once", terms.product("score-bytes-once", scores, elementBytes(shape, terms))).value);
    op.keep(kUnlessFull, ofTokens("attention-result", terms("output-width", heads.output), shape, terms));
    const Term bytes = shape.style.dropout ? terms("score-bytes-with-dropout", 2 * e + 1) : terms("score-bytes", e);
    op.keep(kUnlessSelective,
            terms.product("attention-scores", bytes, terms("tokens", shape.tokens), sequence, terms("heads-per-rank", heads.localHeads)));
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

AttentionShape attentionShape(const Attention& attention, double tp, const Terms& terms)
{
    const Term ranks = terms("/plan/tp", tp);
    const Term heads = terms("/model/architecture/heads", static_cast<double>(attention.heads));
    const Term local = terms.quotient("heads-per-rank", heads, ranks);
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
    addContextCollectives(attend, heads, shape, terms);
    append(list, attend, shape, terms);

    Operator output =
        matrixMultiply(OperatorId::AttentionOutput, hiddenWidth(shape, terms), terms("output-width", heads.output), shape, terms);
    if (attention.outputGate)
        output.keep(kUnlessPerOperator, ofTokens("gated-output", terms("output-width", heads.output), shape, terms));
    append(list, output, shape, terms);
}

}  // namespace shardscope
