// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/sharded_layers.h"

#include <algorithm>
#include <span>

namespace shardscope {
namespace {

/// A collective and the bytes that it reads and writes in the GPU's memory.
struct Traffic {
    Seconds seconds;
    Bytes bytes;
};

/// Hides a collective behind up to `cover` seconds of compute, which it slows down by the memory traffic that it brings, by no more
/// than it would have taken alone: running both at once is never slower than one after the other.
void hideBehind(PassTime& pass, const Traffic& collective, Seconds cover, const CostInputs& inputs)
{
    const CostConstants& constants = inputs.constants;
    const Seconds stretched = collective.seconds / constants[Constant::DataShare];
    const Seconds exposed = std::max(Seconds(), stretched - cover);
    const Seconds hidden = collective.seconds - std::min(collective.seconds, exposed);
    pass.exposedOf(Axis::Dp) += exposed;
    pass.hiddenOf(Axis::Dp) += hidden;
    if (hidden > Seconds()) {
        const Seconds slower = constants[Constant::Contention] * (collective.bytes / inputs.rates.memory);
        pass.compute += std::min(hidden, (hidden / collective.seconds) * slower);
    }
}

Seconds timeOf(std::span<const DataCollective> collectives, const CostInputs& inputs)
{
    Seconds sum;
    for (const DataCollective& each : collectives)
        sum += inputs.collectives.time(each.collective.kind, each.collective.bytes, *each.group).seconds;
    return sum;
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
    traffic.shardBytes = recipe.weights;
    if (recipe.weightsOnHost)
        traffic.hostLink = hostLink(site.cluster.gpu);
    traffic.gathersEveryPass = recipe.shardsWeights && (plan.shardGroup > 1 || recipe.weightsOnHost) && recipe.gatheredWeights == 0;
    traffic.gathersAtStep = plan.zero >= 1 && !traffic.gathersEveryPass;
    // ZeRO-2 keeps only its shard of the gradients, so they leave with every micro-batch.
    const bool keepsItsShard = recipe.shardsGradients && recipe.unshardedGradients == 0 && plan.zero == 2 && plan.shardGroup > 1;
    traffic.reducesEveryPass =
        plan.syncEveryMicrobatch || keepsItsShard || (recipe.shardsWeights && plan.shardGroup > 1 && recipe.unshardedGradients == 0);
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

std::array<DataCollective, 2> gatherCollectives(const RankParameters& parameters, const DataTraffic& traffic)
{
    const auto gather = [&](CommunicationGroup group, double elements, const GroupPlacement& placement) {
        return DataCollective{{CollectiveKind::AllGather, group, Bytes(elements * traffic.weightBytes)}, &placement, false};
    };
    return {gather(CommunicationGroup::Data, parameters.dense, traffic.dense),
            gather(CommunicationGroup::ExpertData, parameters.experts, traffic.experts)};
}

std::array<DataCollective, 4> reduceCollectives(const RankParameters& parameters, const DataTraffic& traffic)
{
    const CollectiveKind kind = traffic.scatters ? CollectiveKind::ReduceScatter : CollectiveKind::AllReduce;
    const Bytes dense(parameters.dense * traffic.gradientBytes);
    const Bytes experts(parameters.experts * traffic.gradientBytes);
    const auto replicas = [](CommunicationGroup group, Bytes bytes, const GroupPlacement& shards, const GroupPlacement& of) {
        return DataCollective{{CollectiveKind::AllReduce, group, bytes / std::max(1, shards.ranks)}, &of, true};
    };
    return {DataCollective{{kind, CommunicationGroup::Data, dense}, &traffic.dense, false},
            replicas(CommunicationGroup::Data, dense, traffic.dense, traffic.denseReplicas),
            DataCollective{{kind, CommunicationGroup::ExpertData, experts}, &traffic.experts, false},
            replicas(CommunicationGroup::ExpertData, experts, traffic.experts, traffic.expertReplicas)};
}

Seconds gatherTime(const RankParameters& parameters, const DataTraffic& traffic, const CostInputs& inputs)
{
    const Seconds gathered = timeOf(gatherCollectives(parameters, traffic), inputs);
    const Bytes shard = shardFromHost(parameters, traffic);
    return shard > Bytes() ? gathered + shard / traffic.hostLink : gathered;
}

Bytes shardFromHost(const RankParameters& parameters, const DataTraffic& traffic)
{
    if (!(traffic.hostLink.value() > 0))
        return {};
    const double own = parameters.dense / std::max(1, traffic.dense.ranks) + parameters.experts / std::max(1, traffic.experts.ranks);
    return Bytes(own * traffic.shardBytes);
}

Seconds reduceTime(const RankParameters& parameters, const DataTraffic& traffic, const CostInputs& inputs)
{
    return timeOf(reduceCollectives(parameters, traffic), inputs);
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
    addTo(passes.mtp, parameters.mtp);
}

}  // namespace shardscope
