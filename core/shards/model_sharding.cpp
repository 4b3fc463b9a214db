// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shards/model_sharding.h"

#include <algorithm>

#include "core/hardware/hardware.h"
#include "core/memory/stage_ledger.h"
#include "core/plan/check_plan.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"
#include "core/step/basis.h"
#include "core/step/flows.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

std::optional<ShardTrafficUse> useOf(const Flow& flow)
{
    switch (flow.use) {
    case FlowUse::Weights:
        return flow.phase == FlowPhase::Forward ? ShardTrafficUse::GatherForward : ShardTrafficUse::GatherBackward;
    case FlowUse::Gradients:
        return ShardTrafficUse::Gradients;
    case FlowUse::GradientReplicas:
        return ShardTrafficUse::GradientReplicas;
    case FlowUse::UpdatedWeights:
        return ShardTrafficUse::GatherUpdated;
    default:
        return std::nullopt;
    }
}

/// A group that keeps one copy on a node, else on half of the ranks.
int hybridGroup(const Cluster& cluster, const ResolvedPlan& plan)
{
    const int ranks = plan.replicas();
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
    sharding.ranks = plan.replicas();
    sharding.shardGroup = plan.shardGroup;
    for (Finding& finding : checkPlan(scenario)) {
        if (finding.severity == Severity::Error)
            sharding.problems.push_back(std::move(finding));
    }
    if (!sharding.problems.empty())
        return sharding;
    const int rank = std::clamp(stage, 0, plan.pp - 1);
    const Basis& own = basis.ofRank(rank);
    const StageMemory memory = stageLedger(own.site, own.plan, own.ledger, rank);
    sharding.parameters = memory.of(MemoryClass::Parameters);
    sharding.gradients = memory.of(MemoryClass::Gradients);
    sharding.optimizer = memory.of(MemoryClass::Optimizer);
    sharding.total = memory.total();
    sharding.capacity = capacity(own.site.cluster.gpu);
    if (const Result<StepEstimate> step = estimateStep(basis); step)
        sharding.traffic = shardTraffic(basis, *step, rank);
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

std::vector<ShardTraffic> shardTraffic(const Basis& basis, const StepEstimate& step, int stage)
{
    std::vector<ShardTraffic> traffic;
    const double passes = step.traffic.inEveryPass() || basis.plan.hasWeightShards() ? static_cast<double>(basis.plan.microBatches) : 1;
    for (const Flow& flow : stepFlows(basis, step, stage)) {
        const std::optional<ShardTrafficUse> use = useOf(flow);
        if (!use)
            continue;
        auto found = std::find_if(traffic.begin(), traffic.end(), [&](const ShardTraffic& each) { return each.use == *use; });
        if (found == traffic.end()) {
            const bool once = flow.phase == FlowPhase::AfterBackward || flow.phase == FlowPhase::AfterOptimizer;
            found = traffic.insert(found, {*use, flow.collective.kind, flow.placement.ranks, once ? 1 : passes, {}, {}});
        }
        found->size += flow.collective.total() / found->times;
        found->sent += sentBy(flow, basis.ofRank(stage).costs).total();
    }
    std::sort(traffic.begin(), traffic.end(), [](const ShardTraffic& a, const ShardTraffic& b) { return a.use < b.use; });
    return traffic;
}

std::vector<ModelSharding> modelShardings(const Scenario& scenario, int stage, std::optional<double> memoryBand)
{
    const ResolvedPlan plan = resolvePlan(scenario);
    const bool isHybrid = plan.zero > 0 && plan.shardGroup < plan.replicas();
    std::vector<ModelSharding> shardings;
    for (int zero = 0; zero <= 3; ++zero) {
        shardings.push_back(shardingOf(scenario, zero, {}, stage));
        shardings.back().isPlans = !isHybrid && plan.zero == zero;
    }
    shardings.push_back(shardingOf(scenario, isHybrid ? plan.zero : 3, hybridGroup(scenario.cluster, plan), stage));
    shardings.back().isPlans = isHybrid;
    for (ModelSharding& each : shardings)
        each.fit = each.problems.empty() ? fitOf(each.total, each.capacity, memoryBand) : Fit::DoesNotFit;
    return shardings;
}

}  // namespace shardscope
