// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/sharded_layers.h"

#include <algorithm>

namespace shardscope {
namespace {

/// A collective and the bytes that it reads and writes in the GPU's memory.
struct Traffic {
    Seconds seconds;
    Bytes bytes;
};

/// Hides a collective behind up to `cover` seconds of compute, which it slows down by the memory traffic that it brings.
void hideBehind(PassTime& pass, const Traffic& collective, Seconds cover, const CostInputs& inputs)
{
    const CostConstants& constants = inputs.constants;
    const Seconds stretched = collective.seconds / constants[Constant::DataShare];
    const Seconds exposed = std::max(Seconds(), stretched - cover);
    const Seconds hidden = collective.seconds - std::min(collective.seconds, exposed);
    pass.exposedOf(Axis::Dp) += exposed;
    pass.hiddenOf(Axis::Dp) += hidden;
    if (hidden > Seconds())
        pass.compute += (hidden / collective.seconds) * constants[Constant::Contention] * (collective.bytes / inputs.rates.memory);
}

}  // namespace

DataTraffic dataTraffic(const ByteRecipe& recipe, const CostInputs& inputs)
{
    const Site& site = inputs.site;
    const ResolvedPlan& plan = inputs.plan;
    const bool fsdp = site.training.recipe == Recipe::Fsdp2;
    DataTraffic traffic;
    const double elementBytes = inputs.shape.style.elementBytes;
    traffic.gradientBytes = fsdp ? (plan.gradientType == GradientType::Bf16 ? 2 : 4) : std::max(2.0, recipe.gradients);
    if (site.training.recipe == Recipe::DeepSpeed || inputs.shape.style.framework == Framework::MegatronDeepSpeed ||
        inputs.shape.style.framework == Framework::Neox)
        traffic.gradientBytes = plan.gradientType == GradientType::Fp32 ? 4 : elementBytes;
    traffic.weightBytes = elementBytes;
    traffic.scatters = plan.zero >= 1;
    traffic.gathersEveryPass = recipe.shardsWeights && plan.shardGroup > 1 && recipe.gatheredWeights == 0;
    traffic.gathersAtStep = plan.zero >= 1 && !traffic.gathersEveryPass;
    // ZeRO-2 keeps only its shard of the gradients, so they leave with every micro-batch.
    const bool keepsItsShard = recipe.shardsGradients && recipe.unshardedGradients == 0 && plan.zero == 2 && plan.shardGroup > 1;
    traffic.reducesEveryPass = plan.syncEveryMicrobatch || keepsItsShard || (recipe.shardsWeights && plan.shardGroup > 1 && recipe.unshardedGradients == 0);
    traffic.gathersEachTensor = plan.stack == SoftwareStack::Nanotron;
    traffic.bucketBytes = static_cast<double>(std::max<std::int64_t>(plan.bucketBytes, 1));
    // Megatron, unless told, makes buckets of max(40 M, 1 M per data-parallel rank) parameters (DistributedDataParallelConfig).
    if (plan.stack == SoftwareStack::TransformerEngine && plan.bucketBytes == kDefaultBucketBytes)
        traffic.bucketElements = std::max(40e6, 1e6 * plan.dp);
    traffic.dense = placeShardGroup(CommunicationGroup::Data, plan, plan.order, site.cluster);
    traffic.experts = placeShardGroup(CommunicationGroup::ExpertData, plan, plan.order, site.cluster);
    traffic.denseReplicas = placeReplicaGroup(CommunicationGroup::Data, plan, plan.order, site.cluster);
    traffic.expertReplicas = placeReplicaGroup(CommunicationGroup::ExpertData, plan, plan.order, site.cluster);
    if (plan.zero == 0) {
        traffic.dense = inputs.placement(CommunicationGroup::Data);
        traffic.experts = inputs.placement(CommunicationGroup::ExpertData);
        traffic.denseReplicas = traffic.expertReplicas = GroupPlacement();
    }
    return traffic;
}

Seconds gatherTime(const RankParameters& parameters, const DataTraffic& traffic, const CostInputs& inputs)
{
    const auto gather = [&](double elements, const GroupPlacement& group) {
        return inputs.collectives.time(CollectiveKind::AllGather, Bytes(elements * traffic.weightBytes), group).seconds;
    };
    return gather(parameters.dense, traffic.dense) + gather(parameters.experts, traffic.experts);
}

Seconds reduceTime(const RankParameters& parameters, const DataTraffic& traffic, const CostInputs& inputs)
{
    const auto reduce = [&](double elements, const GroupPlacement& group, const GroupPlacement& replicas) {
        const Bytes bytes(elements * traffic.gradientBytes);
        const CollectiveKind kind = traffic.scatters ? CollectiveKind::ReduceScatter : CollectiveKind::AllReduce;
        return inputs.collectives.time(kind, bytes, group).seconds +
               inputs.collectives.time(CollectiveKind::AllReduce, bytes / std::max(1, group.ranks), replicas).seconds;
    };
    return reduce(parameters.dense, traffic.dense, traffic.denseReplicas) +
           reduce(parameters.experts, traffic.experts, traffic.expertReplicas);
}

void addShardedWeights(LayerPasses& passes, const ParameterTable& parameters, const DataTraffic& traffic, const CostInputs& inputs)
{
    const ResolvedPlan& plan = inputs.plan;
    if (!traffic.inEveryPass())
        return;
    const bool gathersAgain = plan.reshardAfterForward;
    const bool overlapped = traffic.gathersEveryPass || plan.overlap.gradReduce;
    const auto addTo = [&](Passes& layer, const RankParameters& weights) {
        Traffic gather;
        if (traffic.gathersEveryPass)
            gather = {gatherTime(weights, traffic, inputs), Bytes(weights.total() * traffic.weightBytes)};
        Traffic backward = gathersAgain ? gather : Traffic();
        if (traffic.reducesEveryPass) {
            backward.seconds += reduceTime(weights, traffic, inputs);
            backward.bytes += Bytes(weights.total() * traffic.gradientBytes);
        }
        hideBehind(layer.forward, gather, layer.forward.compute + layer.forward.hostWait, inputs);
        const PassTime whole = layer.backward();
        hideBehind(layer.inputGrad, backward, overlapped ? whole.compute + whole.hostWait : Seconds(), inputs);
    };
    for (std::size_t kind = 0; kind < passes.ofLayerKind.size(); ++kind) {
        addTo(passes.ofLayerKind[kind], parameters.ofLayerKind[kind]);
        addTo(passes.ofLayerKindKept[kind], parameters.ofLayerKind[kind]);
    }
    addTo(passes.embedding, parameters.embedding);
    addTo(passes.head, parameters.head);
}

}  // namespace shardscope
