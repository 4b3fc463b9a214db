// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/transfers.h"

#include <algorithm>

#include "core/base/constant.h"
#include "core/collective/group_placement.h"
#include "core/layer/operator.h"
#include "core/layer/rank_shape.h"
#include "core/plan/resolved_plan.h"
#include "core/site/cost_constants.h"
#include "core/site/device_rates.h"
#include "core/step/context_costs.h"
#include "core/step/cost_inputs.h"

namespace shardscope {
namespace {

/// DeepEP and HybridEP send a token once to each node that one of its experts is on, n·(1 − (1 − 1/n)^k) times for k
/// experts on n nodes, and pass it on over NVLink; where all are on one, once to each rank that has some of them
/// (github.com/deepseek-ai/DeepEP, README). A plain all-to-all sends k copies (model.md section 5).
Term copiesOnTheWire(Term experts, const CostInputs& inputs, const Terms& terms)
{
    const MoeDispatcher dispatcher = inputs.shape.dispatcher;
    const GroupPlacement& placement = inputs.placement(CommunicationGroup::Expert);
    const bool across = placement.islands > 1;
    const Term nodes = across ? terms("nodes-of-the-experts", placement.islands) : terms("ranks-of-the-experts", placement.ranks);
    if (experts.value <= 1 || nodes.value <= 1 || (dispatcher != MoeDispatcher::DeepEp && dispatcher != MoeDispatcher::HybridEp))
        return terms("copy-to-each-expert", 1);
    const Term one = terms("one", 1);
    const Term missed = terms.power("chance-to-miss-a-node",
                                    terms.difference("share-of-other-nodes", one, terms.quotient("share-of-a-node", one, nodes)), experts);
    Term reached = terms.product("nodes-reached", nodes, terms.difference("chance-to-reach-a-node", one, missed));
    if (across && reached.value > inputs.mostNodes)
        reached = terms.minimum("nodes-within-limit", terms("most-nodes", inputs.mostNodes), reached);
    return terms.quotient("copies-on-the-wire", reached, experts);
}

Term timeOf(CollectiveKind kind, Term bytes, const Collective& collective, const CostInputs& inputs, const Terms& terms)
{
    const Term one = inputs.collectives.term(kind, bytes, inputs.placement(collective.group), terms);
    return collective.count == 1 ? one : terms.product("collectives-in-turn", one, terms("collective-count", collective.count));
}

Term sizeOf(const Collective& collective, const Operator& op, const Terms& terms)
{
    return op.noted("collective-bytes", collective.bytes.value(), terms);
}

Term expertTime(const Collective& collective, Term bytes, const CostInputs& inputs, const Terms& terms)
{
    const Term topK = terms("/model/architecture/moe/top_k", inputs.topK);
    if (inputs.shape.dispatcher == MoeDispatcher::AllGather) {
        // Every rank gets every token of the group, and scatters what its experts made of them.
        const Term each = terms.maximum("experts-of-a-token", terms("one", 1), topK);
        const Term copies = terms.quotient("gathered-for-experts", terms("/plan/ep", inputs.shape.ep), each);
        return timeOf(CollectiveKind::AllGather, terms.product("expert-bytes", bytes, copies), collective, inputs, terms);
    }
    const Term all = terms.product("expert-bytes", bytes, copiesOnTheWire(topK, inputs, terms));
    const Term alone = timeOf(collective.kind, all, collective, inputs, terms);
    // Inside an island an all-to-all has its own measured bandwidth, DeepEP's kernels no less (its README: 153 to 158 of 160 GB/s on H800),
    // and the busiest rank's rows are counted before.
    if (!inputs.placement(collective.group).crossesNetwork())
        return terms.named("expert-exchange", alone);
    const MoeDispatcher dispatcher = inputs.shape.dispatcher;
    const bool ownKernels = dispatcher == MoeDispatcher::DeepEp || dispatcher == MoeDispatcher::HybridEp;
    return terms.quotient("expert-exchange", alone,
                          inputs.constants.of(ownKernels ? Constant::ExpertRateKernels : Constant::ExpertRate, terms));
}

bool isHop(const Collective& collective) { return collective.kind == CollectiveKind::SendReceive && axisOf(collective.group) == Axis::Cp; }

/// Returns the hops of a ring, which stand together: those of keys and values first, those of gradients last.
std::span<const Collective> hopsIn(std::span<const Collective> items)
{
    const auto first = std::find_if(items.begin(), items.end(), isHop);
    return {first, std::find_if_not(first, items.end(), isHop)};
}

/// User buffers and asynchronous gathers live inside one scale-up network.
Term tensorExposed(Term seconds, bool backward, const CostInputs& inputs, const Terms& terms)
{
    const CostConstants& constants = inputs.constants;
    const Term one = terms("one", 1);
    const OverlapTraits& overlap = *traitsOf(inputs.plan.framework).overlap;
    if (overlap.blocksTensor) {
        const Term wait = grownFromEightRanks(constants.of(Constant::TensorWait, terms), inputs.shape.tp, terms);
        return terms.sum("exposed-seconds", seconds, wait);
    }
    if (overlap.hidesTensorInBackward && !inputs.plan.overlap.tensor)
        return terms.named("exposed-seconds", seconds);
    const bool hasUserBuffers = inputs.plan.overlap.tensor && !overlap.hidesTensorInBackward;
    const Constant share = hasUserBuffers ? (backward ? Constant::TensorOverlapBackward : Constant::TensorOverlapForward)
                                          : (backward ? Constant::TensorBackward : Constant::TensorForward);
    return terms.product("exposed-seconds", seconds, terms.minimum("exposed-share", one, constants.of(share, terms)));
}

Transfer transferOf(const Operator& op, const Collective& collective, Term bytes, bool backward, const CostInputs& inputs,
                    const Terms& terms)
{
    const Axis axis = axisOf(collective.group);
    const bool dispatches = axis == Axis::Ep && op.traits().is(OperatorRole::Routed);
    const Term seconds =
        dispatches ? expertTime(collective, bytes, inputs, terms) : timeOf(collective.kind, bytes, collective, inputs, terms);
    Term exposed = seconds;
    if (axis == Axis::Tp && !inputs.placement(collective.group).crossesNetwork())
        exposed = tensorExposed(seconds, backward, inputs, terms);
    return {collective, Seconds(seconds.value), Seconds(exposed.value), seconds.record, exposed.record};
}

/// Hops that no block hides, and in an uneven layout the busiest rank's extra work (core/ring/ring_time.h). An exchange of heads before and
/// after them is exposed.
TransferList ringTransfers(const Operator& op, bool backward, Term attention, const CostInputs& inputs, const Terms& terms)
{
    const RankShape& shape = inputs.shape;
    const std::span<const Collective> items = (backward ? op.backwardCollectives : op.forwardCollectives).items();
    const std::span<const Collective> hops = hopsIn(items);
    const auto alone = [&](const Collective& hop) {
        return inputs.collectives.term(hop.kind, sizeOf(hop, op, terms), inputs.placement(hop.group), terms);
    };
    const Term keyValueHop = alone(hops.front());
    const Term lastHop = alone(hops.back());
    ContextCosts costs;
    costs.keyValueHop = Seconds(keyValueHop.value);
    if (backward)
        costs.gradientHop = Seconds(lastHop.value);
    (backward ? costs.attentionBackward : costs.attentionForward) = Seconds(attention.value);
    const Terms pass = terms.about(backward ? "backward" : "forward");
    pass.named("ring-attention", attention);
    pass.named("ring-key-hop", keyValueHop);
    pass.named("ring-gradient-hop", lastHop);
    const RingShape ring{shape.contextLayout, static_cast<int>(shape.cp), {}, static_cast<int>(shape.cpInner)};
    const RingTime time = ringTime(ring, ringGradientOf(shape.style), costs, terms);
    const RingPassTime& taken = backward ? time.backward : time.forward;
    const Term imbalance = pass("ring-imbalance", taken.imbalance());
    const Term transfer = pass("ring-transfer", taken.transfer());
    TransferList list;
    list.imbalance = Seconds(imbalance.value);
    list.imbalanceRecord = imbalance.record;
    TermSum sent;
    for (const Collective& hop : hops)
        sent.add(timeOf(hop.kind, sizeOf(hop, op, terms), hop, inputs, terms));
    const Term all = sent.as("ring-hops", terms);
    const Term share = all.value > 0 ? terms.quotient("exposed-share-of-hops", transfer, all) : terms("nothing", 0);
    for (const Collective& each : items) {
        const Term size = sizeOf(each, op, terms);
        if (!isHop(each)) {
            list.add(transferOf(op, each, size, backward, inputs, terms));
            continue;
        }
        const Term seconds = timeOf(each.kind, size, each, inputs, terms);
        const Term exposed = terms.product("exposed-seconds", seconds, share);
        list.add({each, Seconds(seconds.value), Seconds(exposed.value), seconds.record, exposed.record});
    }
    return list;
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

TransferList transfersOf(const Operator& op, bool backward, Seconds compute, const CostInputs& inputs, const Terms& terms)
{
    const CollectiveList& collectives = backward ? op.backwardCollectives : op.forwardCollectives;
    const std::span<const Collective> items = collectives.items();
    if (items.empty())
        return {};
    if (!hopsIn(items).empty())
        return ringTransfers(op, backward, terms(backward ? "operator-input-gradient" : "operator-forward", compute), inputs, terms);
    TransferList list;
    const bool isAttention = op.kind() == OperatorKind::Attention;
    if (isAttention && items.front().group == CommunicationGroup::Context && isContiguous(inputs.shape.contextLayout)) {
        const Terms pass = terms.about(backward ? "backward" : "forward");
        const Term mean = pass.named("ring-attention", terms(backward ? "operator-input-gradient" : "operator-forward", compute));
        const Term busiest = busiestInOneStep(inputs.shape.contextLayout, static_cast<int>(inputs.shape.cp), mean, pass);
        const Term imbalance = pass.difference("ring-imbalance", busiest, mean);
        list.imbalance = Seconds(imbalance.value);
        list.imbalanceRecord = imbalance.record;
    }
    for (const Collective& collective : items)
        list.add(transferOf(op, collective, sizeOf(collective, op, terms), backward, inputs, terms));
    return list;
}

}  // namespace shardscope
