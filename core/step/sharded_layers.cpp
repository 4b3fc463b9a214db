// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/sharded_layers.h"

#include "core/framework/recipe_traits.h"
#include "core/framework/software_stack.h"
#include "core/hardware/hardware.h"
#include "core/memory/byte_recipe.h"
#include "core/memory/rank_parameters.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/plan_choices.h"
#include "core/scenario/training.h"
#include "core/site/cost_constants.h"
#include "core/site/site.h"
#include "core/step/cost_inputs.h"
#include "core/step/layer_passes.h"
#include "core/step/pass_time.h"
#include "core/step/pass_traffic.h"
#include "core/step/shard_copies.h"
#include "core/step/weight_shards.h"

#include <algorithm>
#include <span>

namespace shardscope {
namespace {

Term timeOf(std::string_view id, std::span<const DataCollective> collectives, const CostInputs& inputs, const Terms& terms)
{
    TermSum sum;
    for (const DataCollective& each : collectives) {
        if (each.collective.bytes > Bytes())
            sum.add(inputs.collectives.term(each.collective.kind, {each.collective.bytes.value(), each.bytes}, *each.group, terms));
    }
    return sum.as(id, terms);
}

Term bytesOf(const RankParameters& weights, double each, const Terms& terms)
{
    const Term all = terms.sum("parameters-together", terms("dense-together", weights.dense), terms("experts-together", weights.experts));
    return terms.product("bytes-on-the-wire", all, terms("traffic-bytes", each));
}

/// Adds the gathers and reductions of one block to its passes.
void shardBlock(Passes& passes, std::string_view block, const RankParameters& weights, const DataTraffic& traffic, const CostInputs& inputs,
                const Terms& terms)
{
    const PassTraffic nothing = noTraffic(terms);
    BlockTraffic all{nothing, nothing, nothing, traffic.gathersEveryPass || inputs.plan.overlap.gradReduce};
    const auto gathered = [&](GatherPass pass) -> PassTraffic {
        const RankParameters together = gatheredIn(pass, weights, traffic);
        if (together != weights)
            nameParameters(terms("gathered-in-pass", together.dense), terms("experts-gathered-in-pass", together.experts), terms);
        return {gatherTime(together, traffic, inputs, terms), bytesOf(together, traffic.weightBytes, terms)};
    };
    if (traffic.gathersEveryPass && weights.frozen == 0) {
        all.gather = {gatherTime(weights, traffic, inputs, terms), bytesOf(weights, traffic.weightBytes, terms)};
        if (inputs.plan.reshardAfterForward)
            all.again = all.gather;
    }
    if (traffic.reducesEveryPass)
        all.reduce = {reduceTime(weights, traffic, inputs, terms), bytesOf(weights, traffic.gradientBytes, terms)};
    if (traffic.gathersEveryPass && weights.frozen > 0) {
        all.gather = gathered(GatherPass::Forward);
        if (inputs.plan.reshardAfterForward)
            all.again = gathered(GatherPass::Backward);
    }
    if (traffic.copiesShards)
        addShardCopies(passes, block, weights, traffic, inputs, terms);
    addBlockTraffic(passes, block, all, traffic.dense, inputs, terms);
}

Term ownParameters(const RankParameters& parameters, const DataTraffic& traffic, const Terms& terms)
{
    const auto shard = [&](std::string_view id, double all, const GroupPlacement& group) {
        return terms.quotient("parameters-of-a-shard", terms(id, all), terms("collective-ranks", std::max(1, group.ranks)));
    };
    return terms.sum("parameters-of-the-shard", shard("dense-together", parameters.dense, traffic.dense),
                     shard("experts-together", parameters.experts, traffic.experts));
}

/// The size of a collective of so many parameters.
Term sizeOf(std::string_view id, double parameters, double each, const Terms& terms)
{
    return terms.product("collective-bytes", terms(id, parameters), terms("traffic-bytes", each));
}

/// Parameters of a bucket where the plan does not say; 0: PyTorch's 25 MiB.
double usualBucket(const Training& training, const ResolvedPlan& plan, double gradientBytes)
{
    const StackTraits& stack = traitsOf(plan.stack);
    if (stack.bucketElements > 0)
        return std::max(stack.bucketElements, stack.bucketElementsPerRank * plan.dp / plan.gtp);
    if (traitsOf(training.recipe).bucketElements > 0)
        return traitsOf(training.recipe).bucketElements;
    return traitsOf(plan.framework).states->bucketBytes / gradientBytes;
}

/// Bytes per gradient of a collective.
double reducedBytes(const ByteRecipe& recipe, const Training& training, const ResolvedPlan& plan, double elementBytes)
{
    const ReducedGradients reduced = traitsOf(training.recipe).reduced;
    if (reduced == ReducedGradients::AsWeights || traitsOf(plan.framework).states->deepSpeedStates)
        return plan.gradientType == GradientType::Fp32 ? 4 : elementBytes;
    if (reduced == ReducedGradients::Fp32)
        return plan.gradientType == GradientType::Bf16 ? 2 : 4;
    return std::max(2.0, recipe.gradients);
}

}  // namespace

DataTraffic dataTraffic(const ByteRecipe& recipe, const CostInputs& inputs)
{
    const Site& site = inputs.site;
    const ResolvedPlan& plan = inputs.plan;
    DataTraffic traffic;
    const double elementBytes = inputs.shape.style.elementBytes;
    traffic.gradientBytes = reducedBytes(recipe, site.training, plan, elementBytes);
    traffic.weightBytes = elementBytes;
    traffic.scatters = plan.zero >= 1;
    traffic.shardBytes = recipe.weights;
    traffic.quantisedBytes = recipe.quantised;
    if (recipe.weightsOnHost)
        traffic.hostLink = hostTransfer(site.cluster.gpu);
    traffic.gathersEveryPass = recipe.shardsWeights && (plan.shardGroup > 1 || recipe.weightsOnHost) && recipe.gatheredWeights == 0;
    traffic.gathersAtStep = plan.zero >= 1 && !traffic.gathersEveryPass;
    // ZeRO-2 keeps only its shard of the gradients, so they leave with every micro-batch.
    const bool keepsItsShard = recipe.shardsGradients && recipe.unshardedGradients == 0 && plan.zero == 2 && plan.shardGroup > 1;
    traffic.reducesEveryPass =
        plan.syncEveryMicrobatch || keepsItsShard || (recipe.shardsWeights && plan.shardGroup > 1 && recipe.unshardedGradients == 0);
    traffic.copiesShards = traitsOf(site.training.recipe).shardsEachTensor && traitsOf(plan.framework).states->copiesShards;
    traffic.gathersEachTensor = traitsOf(plan.stack).gathersEachTensor;
    traffic.broadcastsShards = traitsOf(plan.framework).states->broadcastsShards;
    traffic.bucketBytes = static_cast<double>(std::max<std::int64_t>(plan.bucketBytes.value_or(kTorchBucketBytes), 1));
    if (!plan.bucketBytes)
        traffic.bucketElements = usualBucket(site.training, plan, traffic.gradientBytes);
    traffic.dense = placeShardGroup(CommunicationGroup::Data, plan, plan.order, site.cluster);
    traffic.experts = placeShardGroup(CommunicationGroup::ExpertData, plan, plan.order, site.cluster);
    if (!plan.innerSteps) {
        traffic.denseReplicas = placeReplicaGroup(CommunicationGroup::Data, plan, plan.order, site.cluster);
        traffic.expertReplicas = placeReplicaGroup(CommunicationGroup::ExpertData, plan, plan.order, site.cluster);
    }
    if (plan.zero == 0) {
        traffic.dense = inputs.placement(CommunicationGroup::Data);
        traffic.experts = inputs.placement(CommunicationGroup::ExpertData);
        traffic.denseReplicas = traffic.expertReplicas = GroupPlacement();
    }
    return traffic;
}

RankParameters gatheredIn(GatherPass pass, const RankParameters& weights, const DataTraffic& traffic)
{
    if (weights.frozen == 0)
        return weights;
    const FrozenParts& parts = weights.parts;
    const bool isForward = pass == GatherPass::Forward;
    const double saved = traffic.quantisedBytes > 0 ? 1 - traffic.quantisedBytes / traffic.weightBytes : 0;
    const auto sent = [&](double all, double passed, double quantised) {
        const double gathered = isForward ? all : passed;
        return gathered - std::min(quantised, gathered) * saved;
    };
    return {weights.dense + sent(weights.frozen - parts.experts, parts.passed, parts.quantised),
            weights.experts + sent(parts.experts, parts.passedExperts, parts.quantisedExperts),
            {},
            0};
}

std::array<DataCollective, 2> gatherCollectives(const RankParameters& parameters, const DataTraffic& traffic, const Terms& terms)
{
    const auto gather = [&](CommunicationGroup group, Term bytes, const GroupPlacement& placement) {
        return DataCollective{{CollectiveKind::AllGather, group, Bytes(bytes.value)}, &placement, false, bytes.record};
    };
    return {gather(CommunicationGroup::Data, sizeOf("dense-together", parameters.dense, traffic.weightBytes, terms), traffic.dense),
            gather(CommunicationGroup::ExpertData, sizeOf("experts-together", parameters.experts, traffic.weightBytes, terms),
                   traffic.experts)};
}

std::array<DataCollective, 4> reduceCollectives(const RankParameters& parameters, const DataTraffic& traffic, const Terms& terms)
{
    const CollectiveKind kind = traffic.scatters ? CollectiveKind::ReduceScatter : CollectiveKind::AllReduce;
    const Term dense = sizeOf("dense-together", parameters.dense, traffic.gradientBytes, terms);
    const Term experts = sizeOf("experts-together", parameters.experts, traffic.gradientBytes, terms);
    const auto shards = [&](CommunicationGroup group, Term bytes, const GroupPlacement& of) {
        return DataCollective{{kind, group, Bytes(bytes.value)}, &of, false, bytes.record};
    };
    const auto replicas = [&](CommunicationGroup group, Term all, const GroupPlacement& shard, const GroupPlacement& of) {
        const Term bytes = terms.quotient("collective-bytes-of-a-shard", all, terms("collective-ranks", std::max(1, shard.ranks)));
        return DataCollective{{CollectiveKind::AllReduce, group, Bytes(bytes.value)}, &of, true, bytes.record};
    };
    return {shards(CommunicationGroup::Data, dense, traffic.dense),
            replicas(CommunicationGroup::Data, dense, traffic.dense, traffic.denseReplicas),
            shards(CommunicationGroup::ExpertData, experts, traffic.experts),
            replicas(CommunicationGroup::ExpertData, experts, traffic.experts, traffic.expertReplicas)};
}

void nameParameters(Term dense, Term experts, const Terms& terms)
{
    terms.named("dense-together", dense);
    terms.named("experts-together", experts);
}

Bytes shardFromHost(const RankParameters& parameters, const DataTraffic& traffic)
{
    return traffic.hostLink.value() > 0 ? Bytes(ownParameters(parameters, traffic, {}).value * traffic.shardBytes) : Bytes();
}

Term gatherTime(const RankParameters& parameters, const DataTraffic& traffic, const CostInputs& inputs, const Terms& terms)
{
    const Term gathered = timeOf("gather-seconds", gatherCollectives(parameters, traffic, terms), inputs, terms);
    if (!(traffic.hostLink.value() > 0))
        return gathered;
    const Term bytes =
        terms.product("shard-bytes", ownParameters(parameters, traffic, terms), terms("bytes-of-a-shard", traffic.shardBytes));
    return terms.sum("gather-seconds", gathered, terms.quotient("shards-from-the-host", bytes, terms("host-link", traffic.hostLink)));
}

Term reduceTime(const RankParameters& parameters, const DataTraffic& traffic, const CostInputs& inputs, const Terms& terms)
{
    return timeOf("reduce-seconds", reduceCollectives(parameters, traffic, terms), inputs, terms);
}

void addShardedWeights(LayerPasses& passes, const ParameterTable& parameters, const DataTraffic& traffic, const CostInputs& inputs,
                       const Terms& terms)
{
    if (traffic.inEveryPass()) {
        forEachBlock(passes, parameters, inputs, terms,
                     [&](Passes& block, std::string_view name, const RankParameters& weights, const Terms& part) {
                         nameParameters(part("dense-of-part", weights.dense), part("experts-of-part", weights.experts), terms);
                         shardBlock(block, name, weights, traffic, inputs, terms);
                     });
    }
    if (inputs.plan.hasWeightShards())
        addWeightShards(passes, parameters, inputs, terms);
}

}  // namespace shardscope
