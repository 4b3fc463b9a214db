// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/estimate/time_fields.h"
#include "core/explain/time_context.h"
#include "core/memory/rank_stages.h"

namespace shardscope {
namespace {

Derivation placed(Derivation derivation, std::string pointer)
{
    derivation.field = std::move(pointer);
    return derivation;
}

const RankTime& rankOf(const TimeContext& time, int rank) { return time.step.ranks[static_cast<std::size_t>(rank)]; }

RankParameters parametersOf(const TimeContext& time, int rank)
{
    const ExplainContext& context = time.context;
    return rankParameters(context.site, context.ledger.parameters, rankStages(context.site, context.plan, rank));
}

/// What of the gradients' reduction is left after the last block.
Seconds reduceExposed(const RankTime& rank) { return rank.synchronised - rank.lastBlock; }

Derivation reduceExposedOf(const TimeContext& time, int rank)
{
    Derivations inputs{explainRankTime(time, rank, "reduce_s"),
                       given("/plan/bucket_bytes", static_cast<double>(time.context.scenario.plan.bucketBytes)),
                       given("/plan/overlap/grad_reduce", time.context.scenario.plan.overlap.gradReduce ? 1 : 0)};
    return quantity("reduce-exposed", Combine::Formula, reduceExposed(rankOf(time, rank)).value(), std::move(inputs));
}

/// Exposed and hidden seconds of one dimension: those of the passes, and for data the reduction at the step's end.
Derivation axisSeconds(const TimeContext& time, int rank, Axis axis, bool exposed)
{
    const RankTime& own = rankOf(time, rank);
    const double value = (exposed ? own.exposed : own.hidden)[static_cast<std::size_t>(axis)].value();
    const PassPart part{exposed ? PassPart::Kind::Exposed : PassPart::Kind::Hidden, axis};
    const std::string id = exposed ? "rank-exposed" : "rank-hidden";
    if (axis == Axis::Pp && exposed && value > 0)
        return quantity("rank-exposed-pp", Combine::Formula, value, {explainTime(time, "hop_s"), explainRankTime(time, rank, "last_block_s")});
    Derivations parts;
    if (Derivation passes = passesOfRank(time, rank, part); passes.value > 0)
        parts.push_back(std::move(passes));
    if (axis == Axis::Dp && exposed && reduceExposed(own) > Seconds())
        parts.push_back(reduceExposedOf(time, rank));
    if (axis == Axis::Dp && !exposed && own.gradients > reduceExposed(own))
        parts.push_back(quantity("reduce-hidden", Combine::Formula, (own.gradients - reduceExposed(own)).value(),
                                 {explainRankTime(time, rank, "reduce_s"), reduceExposedOf(time, rank)}));
    return exactOr(quantity(id, Combine::Sum, 0, std::move(parts), nameOf(axis)), value);
}

Derivation lastBlock(const TimeContext& time, int rank)
{
    const ExplainContext& context = time.context;
    Derivations inputs{microBatches(context), pipelineRanks(context), chunksPerRank(context), explainTime(time, "hop_s")};
    for (const int stage : context.plan.stagesOfRank(rank)) {
        const Passes& passes = time.step.stages[static_cast<std::size_t>(stage)];
        inputs.push_back(constant("stage-forward", passes.forward.total().value(), std::to_string(stage)));
        inputs.push_back(constant("stage-backward", passes.backward().total().value(), std::to_string(stage)));
    }
    return quantity("last-block", Combine::Formula, rankOf(time, rank).lastBlock.value(), std::move(inputs),
                    nameOf(context.scenario.plan.schedule));
}

Derivation bubble(const TimeContext& time, int rank)
{
    Derivations inputs{explainRankTime(time, rank, "last_block_s"), explainRankTime(time, rank, "compute_s"), explainRankTime(time, rank, "host_s")};
    for (const auto& [axis, name] : EnumNames<Axis>::names) {
        const std::string field = "exposed_s/" + std::string(name);
        if (rankOf(time, rank).exposed[static_cast<std::size_t>(axis)] > Seconds())
            inputs.push_back(explainRankTime(time, rank, field));
    }
    return quantity("rank-bubble", Combine::Formula, rankOf(time, rank).bubble.value(), std::move(inputs));
}

Derivation dataCollective(const TimeContext& time, int rank, bool reduce)
{
    const ExplainContext& context = time.context;
    const DataTraffic& traffic = time.step.traffic;
    const Seconds seconds = reduce ? rankOf(time, rank).gradients : rankOf(time, rank).gather;
    const CollectiveKind kind = !reduce ? CollectiveKind::AllGather : traffic.scatters ? CollectiveKind::ReduceScatter : CollectiveKind::AllReduce;
    const double perParameter = reduce ? traffic.gradientBytes : traffic.weightBytes;
    const Bytes bytes(parametersOf(time, rank).dense * perParameter);
    Derivation whole = collectiveSeconds(time, kind, bytes, traffic.dense, "the dense parameters in one piece");
    whole.inputs.front() = product(reduce ? "gradient-traffic" : "weight-traffic",
                                   {constant("traffic-bytes", perParameter), constant("rank-dense-count", parametersOf(time, rank).dense)});
    return quantity(reduce ? "rank-reduce" : "rank-gather", Combine::Formula, seconds.value(),
                    {rankParametersOf(context, rank), std::move(whole), given("/plan/bucket_bytes", static_cast<double>(context.scenario.plan.bucketBytes))});
}

Derivation optimizer(const TimeContext& time, int rank)
{
    const ExplainContext& context = time.context;
    const ByteRecipe& recipe = context.ledger.recipe;
    Derivation perParameter = constant("optimizer-traffic", recipe.gradients + 2 * recipe.optimizer + recipe.weights);
    Derivation bytes = product("optimizer-bytes-moved",
                               {recipe.shardsOptimizer ? shardedParametersOf(context, rank) : rankParametersOf(context, rank),
                                std::move(perParameter), costConstant(time, Constant::OptimizerPasses)});
    const bool onDevice = context.scenario.plan.offload == Offload::None;
    Derivation rate = onDevice ? constant("memory-rate", time.inputs.rates.memory.value())
                               : constant("host-rate", bytes.value / std::max(rankOf(time, rank).optimizer.value(), 1e-300));
    return exactOr(quantity("rank-optimizer", Combine::Quotient, 0, {std::move(bytes), std::move(rate)}), rankOf(time, rank).optimizer.value());
}

Derivation rankNumber(const TimeContext& time, int rank, std::string_view name)
{
    const RankTime& own = rankOf(time, rank);
    constexpr std::string_view kExposed = "exposed_s/";
    constexpr std::string_view kHidden = "hidden_s/";
    if (name.starts_with(kExposed))
        return axisSeconds(time, rank, *fromName<Axis>(name.substr(kExposed.size())), true);
    if (name.starts_with(kHidden))
        return axisSeconds(time, rank, *fromName<Axis>(name.substr(kHidden.size())), false);
    if (name == "compute_s" || name == "host_s") {
        const bool host = name == "host_s";
        Derivation passes = passesOfRank(time, rank, {host ? PassPart::Kind::Host : PassPart::Kind::Compute, Axis::Tp});
        return exactOr(quantity(host ? "rank-host" : "rank-compute", Combine::Sum, 0, std::move(passes.inputs)),
                       (host ? own.hostWait : own.compute).value());
    }
    if (name == "bubble_s")
        return bubble(time, rank);
    if (name == "last_block_s")
        return lastBlock(time, rank);
    if (name == "reduce_s" || name == "gather_s")
        return dataCollective(time, rank, name == "reduce_s");
    if (name == "synchronised_s")
        return quantity("synchronised", Combine::Formula, own.synchronised.value(),
                        {explainRankTime(time, rank, "last_block_s"), reduceExposedOf(time, rank)});
    if (name == "optimizer_s")
        return optimizer(time, rank);
    return quantity("rank-number", Combine::Formula, rank, {pipelineRanks(time.context)});
}

double valueOf(const RankTime& rank, std::string_view name)
{
    for (const FieldNumber& number : rankNumbers(rank)) {
        if (number.name == name)
            return number.value.value_or(0);
    }
    for (std::size_t axis = 0; axis < rank.exposed.size(); ++axis) {
        if (name == axisField("exposed_s", axis))
            return rank.exposed[axis].value();
        if (name == axisField("hidden_s", axis))
            return rank.hidden[axis].value();
    }
    return rank.rank;
}

}  // namespace

Derivation explainRankTime(const TimeContext& time, int rank, std::string_view name)
{
    const std::string pointer = rankPointer(rank, name);
    if (!time.context.isNew(pointer))
        return placed(quantity("rank-reference", Combine::Reference, valueOf(rankOf(time, rank), name), {}, plainName(name)), pointer);
    return placed(rankNumber(time, rank, name), pointer);
}

}  // namespace shardscope
