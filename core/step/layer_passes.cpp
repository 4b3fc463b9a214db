// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/layer_passes.h"

#include <algorithm>

#include "core/layer/layer_operators.h"
#include "core/step/computed_flop.h"

namespace shardscope {
namespace {

void add(PassTime& pass, const Transfer& transfer, double times)
{
    const Axis axis = axisOf(transfer.collective.group);
    pass.exposedOf(axis) += transfer.exposed * times;
    pass.hiddenOf(axis) += std::max(Seconds(), transfer.seconds - transfer.exposed) * times;
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
        const TransferList forward = transfersOf(op, false, cost.forward, inputs);
        for (const Transfer& transfer : forward.items()) {
            add(passes.forward, transfer, 1);
            add(passes.recompute, transfer, repeatedSends(op, transfer.collective.kind, recompute, stopsEarly));
        }
        passes.forward.exposedOf(Axis::Cp) += forward.imbalance;
        passes.recompute.exposedOf(Axis::Cp) += forward.imbalance * again;
        const TransferList backward = transfersOf(op, true, cost.inputGrad, inputs);
        for (const Transfer& transfer : backward.items())
            add(passes.inputGrad, transfer, 1);
        passes.inputGrad.exposedOf(Axis::Cp) += backward.imbalance;
    }
    waitForHost(passes, host, recompute == Recompute::Full, inputs.constants[Constant::HostBackward]);
    waitForOffload(passes, keptBytes(operators, recompute), inputs);
    return passes;
}

}  // namespace

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
    const OperatorCost cost = operatorCost(op, headDim, inputs.rates);
    return {cost, transfersOf(op, false, cost.forward, inputs), transfersOf(op, true, cost.inputGrad, inputs)};
}

}  // namespace shardscope
