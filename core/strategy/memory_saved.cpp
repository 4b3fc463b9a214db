// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/strategy/memory_saved.h"

#include "core/memory/stage_ledger.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/plan.h"
#include "core/scenario/scenario.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

void removePipeline(Plan& plan)
{
    plan.pp = 1;
    plan.chunks = 1;
    plan.schedule = kDefaultSchedule;
    plan.group.reset();
    plan.stageLayers.reset();
    plan.recomputeLayers.reset();
}

void remove(Strategy strategy, Plan& plan)
{
    switch (strategy) {
    case Strategy::Data:
        break;
    case Strategy::Zero1:
    case Strategy::Zero2:
    case Strategy::Zero3:
        plan.zero -= 1;
        break;
    case Strategy::Tensor:
        plan.tp = 1;
        plan.etp.reset();
        plan.sequenceParallel = false;
        break;
    case Strategy::Sequence:
        plan.sequenceParallel = false;
        break;
    case Strategy::Context:
        plan.cp = 1;
        break;
    case Strategy::Pipeline:
        removePipeline(plan);
        break;
    case Strategy::Expert:
        plan.ep = 1;
        break;
    }
}

Bytes peakOf(const Scenario& scenario)
{
    const Site site(scenario);
    const ResolvedPlan plan = resolvePlan(scenario);
    return estimateMemory(site, plan, ledgerInputs(site, plan)).peak;
}

}  // namespace

Bytes memorySaved(Strategy strategy, const Scenario& scenario)
{
    if (strategy == Strategy::Data)
        return {};
    const ResolvedPlan with = resolvePlan(scenario);
    Scenario without = scenario;
    remove(strategy, without.plan);
    // The same replicas on fewer GPUs: memory does not ask which node they are in.
    without.plan.dp = with.dp;
    without.cluster.gpusPerNode = 1;
    without.cluster.nodes = without.plan.tp * without.plan.cp * without.plan.pp * with.dp;
    return peakOf(without) - peakOf(scenario);
}

}  // namespace shardscope
