// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/attention_core.h"

#include "core/layer/attention_shape.h"
#include "core/layer/attention_workspace.h"
#include "core/layer/operator_builders.h"
#include "core/layer/rank_shape.h"
#include "core/ring/context_layout.h"

namespace shardscope {
namespace {

Term inputWidth(const AttentionShape& heads, const Terms& terms)
{
    return terms.sum("projected-width", terms("query-width", heads.query), terms("key-width", heads.key),
                     terms("value-width", heads.value));
}

}  // namespace

void addContextCollectives(Operator& op, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    if (shape.cp <= 1)
        return;
    const ContextLevels<double> levels = contextLevels(shape);
    const bool hasTwo = hasTwoLevels(shape.contextLayout);
    const auto add = [&](CollectiveList& list, CollectiveKind kind, Term bytes, double count) {
        const CommunicationGroup level =
            kind == CollectiveKind::AllToAll ? CommunicationGroup::ContextInner : CommunicationGroup::ContextOuter;
        list.add({kind, hasTwo ? level : CommunicationGroup::Context, Bytes(op.note("collective-bytes", bytes).value), count});
    };
    const auto exchange = [&](CollectiveList& list, Term width) {
        if (levels.heads > 1)
            add(list, CollectiveKind::AllToAll, ofTokens("collective-bytes", width, shape, terms), 1);
    };
    const Term block = terms("key-value-block", keyValueBlock(heads, shape, terms));
    if (gathers(shape.contextLayout)) {
        const Term all = terms.product("gathered-key-values", block, terms("/plan/cp", shape.cp));
        add(op.forwardCollectives, CollectiveKind::AllGather, all, 1);
        add(op.backwardCollectives, CollectiveKind::AllGather, all, 1);
        add(op.backwardCollectives, CollectiveKind::ReduceScatter, all, 1);
        return;
    }
    const Term output = terms("output-width", heads.output);
    exchange(op.forwardCollectives, inputWidth(heads, terms));
    exchange(op.backwardCollectives, output);
    if (levels.ring > 1) {
        const bool fp32 = shape.style.fp32RingGradients;
        add(op.forwardCollectives, CollectiveKind::SendReceive, block, levels.ring - 1);
        add(op.backwardCollectives, CollectiveKind::SendReceive, block, levels.ring - 1);
        add(op.backwardCollectives, CollectiveKind::SendReceive,
            fp32 ? terms.product("block-in-fp32", block, terms("fp32-over-element", 4 / shape.style.elementBytes)) : block,
            fp32 ? levels.ring : levels.ring - 1);
    }
    exchange(op.forwardCollectives, output);
    exchange(op.backwardCollectives, inputWidth(heads, terms));
}

Operator attentionCore(const AttentionShape& heads, const RankShape& shape, OperatorId id)
{
    Operator op(id);
    op.shape = {tokensOf(op.id, shape), heads.output, heads.query + heads.key + heads.value};
    return op;
}

void attendTo(Operator& op, Term keys, double timesForward, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    const Term width = terms.sum("query-and-output-width", terms("query-width", heads.query), terms("output-width", heads.output));
    const Term flop = terms.product("attention-flop", terms("two-flop", 2), terms("tokens", shape.tokens), keys, width);
    op.forward = Flop(op.note("attention-flop", flop).value);
    op.backward = Flop(
        op.note("attention-flop-backward", terms.product("attention-flop-backward", terms("backward-beside-forward", timesForward), flop))
            .value);
}

Operator fusedCore(Term keys, const AttentionShape& heads, const RankShape& shape, const Terms& terms, KeptModes offloadedResult,
                   OperatorId id)
{
    Operator op = attentionCore(heads, shape, id);
    attendTo(op, keys, 2.5, heads, shape, terms);
    op.exponentials = op.note("attention-exponentials", terms.product("attention-exponentials", terms("tokens", shape.tokens), keys,
                                                                      terms("heads-per-rank", heads.localHeads)))
                          .value;
    cutIntoBlocks(op, keys, heads, shape, terms);
    const Term width = terms.sum("inputs-and-output-width", inputWidth(heads, terms), terms("output-width", heads.output));
    const Term once = ofTokens("bytes-moved", width, shape, terms);
    move(op, once, terms.product("bytes-moved", terms("two", 2), once));
    op.holdGradients(terms.sum("operator-gradients", terms.named("gradients-of-heads", once), attentionWorkspace(heads, shape, terms),
                               ringGradientSums(heads, shape, terms)));
    const bool again = shape.style.attentionAgain;
    op.keep(again ? kUnlessPerOperator : kUnlessFull, ofTokens("attention-result", terms("output-width", heads.output), shape, terms),
            offloadedResult);
    op.keep(again ? keptModes({Recompute::None}) : kUnlessSelective,
            terms.product("log-sum-exp", terms("fp32-bytes", 4), terms("tokens", shape.tokens), terms("heads-per-rank", heads.localHeads)));
    return op;
}

}  // namespace shardscope
