// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shards/model_sharding.h"

#include <algorithm>

#include "core/collective/collective_kinds.h"
#include "core/memory/stage_ledger.h"
#include "core/plan/check_plan.h"
#include "core/step/sharded_layers.h"

namespace shardscope {
namespace {

/// The collectives of one purpose for dense and expert weights, which are held by different groups.
struct Pair {
    CollectiveKind kind;
    int dense;
    int experts;
};

ShardTraffic trafficOf(ShardTrafficUse use, const Pair& pair, const RankParameters& parameters, double bytes, double times)
{
    const Bytes dense(parameters.dense * bytes);
    const Bytes experts(parameters.experts * bytes);
    return {use, pair.kind, pair.dense, times, dense + experts,
            times * (dense * busFactor(pair.kind, pair.dense) + experts * busFactor(pair.kind, pair.experts))};
}

/// A group that keeps one copy on a node, else on half of the ranks.
int hybridGroup(const Cluster& cluster, const ResolvedPlan& plan)
{
    const int ranks = plan.dp * plan.cp;
    if (plan.zero > 0 && plan.shardGroup < ranks)
        return plan.shardGroup;
    const int inNode = std::max(1, cluster.gpusPerNode / plan.tp);
    if (inNode > 1 && inNode < ranks && ranks % inNode == 0)
        return inNode;
    return std::max(1, ranks / 2);
}

ModelSharding shardingOf(Scenario scenario, int zero, std::optional<int> shardGroup, int stage)
{
    scenario.plan.zero = zero;
    scenario.plan.shardGroup = shardGroup;
    ModelSharding sharding;
    sharding.zero = zero;
    sharding.isHybrid = shardGroup.has_value();
    const Basis basis(scenario);
    const ResolvedPlan& plan = basis.plan;
    sharding.ranks = plan.dp * plan.cp;
    sharding.shardGroup = plan.shardGroup;
    for (Finding& finding : checkPlan(scenario)) {
        if (finding.severity == Severity::Error)
            sharding.problems.push_back(std::move(finding));
    }
    if (!sharding.problems.empty())
        return sharding;
    const int rank = std::clamp(stage, 0, plan.pp - 1);
    const StageMemory memory = stageLedger(basis.site, plan, basis.ledger, rank);
    sharding.parameters = memory.of(MemoryClass::Parameters);
    sharding.gradients = memory.of(MemoryClass::Gradients);
    sharding.optimizer = memory.of(MemoryClass::Optimizer);
    sharding.total = memory.total();
    sharding.capacity = capacity(scenario.cluster.gpu);
    sharding.traffic = shardTraffic(basis, rank);
    return sharding;
}

}  // namespace

Bytes ModelSharding::sent() const
{
    Bytes sum;
    for (const ShardTraffic& part : traffic)
        sum += part.sent;
    return sum;
}

std::vector<ShardTraffic> shardTraffic(const Basis& basis, int stage)
{
    const ResolvedPlan& plan = basis.plan;
    const DataTraffic data = dataTraffic(basis.ledger.recipe, basis.costs);
    const RankParameters parameters = rankParameters(basis.site, basis.ledger.parameters, rankStages(basis.site, plan, stage));
    const auto microBatches = static_cast<double>(plan.microBatches);
    const Pair gather{CollectiveKind::AllGather, data.dense.ranks, data.experts.ranks};
    const CollectiveKind reduction = data.scatters ? CollectiveKind::ReduceScatter : CollectiveKind::AllReduce;
    std::vector<ShardTraffic> traffic;
    if (data.gathersEveryPass) {
        traffic.push_back(trafficOf(ShardTrafficUse::GatherForward, gather, parameters, data.weightBytes, microBatches));
        if (plan.reshardAfterForward)
            traffic.push_back(trafficOf(ShardTrafficUse::GatherBackward, gather, parameters, data.weightBytes, microBatches));
    }
    const double reductions = data.reducesEveryPass ? microBatches : 1;
    traffic.push_back(trafficOf(ShardTrafficUse::Gradients, {reduction, data.dense.ranks, data.experts.ranks}, parameters, data.gradientBytes, reductions));
    if (data.denseReplicas.ranks > 1 || data.expertReplicas.ranks > 1) {
        const RankParameters shard{parameters.dense / data.dense.ranks, parameters.experts / data.experts.ranks};
        traffic.push_back(trafficOf(ShardTrafficUse::GradientReplicas, {CollectiveKind::AllReduce, data.denseReplicas.ranks, data.expertReplicas.ranks},
                                    shard, data.gradientBytes, reductions));
    }
    if (data.gathersAtStep)
        traffic.push_back(trafficOf(ShardTrafficUse::GatherUpdated, gather, parameters, data.weightBytes, 1));
    return traffic;
}

std::vector<ModelSharding> modelShardings(const Scenario& scenario, int stage)
{
    const ResolvedPlan plan = resolvePlan(scenario);
    const bool isHybrid = plan.zero > 0 && plan.shardGroup < plan.dp * plan.cp;
    std::vector<ModelSharding> shardings;
    for (int zero = 0; zero <= 3; ++zero) {
        shardings.push_back(shardingOf(scenario, zero, {}, stage));
        shardings.back().isPlans = !isHybrid && plan.zero == zero;
    }
    shardings.push_back(shardingOf(scenario, isHybrid ? plan.zero : 3, hybridGroup(scenario.cluster, plan), stage));
    shardings.back().isPlans = isHybrid;
    return shardings;
}

}  // namespace shardscope
