// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/context_costs.h"

#include "core/cost/operator_cost.h"
#include "core/layer/attention_shape.h"
#include "core/layer/kernel_style.h"
#include "core/layer/layer_operators.h"
#include "core/layer/rank_shape.h"
#include "core/model/architecture.h"
#include "core/site/site.h"
#include "core/step/cost_inputs.h"

namespace shardscope {
namespace {

Collective inContext(CollectiveKind kind, Bytes bytes) { return {kind, CommunicationGroup::Context, bytes}; }

void addCollectives(ContextCosts& costs, ContextLayout layout, double ranks, const ContextTensors& tensors, const CostInputs& inputs)
{
    const auto exchanged = [&](Bytes bytes) {
        const CommunicationGroup group = hasTwoLevels(layout) ? CommunicationGroup::ContextInner : CommunicationGroup::Context;
        return inputs.time({CollectiveKind::AllToAll, group, bytes});
    };
    const auto bytesOf = [&](double width) { return Bytes(tensors.elementBytes * tensors.tokens * width); };
    if (gathers(layout)) {
        const Bytes all = bytesOf(tensors.key + tensors.value) * ranks;
        costs.beforeForward = costs.beforeBackward = inputs.time(inContext(CollectiveKind::AllGather, all));
        costs.afterBackward = inputs.time(inContext(CollectiveKind::ReduceScatter, all));
    } else if (exchangesHeads(layout)) {
        const Seconds inputsOut = exchanged(bytesOf(tensors.query + tensors.key + tensors.value));
        const Seconds output = exchanged(bytesOf(tensors.output));
        costs.beforeForward = costs.afterBackward = inputsOut;
        costs.afterForward = costs.beforeBackward = output;
    }
}

}  // namespace

RingGradient ringGradientOf(const KernelStyle& style) { return style.fp32RingGradients ? RingGradient::Fp32 : RingGradient::Bf16; }

ContextTensors contextTensors(const LayerKind& kind, const RankShape& shape)
{
    const AttentionShape heads = attentionShape(kind.attention, shape.tp);
    return {shape.tokens, heads.query, heads.key, heads.value, heads.output, shape.style.elementBytes};
}

ContextCosts contextCosts(const LayerKind& kind, const CostInputs& inputs, RingGradient gradient)
{
    ContextCosts costs;
    for (const Operator& op : layerOperators(kind, inputs.site.architecture->position, inputs.shape)) {
        if (op.kind() != OperatorKind::Attention)
            continue;
        const OperatorCost cost = operatorCost(op, static_cast<double>(kind.attention.qkHeadDim()), inputs.rates);
        costs.attentionForward += cost.forward;
        costs.attentionBackward += cost.backward();
    }
    const double ranks = inputs.shape.cp;
    const ContextTensors tensors = contextTensors(kind, inputs.shape);
    const ContextBytes bytes = contextBytes(ContextLayout::Zigzag, ranks, tensors);
    const bool hasTwo = hasTwoLevels(inputs.shape.contextLayout);
    const auto hop = [&](Bytes sent) {
        return inputs.time({CollectiveKind::SendReceive, hasTwo ? CommunicationGroup::ContextOuter : CommunicationGroup::Context, sent});
    };
    costs.keyValueHop = hop(bytes.block);
    costs.gradientHop = hop(gradient == RingGradient::Fp32 ? bytes.gradient : bytes.block);
    addCollectives(costs, inputs.shape.contextLayout, ranks, tensors, inputs);
    return costs;
}

const LayerKind* contextLayer(const Architecture& architecture)
{
    const LayerKind* found = nullptr;
    for (const LayerKind& kind : architecture.kinds) {
        if (kind.mixer != Mixer::Softmax)
            continue;
        if (kind.attention.slidingWindow == 0)
            return &kind;
        if (!found)
            found = &kind;
    }
    return found;
}

}  // namespace shardscope
