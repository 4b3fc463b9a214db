// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/resolved_plan.h"

#include "core/plan/plan_facts.h"
#include "core/plan/stage_split.h"
#include "core/schedule/stage_map.h"

#include <algorithm>
#include <limits>

namespace shardscope {
namespace {

int narrow(std::int64_t value) { return static_cast<int>(std::min<std::int64_t>(value, std::numeric_limits<int>::max())); }

std::vector<int> layersOfStages(const Scenario& scenario, const PlanFacts& facts)
{
    if (scenario.plan.stageLayers)
        return *scenario.plan.stageLayers;
    const int stages = narrow(std::min(facts.virtualStages(), kMostVirtualStages));
    if (scenario.training.recipe == Recipe::Nanotron && scenario.architecture)
        return splitByBlockCost(*scenario.architecture, stages);
    return splitEvenly(narrow(facts.layers), stages);
}

}  // namespace

ResolvedPlan resolvePlan(const Scenario& scenario)
{
    const PlanFacts facts = planFacts(scenario);
    ResolvedPlan plan;
    plan.world = narrow(facts.world());
    plan.tp = narrow(facts.tp);
    plan.sequenceParallel = facts.sequenceParallel && facts.tp > 1;
    plan.cp = narrow(facts.cp);
    plan.pp = narrow(facts.pp);
    plan.dp = narrow(facts.dataParallel());
    plan.ep = narrow(facts.ep);
    plan.etp = narrow(facts.expertTensor());
    plan.edp = narrow(facts.expertData());
    plan.chunks = narrow(facts.chunksPerRank());
    plan.group = narrow(facts.groupSize());
    plan.microBatches = facts.microBatches();
    plan.zero = narrow(facts.zero);
    plan.shardGroup = narrow(facts.denseShardGroup());
    plan.expertShardGroup = narrow(facts.expertShardGroup());
    plan.stageLayers = layersOfStages(scenario, facts);
    return plan;
}

std::vector<int> ResolvedPlan::stagesOfRank(ScheduleKind schedule, int rank) const
{
    const PipelineShape shape{schedule, pp, microBatches, chunks, group};
    std::vector<int> stages;
    for (int chunk = 0; chunk < chunks; ++chunk)
        stages.push_back(stageOf(shape, rank, chunk));
    return stages;
}

}  // namespace shardscope
