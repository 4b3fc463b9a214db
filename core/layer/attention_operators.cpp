// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/layer/attention_shape.h"
#include "core/layer/layer_operators.h"
#include "core/layer/operator_builders.h"
#include "core/ring/context_layout.h"

namespace shardscope {
namespace {

/// Fused projection of queries, keys and values.
void appendProjection(OperatorList& list, const Attention& attention, const AttentionShape& heads, const RankShape& shape)
{
    const double gate = attention.outputGate ? heads.query : 0;
    const double e = shape.style.elementBytes;
    Operator op = matrixMultiply(OperatorId::Qkv, heads.query + gate + heads.key + heads.value, shape.hidden, shape);
    op.keepUnlessFull(Bytes(e * shape.tokens * (heads.query + heads.value)));
    op.keepUnlessPerOperator(Bytes(e * shape.tokens * (heads.key + gate)));
    append(list, op, shape);
}

/// Multi-head latent attention: down projections (copied on every tensor-parallel rank), norms, up projections.
void appendLatentProjections(OperatorList& list, const LatentAttention& latent, const AttentionShape& heads, const RankShape& shape)
{
    const double e = shape.style.elementBytes;
    const auto queryRank = static_cast<double>(latent.qLoraRank);
    const auto keyValueRank = static_cast<double>(latent.kvLoraRank);
    const auto rope = static_cast<double>(latent.qkRopeHeadDim);
    const double compressed = queryRank + keyValueRank + rope;

    Operator down = matrixMultiply(OperatorId::LatentDown, compressed, shape.hidden, shape);
    down.keepUnlessPerOperator(Bytes(e * shape.shardedTokens * compressed));
    append(list, down, shape);

    Operator norm = memoryBound(OperatorId::LatentNorm, queryRank + keyValueRank, 2, 3, shape);
    norm.keepUnlessPerOperator(Bytes(e * shape.tokens * compressed));
    append(list, norm, shape);

    Operator query = matrixMultiply(OperatorId::QueryUp, heads.query, queryRank > 0 ? queryRank : shape.hidden, shape);
    query.keepUnlessFull(Bytes(e * shape.tokens * heads.query));
    append(list, query, shape);

    const double keyWithoutRope = heads.localHeads * static_cast<double>(latent.qkNopeHeadDim);
    Operator keyValue = matrixMultiply(OperatorId::KeyValueUp, keyWithoutRope + heads.value, keyValueRank, shape);
    keyValue.keepUnlessPerOperator(Bytes(e * shape.tokens * (keyWithoutRope + heads.value)));
    append(list, keyValue, shape);

    // The rotary part, shared by all heads, is copied beside each head's own part.
    Operator join = memoryBound(OperatorId::KeyConcatenate, heads.key, 2, 2, shape);
    join.keepUnlessPerOperator(Bytes(e * shape.tokens * heads.key));
    append(list, join, shape);
}

void appendQkNorm(OperatorList& list, const AttentionShape& heads, const RankShape& shape)
{
    const double elements = shape.tokens * (heads.query + heads.key);
    Operator op = memoryBound(OperatorId::QkNorm, heads.query + heads.key, 2, 3, shape);
    op.keepUnlessPerOperator(Bytes(shape.style.elementBytes * elements));
    append(list, op, shape);
}

void appendRotary(OperatorList& list, const AttentionShape& heads, const RankShape& shape)
{
    const double elements = shape.tokens * (heads.query + heads.key);
    Operator op = memoryBound(OperatorId::Rotary, heads.query + heads.key, 2, 2, shape);
    op.keepUnlessPerOperator(Bytes(shape.style.elementBytes * elements * shape.style.rotaryCopies));
    append(list, op, shape);
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

/// Flash attention computes the causal half and keeps one fp32 log-sum-exp per query and head (Dao 2023, arXiv 2307.08691).
Operator fusedCore(const Attention& attention, const AttentionShape& heads, const RankShape& shape)
{
    const double e = shape.style.elementBytes;
    const double keys = causalKeys(shape.sequence, static_cast<double>(attention.slidingWindow));
    Operator op = core(heads, shape);
    op.forward = Flop(2 * shape.tokens * keys * (heads.query + heads.output));
    op.backward = 2.5 * op.forward;
    op.movedForward = Bytes(e * shape.tokens * (heads.query + heads.key + heads.value + heads.output));
    op.movedBackward = 2 * op.movedForward;
    op.keepUnlessFull(Bytes(e * shape.tokens * heads.output));
    op.keepUnlessSelective(Bytes(4 * shape.tokens * heads.localHeads));
    return op;
}

/// Two batched multiplies over the full square; the softmax, its dropout mask and the dropped copy are kept:
/// 5·a·s²·b/t bytes (Korthikanti et al. 2022, section 4.1), 2·a·s²·b/t without dropout.
Operator unfusedCore(const AttentionShape& heads, const RankShape& shape)
{
    const double e = shape.style.elementBytes;
    const double scores = shape.tokens * shape.sequence * heads.localHeads;
    Operator op = core(heads, shape);
    op.forward = Flop(2 * shape.tokens * shape.sequence * (heads.query + heads.output));
    op.backward = 2 * op.forward;
    op.movedForward = Bytes(scores * (shape.style.dropout ? 3 * e + 1 : 2 * e));
    op.movedBackward = 2 * op.movedForward;
    op.keepUnlessFull(Bytes(e * shape.tokens * heads.output));
    op.keepUnlessSelective(Bytes(scores * (shape.style.dropout ? 2 * e + 1 : e)));
    return op;
}

}  // namespace

AttentionShape attentionShape(const Attention& attention, double tp)
{
    AttentionShape shape;
    shape.localHeads = static_cast<double>(attention.heads) / tp;
    // A key/value head is copied where there are fewer of them than tensor-parallel ranks.
    const auto keyValueHeads = static_cast<double>(attention.latent ? attention.heads : attention.kvHeads);
    const double localKeyValueHeads = keyValueHeads / std::min(tp, std::max(keyValueHeads, 1.0));
    shape.query = shape.localHeads * static_cast<double>(attention.qkHeadDim());
    shape.key = localKeyValueHeads * static_cast<double>(attention.qkHeadDim());
    shape.value = localKeyValueHeads * static_cast<double>(attention.valueHeadDim());
    shape.output = shape.localHeads * static_cast<double>(attention.valueHeadDim());
    return shape;
}

double causalKeys(double sequence, double window)
{
    if (window <= 0 || window >= sequence)
        return sequence / 2;
    return window - window * window / (2 * sequence);
}

Bytes keyValueBlock(const AttentionShape& heads, const RankShape& shape)
{
    return Bytes(shape.style.elementBytes * shape.tokens * (heads.key + heads.value));
}

void appendAttention(OperatorList& list, const Attention& attention, Position position, const RankShape& shape)
{
    const AttentionShape heads = attentionShape(attention, waysOf(OperatorId::Attention, shape));
    const double e = shape.style.elementBytes;
    if (attention.latent)
        appendLatentProjections(list, *attention.latent, heads, shape);
    else
        appendProjection(list, attention, heads, shape);
    if (attention.qkNorm != QkNorm::None)
        appendQkNorm(list, heads, shape);
    if (position == Position::Rope && !attention.latent)
        appendRotary(list, heads, shape);

    Operator attend = shape.style.fusedAttention() ? fusedCore(attention, heads, shape) : unfusedCore(heads, shape);
    addContextCollectives(attend, heads, shape);
    append(list, attend, shape);

    Operator output = matrixMultiply(OperatorId::AttentionOutput, shape.hidden, heads.output, shape);
    if (attention.outputGate)
        output.keepUnlessPerOperator(Bytes(e * shape.tokens * heads.output));
    append(list, output, shape);
}

}  // namespace shardscope
