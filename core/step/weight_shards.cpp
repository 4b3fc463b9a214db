// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/weight_shards.h"

#include <algorithm>

#include "core/layer/gathered_width.h"
#include "core/memory/rank_parameters.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"
#include "core/step/cost_inputs.h"
#include "core/step/layer_passes.h"
#include "core/step/pass_traffic.h"

namespace shardscope {
namespace {

/// One collective for each weight, of dense weights and of experts.
std::array<DataCollective, 2> eachWeight(CollectiveKind kind, const WeightShards& shards, double each, const CostInputs& inputs,
                                         const Terms& terms)
{
    const auto of = [&](CommunicationGroup group, std::string_view pointer, std::string_view held, double elements, double weights) {
        const GroupPlacement& placement = inputs.placement(group);
        const Term whole = terms.product("weights-of-shards", terms(held, elements), terms(pointer, placement.ranks));
        const Term one = terms.quotient("weight-of-shards", whole, terms("gathered-weights-of-part", std::max(1.0, weights)));
        const Term bytes = terms.product("collective-bytes", one, terms("traffic-bytes", each));
        return DataCollective{{kind, group, Bytes(placement.ranks > 1 ? bytes.value : 0), weights}, &placement, false, bytes.record};
    };
    return {of(CommunicationGroup::WeightShards, "/plan/gtp", "dense-shards-of-part", shards.dense, shards.denseWeights),
            of(CommunicationGroup::ExpertWeightShards, "/plan/egtp", "expert-shards-of-part", shards.experts, shards.expertWeights)};
}

double gradientBytes(const CostInputs& inputs) { return inputs.plan.gradientType == GradientType::Bf16 ? 2 : 4; }

/// All of them, the dense ones `times.dense` times and those of experts `times.experts` times.
PassTraffic trafficOf(std::string_view id, const std::array<DataCollective, 2>& collectives, const GathersAgain& times,
                      const CostInputs& inputs, const Terms& terms)
{
    TermSum seconds;
    TermSum bytes;
    for (const DataCollective& each : collectives) {
        const Collective& collective = each.collective;
        if (!(collective.bytes > Bytes()))
            continue;
        const bool isExpert = collective.group == CommunicationGroup::ExpertWeightShards;
        const Term count = terms("gathered-weights-of-part", collective.count);
        const Term often = terms("times-gathered", isExpert ? times.experts : times.dense);
        const Term size{collective.bytes.value(), each.bytes};
        const Term one = inputs.collectives.term(collective.kind, size, *each.group, terms);
        seconds.add(terms.product("each-weight-in-turn", count, often, one));
        bytes.add(terms.product("bytes-of-each-weight", count, often, size));
    }
    return {seconds.as(id, terms), bytes.as("bytes-on-the-wire", terms)};
}

}  // namespace

std::array<DataCollective, 2> shardGathers(const WeightShards& shards, double each, const CostInputs& inputs, const Terms& terms)
{
    return eachWeight(CollectiveKind::AllGather, shards, each, inputs, terms);
}

std::array<DataCollective, 2> shardReductions(const WeightShards& shards, const CostInputs& inputs, const Terms& terms)
{
    return eachWeight(CollectiveKind::ReduceScatter, shards, gradientBytes(inputs), inputs, terms);
}

ShardedBlock shardedBlock(const RankParameters& weights, const ParameterTable& parameters, bool isKept, const CostInputs& inputs)
{
    const ResolvedPlan& plan = inputs.plan;
    const double element = inputs.shape.style.elementBytes;
    const bool isVocabulary = &weights == &parameters.embedding || &weights == &parameters.head;
    ShardedBlock block{weights, isVocabulary ? element : gatheredWidth(inputs.site.training, element), {}};
    if (isVocabulary || isKept)
        return block;
    const auto recomputes = [&](RecomputeModule module) {
        return plan.recompute == Recompute::Selective && std::ranges::find(plan.recomputeModules, module) != plan.recomputeModules.end();
    };
    const double feedForward = weights.shards.dense > 0 ? weights.shards.feedForward / weights.shards.dense : 0;
    if (plan.recompute == Recompute::Full)
        block.again = {2, 2};
    if (recomputes(RecomputeModule::Moe))
        block.again.experts = 2;
    if (recomputes(RecomputeModule::Mlp) || recomputes(RecomputeModule::SharedExperts))
        block.again.dense += feedForward;
    return block;
}

void addWeightShards(LayerPasses& passes, const ParameterTable& parameters, const CostInputs& inputs, const Terms& terms)
{
    forEachBlock(passes, parameters, inputs, terms,
                 [&](Passes& of, std::string_view name, const RankParameters& weights, const Terms& part) {
                     const bool isKept = std::ranges::any_of(passes.ofLayerKindKept, [&](const Passes& each) { return &each == &of; });
                     const ShardedBlock block = shardedBlock(weights, parameters, isKept, inputs);
                     terms.named("dense-shards-of-part", part("dense-shards-of-part", weights.shards.dense));
                     terms.named("expert-shards-of-part", part("expert-shards-of-part", weights.shards.experts));
                     const auto gathers = shardGathers(weights.shards, block.bytesPerElement, inputs, terms);
                     const auto reductions = shardReductions(weights.shards, inputs, terms);
                     const BlockTraffic traffic{trafficOf("gather-seconds", gathers, {1, 1}, inputs, terms),
                                                trafficOf("gather-seconds", gathers, block.again, inputs, terms),
                                                trafficOf("reduce-seconds", reductions, {1, 1}, inputs, terms)};
                     addBlockTraffic(of, name, traffic, inputs.placement(CommunicationGroup::WeightShards), inputs, terms);
                 });
}

}  // namespace shardscope
