// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/weight_shards.h"

#include <algorithm>

#include "core/memory/byte_recipe.h"
#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/gathered_width.h"
#include "core/site/site.h"
#include "core/step/cost_inputs.h"
#include "core/step/layer_passes.h"
#include "core/step/pass_traffic.h"

namespace shardscope {
namespace {

/// One collective for each weight, of dense weights and of experts.
std::array<DataCollective, 2> eachWeight(CollectiveKind kind, const ShardedPart& part, double each, const CostInputs& inputs,
                                         const Terms& terms)
{
    const auto of = [&](CommunicationGroup group, std::string_view pointer, std::string_view held, double elements, double weights) {
        const GroupPlacement& placement = inputs.placement(group);
        if (placement.ranks == 1 || elements == 0)
            return DataCollective{{kind, group, Bytes(), weights}, &placement, false, nullptr};
        const Term whole = terms.product("weights-of-shards", terms(held, elements), terms(pointer, placement.ranks));
        const Term one = terms.quotient("weight-of-shards", whole, terms("gathered-weights-of-part", std::max(1.0, weights)));
        const Term bytes = terms.product("collective-bytes", one, terms("traffic-bytes", each));
        return DataCollective{{kind, group, Bytes(bytes.value), weights}, &placement, false, bytes.record};
    };
    const std::string_view dense = part.isVocabulary ? "vocabulary-shards-of-part" : "dense-shards-of-part";
    return {
        of(CommunicationGroup::WeightShards, "/plan/gtp", dense, part.shards.dense, part.shards.denseWeights),
        of(CommunicationGroup::ExpertWeightShards, "/plan/egtp", "expert-shards-of-part", part.shards.experts, part.shards.expertWeights)};
}

/// In the format that gradients are accumulated in: of the framework, where the plan states none.
double gradientBytes(const CostInputs& inputs) { return byteRecipe(inputs.site, inputs.plan).gradients; }

/// Collectives one after the other, those of dense weights `times.dense` times and those of experts `times.experts` times.
class TrafficSum {
public:
    void add(const std::array<DataCollective, 2>& collectives, const GathersAgain& times, const CostInputs& inputs, const Terms& terms)
    {
        for (const DataCollective& each : collectives) {
            const Collective& collective = each.collective;
            const double often = collective.group == CommunicationGroup::ExpertWeightShards ? times.experts : times.dense;
            if (!(collective.bytes > Bytes()) || often == 0)
                continue;
            const Term count = terms("gathered-weights-of-part", collective.count);
            const Term repeated = terms("times-gathered", often);
            const Term size{collective.bytes.value(), each.bytes};
            const Term one = inputs.collectives.term(collective.kind, size, *each.group, terms);
            m_seconds.add(terms.product("each-weight-in-turn", count, repeated, one));
            m_bytes.add(terms.product("bytes-of-each-weight", count, repeated, size));
        }
    }
    [[nodiscard]] PassTraffic as(std::string_view id, const Terms& terms) const
    {
        return {m_seconds.as(id, terms), m_bytes.as("bytes-on-the-wire", terms)};
    }

private:
    TermSum m_seconds;
    TermSum m_bytes;
};

}  // namespace

std::array<DataCollective, 2> shardGathers(const ShardedPart& part, const CostInputs& inputs, const Terms& terms)
{
    return eachWeight(CollectiveKind::AllGather, part, part.gatheredBytes, inputs, terms);
}

std::array<DataCollective, 2> shardReductions(const ShardedPart& part, const CostInputs& inputs, const Terms& terms)
{
    return eachWeight(CollectiveKind::ReduceScatter, part, part.gradientBytes, inputs, terms);
}

std::array<DataCollective, 2> replicatedReductions(const RankParameters& parameters, double each, const CostInputs& inputs,
                                                   const Terms& terms)
{
    const auto of = [&](CommunicationGroup group, std::string_view all, double held, std::string_view cut, double shards) {
        const GroupPlacement& placement = inputs.placement(group);
        if (placement.ranks == 1)
            return DataCollective{{CollectiveKind::AllReduce, group, Bytes()}, &placement, false, nullptr};
        const Term whole =
            terms.maximum("replicated-at-least", terms.difference("replicated", terms(all, held), terms(cut, shards)), terms("nothing", 0));
        const Term bytes = terms.product("collective-bytes", whole, terms("traffic-bytes", each));
        return DataCollective{{CollectiveKind::AllReduce, group, Bytes(bytes.value)}, &placement, false, bytes.record};
    };
    return {
        of(CommunicationGroup::WeightShards, "rank-dense", parameters.dense, "dense-shards-of-rank", parameters.shards.dense),
        of(CommunicationGroup::ExpertWeightShards, "rank-experts", parameters.experts, "expert-shards-of-rank", parameters.shards.experts)};
}

namespace {

/// How often a layer's weights are gathered in its backward: modules that are recomputed as a whole gather theirs once more.
GathersAgain gathersAgain(const WeightShards& shards, const ResolvedPlan& plan)
{
    if (plan.recompute == Recompute::Full)
        return {2, 2};
    const auto recomputes = [&](RecomputeModule module) {
        return plan.recompute == Recompute::Selective && std::ranges::find(plan.recomputeModules, module) != plan.recomputeModules.end();
    };
    const bool isLayerOfExperts = shards.experts > 0 || shards.sharedExperts > 0;
    const bool repeatsExperts = recomputes(RecomputeModule::Moe);
    double again = 0;
    if (recomputes(RecomputeModule::Mlp) && !isLayerOfExperts)
        again += shards.feedForward;
    if (repeatsExperts || recomputes(RecomputeModule::SharedExperts))
        again += shards.sharedExperts;
    if (recomputes(RecomputeModule::MlaUpProjection))
        again += shards.latentUp;
    return {shards.dense > 0 ? 1 + again / shards.dense : 1, repeatsExperts ? 2.0 : 1.0};
}

}  // namespace

std::vector<ShardedPart> shardedParts(const RankParameters& weights, const ParameterTable& parameters, bool isKept,
                                      const CostInputs& inputs)
{
    const double element = inputs.shape.style.elementBytes;
    const bool isTied = parameters.tiedHead.dense > 0;
    const ShardedPart embedding{parameters.embedding.shards, element, element, {0, 0}, true};
    const ShardedPart head{isTied ? parameters.embedding.shards : parameters.head.shards, element, gradientBytes(inputs), {1, 1}, true};
    if (&weights == &parameters.embedding)
        return {embedding};
    if (&weights == &parameters.head)
        return {head};
    const double width = gatheredWidth(inputs.site.training, element);
    const GathersAgain again = isKept ? GathersAgain() : gathersAgain(weights.shards, inputs.plan);
    std::vector<ShardedPart> parts{{weights.shards, width, gradientBytes(inputs), again, false}};
    if (&weights == &parameters.mtp) {
        const auto depth = static_cast<double>(inputs.site.architecture->mtpLayers);
        for (ShardedPart part : {embedding, head}) {
            part.shards = depth * part.shards;
            parts.push_back(part);
        }
    }
    return parts;
}

void addWeightShards(LayerPasses& passes, const ParameterTable& parameters, const CostInputs& inputs, const Terms& terms)
{
    forEachBlock(passes, parameters, inputs, terms,
                 [&](Passes& of, std::string_view name, const RankParameters& weights, const Terms& about) {
                     const bool isKept = std::ranges::any_of(passes.ofLayerKindKept, [&](const Passes& each) { return &each == &of; });
                     terms.named("dense-shards-of-part", about("dense-shards-of-part", weights.shards.dense));
                     terms.named("expert-shards-of-part", about("expert-shards-of-part", weights.shards.experts));
                     TrafficSum gathers;
                     TrafficSum again;
                     TrafficSum reductions;
                     for (const ShardedPart& part : shardedParts(weights, parameters, isKept, inputs)) {
                         const auto gathered = shardGathers(part, inputs, terms);
                         gathers.add(gathered, {1, 1}, inputs, terms);
                         again.add(gathered, part.again, inputs, terms);
                         reductions.add(shardReductions(part, inputs, terms), {1, 1}, inputs, terms);
                     }
                     const BlockTraffic traffic{gathers.as("gather-seconds", terms), again.as("gather-seconds", terms),
                                                reductions.as("reduce-seconds", terms)};
                     addBlockTraffic(of, name, traffic, inputs.placement(CommunicationGroup::WeightShards), inputs, terms);
                 });
}

}  // namespace shardscope
