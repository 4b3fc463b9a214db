// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/layer/expert_routing.h"
#include "core/layer/feed_forward_operators.h"
#include "core/layer/layer_operators.h"
#include "core/layer/operator_builders.h"

namespace shardscope {
namespace {

/// Router logits and probabilities are fp32 (4 + 4 bytes per token and expert).
Operator routerOperator(const MixtureOfExperts& experts, const RankShape& shape, const Terms& terms)
{
    const auto count = static_cast<double>(experts.experts);
    Operator op = matrixMultiply(OperatorId::Router, terms("/model/architecture/moe/experts", count), hiddenWidth(shape, terms), shape, terms);
    op.keep(kUnlessFull, terms.product("router-logits", terms("router-bytes", 8), terms("sharded-tokens", shape.shardedTokens),
                                       terms("/model/architecture/moe/experts", count)));
    return op;
}

/// Sends each token to the ranks of its experts (dispatch), or back (combine).
Operator exchangeOperator(OperatorId id, Term rows, const RankShape& shape, const Terms& terms)
{
    const Term e = elementBytes(shape, terms);
    const Term hidden = hiddenWidth(shape, terms);
    Operator op = memoryBound(id, rows, hidden, 2, 2, e, terms);
    // With expert tensor parallelism each rank sends its own tokens; the group gathers them after that.
    const Term sent = terms.product("collective-bytes", e, terms.quotient("rows-of-own-tokens", rows, terms("etp", shape.etp)), hidden);
    const Bytes bytes(op.note("collective-bytes", sent).value);
    if (shape.ep > 1) {
        op.forwardCollectives.add({CollectiveKind::AllToAll, CommunicationGroup::Expert, bytes});
        op.backwardCollectives.add({CollectiveKind::AllToAll, CommunicationGroup::Expert, bytes});
    }
    return op;
}

void appendSharedExperts(OperatorList& list, const MixtureOfExperts& experts, const RankShape& shape, const Terms& terms)
{
    const Term width = terms.quotient("feed-forward-width", terms("/model/architecture/moe/shared_expert_ffn", static_cast<double>(experts.sharedWidth)),
                                      terms("/plan/tp", waysOf(OperatorId::SharedExpertUp, shape)));
    FeedForwardOperators parts =
        feedForwardOperators({OperatorId::SharedExpertUp, OperatorId::SharedExpertActivation, OperatorId::SharedExpertDown},
                             terms("tokens", shape.tokens), width, experts.expert.gated, 1, shape, terms);
    append(list, parts.up, shape, terms);
    append(list, parts.activation, shape, terms);
    append(list, parts.down, shape, terms);
}

}  // namespace

double routedRows(const MixtureOfExperts& experts, const RankShape& shape, const Terms& terms)
{
    const Term factor = shape.capacityFactor > 0 ? terms("/training/software/capacity_factor", shape.capacityFactor)
                                                 : terms("/training/software/expert_imbalance", shape.expertImbalance);
    return terms.product("routed-rows", terms("sharded-tokens", shape.shardedTokens),
                         terms("/model/architecture/moe/top_k", static_cast<double>(experts.topK)), terms("etp", shape.etp), factor).value;
}

void appendExperts(OperatorList& list, const MixtureOfExperts& experts, const RankShape& shape, const Terms& terms)
{
    const Term rowsOfExperts = terms("routed-rows", routedRows(experts, shape, terms));
    const Term hidden = hiddenWidth(shape, terms);
    append(list, routerOperator(experts, shape, terms), shape, terms);

    Operator dispatch = exchangeOperator(OperatorId::Dispatch, rowsOfExperts, shape, terms);
    dispatch.keep(kUnlessPerOperator, terms.product("dispatched-rows", multiplyInputBytes(shape, terms), rowsOfExperts, hidden));
    append(list, dispatch, shape, terms);

    const double localExperts = std::max(1.0, static_cast<double>(experts.experts) / shape.ep);
    const Term width = terms.quotient("expert-width", terms("/model/architecture/moe/expert_ffn", static_cast<double>(experts.expert.width)),
                                      terms("etp", waysOf(OperatorId::ExpertUp, shape)));
    FeedForwardOperators parts = feedForwardOperators({OperatorId::ExpertUp, OperatorId::ExpertActivation, OperatorId::ExpertDown}, rowsOfExperts,
                                                      width, experts.expert.gated, localExperts, shape, terms);
    append(list, parts.up, shape, terms);
    append(list, parts.activation, shape, terms);
    append(list, parts.down, shape, terms);

    Operator combine = exchangeOperator(OperatorId::Combine, rowsOfExperts, shape, terms);
    if (shape.style.keepsExpertOutputs)
        combine.keep(kUnlessPerOperator, terms.product("expert-outputs", elementBytes(shape, terms), rowsOfExperts, hidden));
    append(list, combine, shape, terms);

    if (experts.sharedExperts > 0)
        appendSharedExperts(list, experts, shape, terms);
}

}  // namespace shardscope
