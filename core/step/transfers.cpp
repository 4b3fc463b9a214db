// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/transfers.h"

#include <algorithm>
#include <cmath>

#include "core/step/context_costs.h"

namespace shardscope {
namespace {

/// DeepEP and HybridEP send a token once to each node that one of its experts is on, n·(1 − (1 − 1/n)^k) times for k
/// experts on n nodes, and pass it on over NVLink; a plain all-to-all sends k copies (model.md section 5).
double copiesOnTheWire(const CostInputs& inputs)
{
    const MoeDispatcher dispatcher = inputs.shape.dispatcher;
    const double nodes = inputs.placement(CommunicationGroup::Expert).islands;
    if (inputs.topK <= 1 || nodes <= 1 || (dispatcher != MoeDispatcher::DeepEp && dispatcher != MoeDispatcher::HybridEp))
        return 1;
    return std::min(inputs.mostNodes, nodes * (1 - std::pow(1 - 1 / nodes, inputs.topK))) / inputs.topK;
}

Seconds expertTime(const Collective& collective, const CostInputs& inputs)
{
    Collective sent = collective;
    if (inputs.shape.dispatcher == MoeDispatcher::AllGather) {
        // Every rank gets every token of the group, and scatters what its experts made of them.
        sent.kind = CollectiveKind::AllGather;
        sent.bytes *= inputs.shape.ep / std::max(1.0, inputs.topK);
        return inputs.time(sent);
    }
    sent.bytes *= copiesOnTheWire(inputs);
    return inputs.time(sent) / inputs.constants[Constant::ExpertRate];
}

/// Hops that no block hides, and in an uneven layout the busiest rank's extra work (core/ring/ring_time.h).
TransferList ringTransfers(const CollectiveList& hops, bool backward, Seconds attention, const CostInputs& inputs)
{
    const RankShape& shape = inputs.shape;
    const std::span<const Collective> items = hops.items();
    ContextCosts costs;
    costs.keyValueHop = inputs.time(items.front());
    if (backward)
        costs.gradientHop = inputs.time(items.back());
    (backward ? costs.attentionBackward : costs.attentionForward) = attention;
    const RingTime time = ringTime(shape.contextLayout, static_cast<int>(shape.cp), ringGradientOf(shape.style), costs);
    const RingPassTime& pass = backward ? time.backward : time.forward;
    TransferList list;
    list.imbalance = pass.imbalance();
    Seconds sent;
    for (const Collective& hop : items)
        sent += inputs.time(hop) * hop.count;
    const double exposedShare = sent > Seconds() ? pass.transfer() / sent : 0;
    for (const Collective& hop : items) {
        const Seconds seconds = inputs.time(hop) * hop.count;
        list.add({hop, seconds, seconds * exposedShare});
    }
    return list;
}

/// User buffers and asynchronous gathers live inside one scale-up network.
double tensorExposedShare(const Collective& collective, bool backward, const CostInputs& inputs)
{
    const CostConstants& constants = inputs.constants;
    if (inputs.placement(collective.group).crossesNetwork())
        return 1;
    if (inputs.plan.framework == Framework::MegatronDeepSpeed || inputs.plan.framework == Framework::Neox)
        return 1 + (constants[Constant::TensorDeepSpeed] - 1) * (inputs.shape.tp * inputs.shape.tp - 1) / 63;
    const Constant share = inputs.plan.overlap.tensor ? (backward ? Constant::TensorOverlapBackward : Constant::TensorOverlapForward)
                                                      : (backward ? Constant::TensorBackward : Constant::TensorForward);
    return std::min(1.0, constants[share]);
}

Transfer transferOf(const Collective& collective, bool backward, const CostInputs& inputs)
{
    switch (axisOf(collective.group)) {
    case Axis::Tp: {
        const Seconds seconds = inputs.time(collective) * collective.count;
        return {collective, seconds, seconds * tensorExposedShare(collective, backward, inputs)};
    }
    case Axis::Ep: {
        const Seconds seconds = expertTime(collective, inputs) * collective.count;
        return {collective, seconds, inputs.plan.overlap.expert ? seconds * inputs.constants[Constant::ExpertOverlap] : seconds};
    }
    default: {
        const Seconds seconds = inputs.time(collective) * collective.count;
        return {collective, seconds, seconds};
    }
    }
}

}  // namespace

Seconds TransferList::seconds() const
{
    Seconds sum = imbalance;
    for (const Transfer& transfer : items())
        sum += std::max(transfer.seconds, transfer.exposed);
    return sum;
}

Seconds TransferList::exposed() const
{
    Seconds sum = imbalance;
    for (const Transfer& transfer : items())
        sum += transfer.exposed;
    return sum;
}

TransferList transfersOf(const Operator& op, bool backward, Seconds compute, const CostInputs& inputs)
{
    const CollectiveList& collectives = backward ? op.backwardCollectives : op.forwardCollectives;
    const std::span<const Collective> items = collectives.items();
    if (!items.empty() && items.front().kind == CollectiveKind::SendReceive && items.front().group == CommunicationGroup::Context)
        return ringTransfers(collectives, backward, compute, inputs);
    TransferList list;
    for (const Collective& collective : items)
        list.add(transferOf(collective, backward, inputs));
    return list;
}

}  // namespace shardscope
