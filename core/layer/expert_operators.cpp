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
Operator routerOperator(const MixtureOfExperts& experts, const RankShape& shape)
{
    const auto count = static_cast<double>(experts.experts);
    Operator op = matrixMultiply(OperatorId::Router, count, shape.hidden, shape);
    op.keepUnlessFull(Bytes(8 * shape.shardedTokens * count));
    return op;
}

/// Sends each token to the ranks of its experts (dispatch), or back (combine).
Operator exchangeOperator(OperatorId id, double rows, const RankShape& shape)
{
    const double e = shape.style.elementBytes;
    Operator op = memoryBound(id, rows, shape.hidden, 2, 2, e);
    // With expert tensor parallelism each rank sends its own tokens; the group gathers them after that.
    const Bytes bytes(e * rows / shape.etp * shape.hidden);
    if (shape.ep > 1) {
        op.forwardCollectives.add({CollectiveKind::AllToAll, CommunicationGroup::Expert, bytes});
        op.backwardCollectives.add({CollectiveKind::AllToAll, CommunicationGroup::Expert, bytes});
    }
    return op;
}

void appendSharedExperts(OperatorList& list, const MixtureOfExperts& experts, const RankShape& shape)
{
    const double width = static_cast<double>(experts.sharedWidth) / waysOf(OperatorId::SharedExpertUp, shape);
    FeedForwardOperators parts =
        feedForwardOperators({OperatorId::SharedExpertUp, OperatorId::SharedExpertActivation, OperatorId::SharedExpertDown}, shape.tokens,
                             width, experts.expert.gated, 1, shape);
    append(list, parts.up, shape);
    append(list, parts.activation, shape);
    append(list, parts.down, shape);
}

}  // namespace

double routedRows(const MixtureOfExperts& experts, const RankShape& shape)
{
    const double balanced = shape.shardedTokens * static_cast<double>(experts.topK) * shape.etp;
    return balanced * (shape.capacityFactor > 0 ? shape.capacityFactor : shape.expertImbalance);
}

void appendExperts(OperatorList& list, const MixtureOfExperts& experts, const RankShape& shape)
{
    const double e = shape.style.elementBytes;
    const double rows = routedRows(experts, shape);
    append(list, routerOperator(experts, shape), shape);

    Operator dispatch = exchangeOperator(OperatorId::Dispatch, rows, shape);
    dispatch.keepUnlessPerOperator(Bytes(shape.style.multiplyInputBytes * rows * shape.hidden));
    append(list, dispatch, shape);

    const double localExperts = std::max(1.0, static_cast<double>(experts.experts) / shape.ep);
    const double width = static_cast<double>(experts.expert.width) / waysOf(OperatorId::ExpertUp, shape);
    FeedForwardOperators parts = feedForwardOperators({OperatorId::ExpertUp, OperatorId::ExpertActivation, OperatorId::ExpertDown}, rows,
                                                      width, experts.expert.gated, localExperts, shape);
    append(list, parts.up, shape);
    append(list, parts.activation, shape);
    append(list, parts.down, shape);

    Operator combine = exchangeOperator(OperatorId::Combine, rows, shape);
    if (shape.style.keepsExpertOutputs)
        combine.keepUnlessPerOperator(Bytes(e * rows * shape.hidden));
    append(list, combine, shape);

    if (experts.sharedExperts > 0)
        appendSharedExperts(list, experts, shape);
}

}  // namespace shardscope
