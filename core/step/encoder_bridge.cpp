// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/encoder_bridge.h"

#include <algorithm>

#include "core/layer/encoder_message.h"
#include "core/step/basis.h"

namespace shardscope {
namespace {

/// NCCL's broadcast moves as much as an all-gather whose parts make up the message.
Term withBroadcast(Term message, Term bytes, const CostInputs& inputs, const Terms& terms)
{
    if (inputs.plan.tp == 1)
        return terms.named("encoder-bridge", message);
    const GroupPlacement& group = inputs.placement(CommunicationGroup::Tensor);
    return terms.sum("encoder-bridge", message, inputs.collectives.term(CollectiveKind::AllGather, bytes, group, terms));
}

Term messageBytes(const CostInputs& inputs, const Terms& terms)
{
    return encoderMessage(*inputs.site.architecture, inputs.plan, inputs.shape, terms);
}

}  // namespace

EncoderBridge encoderBridge(const Basis& basis, const Terms& terms)
{
    const Basis& encoder = basis.ofRank(0);
    const Term ofReplica = messageBytes(basis.costs, terms);
    const Term ofCopy = messageBytes(encoder.costs, terms);
    const Term most = terms.maximum("encoder-message-bytes-of-rank", ofReplica, ofCopy);
    EncoderBridge bridge;
    bridge.sent = Bytes(most.value);
    bridge.placement = placeRanks(2, std::max(1, encoder.plan.gridGpus()), basis.site.cluster);
    const Term message = basis.costs.collectives.term(CollectiveKind::SendReceive, most, bridge.placement, terms);
    bridge.forward = withBroadcast(message, ofReplica, basis.costs, terms);
    bridge.backward = withBroadcast(message, ofCopy, encoder.costs, terms);
    return bridge;
}

}  // namespace shardscope
