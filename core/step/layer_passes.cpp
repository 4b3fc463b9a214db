// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/layer_passes.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/collective/dispatch_volume.h"
#include "core/layer/attention_shape.h"
#include "core/layer/layer_operators.h"
#include "core/step/computed_flop.h"
#include "core/step/context_costs.h"

namespace shardscope {
namespace {

Axis axisOf(CommunicationGroup group)
{
    switch (group) {
    case CommunicationGroup::Tensor:
    case CommunicationGroup::ExpertTensor:
        return Axis::Tp;
    case CommunicationGroup::Context:
        return Axis::Cp;
    case CommunicationGroup::Expert:
        return Axis::Ep;
    case CommunicationGroup::Data:
    case CommunicationGroup::ExpertData:
        return Axis::Dp;
    case CommunicationGroup::Pipeline:
        return Axis::Pp;
    }
    return Axis::Tp;
}

/// Seconds of a collective, and how many of them the compute stream waits for.
struct Wait {
    Seconds seconds;
    Seconds exposed;
};

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

struct Direction {
    bool backward = false;
    Seconds attention;  ///< of the operator that the collective belongs to
};

/// What a ring adds to its attention (core/ring/ring_time.h): hops that no block hides, and in an uneven layout the busiest
/// rank's extra work. The operator's collective is all hops together: of keys and values, and as many of their gradients.
Wait ringWait(const Collective& collective, const Direction& direction, const CostInputs& inputs)
{
    const RankShape& shape = inputs.shape;
    const double hops = shape.cp - 1;
    const RingGradient gradient = ringGradientOf(inputs.site);
    Collective hop = collective;
    hop.bytes = collective.bytes / (direction.backward ? 2 * hops : hops);
    ContextCosts costs;
    costs.keyValueHop = inputs.time(hop);
    if (gradient == RingGradient::Fp32)
        hop.bytes *= 4 / shape.style.elementBytes;
    costs.gradientHop = inputs.time(hop);
    (direction.backward ? costs.attentionBackward : costs.attentionForward) = direction.attention;
    const RingTime time = ringTime(shape.contextLayout, static_cast<int>(shape.cp), gradient, costs);
    const RingPassTime& pass = direction.backward ? time.backward : time.forward;
    const double gradientHops = !direction.backward ? 0 : gradient == RingGradient::Fp32 ? shape.cp : hops;
    const Seconds sent = costs.keyValueHop * hops + costs.gradientHop * gradientHops;
    const Seconds hidden = std::max(Seconds(), sent - pass.transfer());
    return {pass.exposed() + hidden, pass.exposed()};
}

Wait waitFor(const Collective& collective, const Direction& direction, const CostInputs& inputs)
{
    const CostConstants& constants = inputs.constants;
    const Overlap& overlap = inputs.plan.overlap;
    switch (axisOf(collective.group)) {
    case Axis::Tp: {
        const Seconds seconds = inputs.time(collective);
        // User buffers and asynchronous gathers live inside one scale-up network.
        if (inputs.placement(collective.group).crossesNetwork())
            return {seconds, seconds};
        const Framework framework = inputs.shape.style.framework;
        if (framework == Framework::MegatronDeepSpeed || framework == Framework::Neox)
            return {seconds, seconds * (1 + (constants[Constant::TensorDeepSpeed] - 1) * (inputs.shape.tp * inputs.shape.tp - 1) / 63)};
        const Constant share = overlap.tensor ? (direction.backward ? Constant::TensorOverlapBackward : Constant::TensorOverlapForward)
                                              : (direction.backward ? Constant::TensorBackward : Constant::TensorForward);
        return {seconds, seconds * std::min(1.0, constants[share])};
    }
    case Axis::Cp:
        if (collective.kind == CollectiveKind::SendReceive)
            return ringWait(collective, direction, inputs);
        break;
    case Axis::Ep: {
        const Seconds seconds = expertTime(collective, inputs);
        return {seconds, overlap.expert ? seconds * constants[Constant::ExpertOverlap] : seconds};
    }
    default:
        break;
    }
    const Seconds seconds = inputs.time(collective);
    return {seconds, seconds};
}

void add(PassTime& pass, Axis axis, const Wait& wait)
{
    pass.exposedOf(axis) += wait.exposed;
    pass.hiddenOf(axis) += std::max(Seconds(), wait.seconds - wait.exposed);
}

/// The host runs ahead of the device from one pass into the next, so the device waits only for what the launches of a whole
/// forward and backward take longer than both; the forward shows its own part of it.
void waitForHost(Passes& passes, Seconds forward, bool recomputes, double backwardFactor)
{
    const Seconds backward = forward * (backwardFactor + (recomputes ? 1 : 0));
    const Seconds wait = std::max(Seconds(), forward + backward - passes.forward.device() - passes.backward().device());
    passes.forward.hostWait = std::clamp(forward - passes.forward.device(), Seconds(), wait);
    passes.inputGrad.hostWait = wait - passes.forward.hostWait;
}

/// Activations leave for the host beside the forward and come back beside the backward: each pass waits for what does not
/// fit beside its compute.
void waitForOffload(Passes& passes, Bytes kept, const CostInputs& inputs)
{
    if (inputs.plan.offloadActivations <= 0)
        return;
    const Seconds transfer = kept * inputs.plan.offloadActivations / hostLink(inputs.site.cluster.gpu);
    passes.forward.hostWait = std::max(passes.forward.hostWait, transfer - passes.forward.device());
    passes.inputGrad.hostWait = std::max(passes.inputGrad.hostWait, transfer - passes.backward().device());
}

Passes passesOf(const OperatorList& operators, double headDim, Recompute recompute, Seconds host, const CostInputs& inputs)
{
    const bool stopsEarly = recomputeStopsEarly(inputs.plan);
    Passes passes;
    for (const Operator& op : operators) {
        const OperatorCost cost = operatorCost(op, headDim, inputs.rates);
        const double again = repeatedForwards(op, recompute, stopsEarly);
        passes.forward.compute += cost.forward;
        passes.recompute.compute += again * cost.forward;
        passes.inputGrad.compute += cost.inputGrad;
        passes.weightGrad.compute += cost.weightGrad;
        for (const Collective& collective : op.forwardCollectives.items()) {
            const Axis axis = axisOf(collective.group);
            const Wait wait = waitFor(collective, {false, cost.forward}, inputs);
            add(passes.forward, axis, wait);
            add(passes.recompute, axis, {again * wait.seconds, again * wait.exposed});
        }
        for (const Collective& collective : op.backwardCollectives.items())
            add(passes.inputGrad, axisOf(collective.group), waitFor(collective, {true, cost.inputGrad}, inputs));
    }
    waitForHost(passes, host, recompute == Recompute::Full, inputs.constants[Constant::HostBackward]);
    waitForOffload(passes, keptBytes(operators, recompute), inputs);
    return passes;
}

}  // namespace

GroupPlacements placeGroups(const Site& site, const ResolvedPlan& plan)
{
    GroupPlacements placements;
    for (std::size_t i = 0; i < placements.size(); ++i)
        placements[i] = placeGroup(static_cast<CommunicationGroup>(i), plan, plan.order, site.cluster);
    return placements;
}

namespace {

double mostNodesOfAToken(const Architecture& architecture)
{
    const double limit = domainLimit(architecture);
    return limit > 0 ? limit : std::numeric_limits<double>::infinity();
}

}  // namespace

CostInputs costInputs(const Site& site, const ResolvedPlan& plan, const LedgerInputs& ledger)
{
    const MixtureOfExperts* experts = site.architecture->experts();
    return {site,           plan,
            ledger.operators, ledger.shape,
            site.rates,     site.constants,
            site.collectives, placeGroups(site, plan),
            experts ? static_cast<double>(experts->topK) : 0, mostNodesOfAToken(*site.architecture)};
}

LayerPasses layerPasses(const CostInputs& inputs)
{
    const Architecture& architecture = *inputs.site.architecture;
    const Recompute recompute = inputs.plan.recompute;
    const auto passesOfLayer = [&](const OperatorList& operators, const LayerKind& kind, Recompute mode) {
        const Seconds host = hostForward(inputs.site, inputs.plan, kind.experts.has_value());
        return passesOf(operators, static_cast<double>(kind.attention.qkHeadDim()), mode, host, inputs);
    };
    const ModelOperators& operators = inputs.operators;
    LayerPasses passes;
    for (std::size_t i = 0; i < architecture.kinds.size(); ++i) {
        const LayerKind& kind = architecture.kinds[i];
        passes.ofLayerKind.push_back(passesOfLayer(operators.ofLayerKind[i], kind, recompute));
        passes.ofLayerKindKept.push_back(inputs.plan.recomputeLayers ? passesOfLayer(operators.ofLayerKind[i], kind, Recompute::None)
                                                                     : passes.ofLayerKind.back());
    }
    passes.embedding = passesOf(operators.embedding, 0, Recompute::None, Seconds(), inputs);
    passes.head = passesOf(operators.head, 0, Recompute::None, Seconds(), inputs);
    if (operators.mtpKind) {
        Passes one = passesOfLayer(operators.mtp, *operators.mtpKind, recompute);
        one += passes.head;
        for (int i = 0; i < architecture.mtpLayers; ++i)
            passes.mtp += one;
    }
    return passes;
}

OperatorTiming operatorTiming(const Operator& op, double headDim, const CostInputs& inputs)
{
    OperatorTiming timing;
    timing.cost = operatorCost(op, headDim, inputs.rates);
    for (const Collective& collective : op.forwardCollectives.items()) {
        const Wait wait = waitFor(collective, {false, timing.cost.forward}, inputs);
        timing.forwardCollectives += wait.seconds;
        timing.forwardExposed += wait.exposed;
    }
    for (const Collective& collective : op.backwardCollectives.items()) {
        const Wait wait = waitFor(collective, {true, timing.cost.inputGrad}, inputs);
        timing.backwardCollectives += wait.seconds;
        timing.backwardExposed += wait.exposed;
    }
    return timing;
}

}  // namespace shardscope
