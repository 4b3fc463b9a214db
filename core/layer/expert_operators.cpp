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
    Operator op = matrixMultiply("router", {shape.shardedTokens, count, shape.hidden}, shape.style.elementBytes);
    op.kind = OperatorKind::Router;
    op.keep(kUnlessFull, terms.product("router-logits", terms("router-bytes", 8), terms("sharded-tokens", shape.shardedTokens),
                                       terms("/model/architecture/moe/experts", count)));
    return op;
}

/// Sends each token to the ranks of its experts (dispatch), or back (combine).
Operator exchangeOperator(std::string_view name, double rows, const RankShape& shape)
{
    const double e = shape.style.elementBytes;
    Operator op = memoryBound(name, OperatorKind::Permute, rows * shape.hidden, 2, 2, e);
    // With expert tensor parallelism each rank sends its own tokens; the group gathers them after that.
    const Bytes bytes(e * rows / shape.etp * shape.hidden);
    if (shape.ep > 1) {
        op.forwardCollectives.add({CollectiveKind::AllToAll, CommunicationGroup::Expert, bytes});
        op.backwardCollectives.add({CollectiveKind::AllToAll, CommunicationGroup::Expert, bytes});
    }
    return op;
}

void appendSharedExperts(OperatorList& list, const MixtureOfExperts& experts, const RankShape& shape, const Terms& terms)
{
    const Term width = terms.quotient("feed-forward-width", terms("/model/architecture/moe/shared_expert_ffn", static_cast<double>(experts.sharedWidth)),
                                      terms("/plan/tp", shape.tp));
    FeedForwardOperators parts = feedForwardOperators({"shared-expert-up", "shared-expert-activation", "shared-expert-down"},
                                                      terms("tokens", shape.tokens), width, experts.expert.gated, 1, shape, terms);
    addColumnParallelCollectives(parts.up, shape, terms);
    addRowParallelCollectives(parts.down, shape);
    list.push_back(parts.up);
    list.push_back(parts.activation);
    list.push_back(parts.down);
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
    const double e = shape.style.elementBytes;
    const double rows = routedRows(experts, shape, terms);
    const Term rowsOfExperts = terms("routed-rows", rows);
    const Term hidden = terms("/model/architecture/hidden", shape.hidden);
    list.push_back(routerOperator(experts, shape, terms));

    Operator dispatch = exchangeOperator("dispatch", rows, shape);
    dispatch.keep(kUnlessPerOperator, terms.product("dispatched-rows", multiplyInputBytes(shape, terms), rowsOfExperts, hidden));
    list.push_back(dispatch);

    const double localExperts = std::max(1.0, static_cast<double>(experts.experts) / shape.ep);
    const Term width = terms.quotient("expert-width", terms("/model/architecture/moe/expert_ffn", static_cast<double>(experts.expert.width)), terms("etp", shape.etp));
    FeedForwardOperators parts = feedForwardOperators({"expert-up", "expert-activation", "expert-down"}, rowsOfExperts, width, experts.expert.gated,
                                                      localExperts, shape, terms);
    if (shape.etp > 1) {
        const Bytes gathered(e * rows * shape.hidden);
        parts.up.forwardCollectives.add({CollectiveKind::AllGather, CommunicationGroup::ExpertTensor, gathered});
        parts.up.backwardCollectives.add({CollectiveKind::ReduceScatter, CommunicationGroup::ExpertTensor, gathered});
        parts.down.forwardCollectives.add({CollectiveKind::ReduceScatter, CommunicationGroup::ExpertTensor, gathered});
        parts.down.backwardCollectives.add({CollectiveKind::AllGather, CommunicationGroup::ExpertTensor, gathered});
    }
    list.push_back(parts.up);
    list.push_back(parts.activation);
    list.push_back(parts.down);

    Operator combine = exchangeOperator("combine", rows, shape);
    if (shape.style.keepsExpertOutputs)
        combine.keep(kUnlessPerOperator, terms.product("expert-outputs", elementBytes(shape, terms), rowsOfExperts, hidden));
    list.push_back(combine);

    if (experts.sharedExperts > 0)
        appendSharedExperts(list, experts, shape, terms);
}

}  // namespace shardscope
