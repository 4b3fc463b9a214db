// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"

#include "core/framework/recipe_traits.h"
#include "core/plan/attention_kernel.h"
#include "core/plan/plan_facts.h"
#include "core/plan/stage_split.h"
#include "core/schedule/schedule_traits.h"

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
    if (scenario.architecture && traitsOf(scenario.training.recipe).splitsStagesByCost)
        return splitByBlockCost(*scenario.architecture, stages);
    return splitEvenly(narrow(facts.layers), stages);
}

/// DualPipe comes with DeepEP (DeepSeek-V3, arXiv 2412.19437, section 3.2.2).
MoeDispatcher usualDispatcher(const Scenario& scenario, const ResolvedPlan& plan)
{
    const bool dualPipe = traitsOf(plan.schedule).fuses;
    bool leavesNode = false;
    for (int group = 0; group < scenario.cluster.groupCount(); ++group)
        leavesNode = leavesNode || std::int64_t{plan.ep} * plan.etp > scaleUpGroup(scenario.cluster.group(group));
    if (dualPipe)
        return MoeDispatcher::DeepEp;
    return leavesNode ? traitsOf(plan.framework).overlap->dispatcherAcrossNodes : MoeDispatcher::AllToAll;
}

/// Returns what `selective` recomputes: Megatron's is the attention core. XLA's policies save the multiplies (jax.checkpoint_policies.checkpoint_dots,
/// MaxText's minimal_flash) and recompute the operators between them.
std::vector<RecomputeModule> usualModules(Framework framework)
{
    if (traitsOf(framework).isXla())
        return {RecomputeModule::LayerNorm, RecomputeModule::MoeActivation};
    return {RecomputeModule::CoreAttention};
}

void resolveModes(ResolvedPlan& plan, const Scenario& scenario, const Gpu& gpu)
{
    const Training& training = scenario.training;
    plan.framework = frameworkOf(training);
    plan.stack = softwareStack(training);
    plan.attention = attentionKernelOf(training, gpu, attentionNeeds(*scenario.architecture));
    plan.loss = lossOf(training);
    plan.compiled = isCompiled(training);
    plan.ownKernels = hasOwnKernels(training);
    plan.dispatcher = training.software.moeDispatcher.value_or(usualDispatcher(scenario, plan));
}

}  // namespace

ResolvedPlan resolvePlan(const Scenario& scenario, int group)
{
    const PlanFacts facts = planFacts(scenario);
    ResolvedPlan plan;
    static_cast<PlanChoices&>(plan) = static_cast<const PlanChoices&>(scenario.plan);
    plan.world = narrow(facts.world());
    plan.tp = narrow(facts.tp);
    plan.sequenceParallel = facts.sequenceParallel && facts.tp > 1;
    plan.cp = narrow(facts.cp);
    plan.pp = narrow(facts.pp);
    plan.dp = narrow(facts.dataParallel());
    plan.ep = narrow(facts.ep);
    plan.etp = narrow(facts.expertTensor());
    plan.edp = narrow(facts.expertData());
    plan.gtp = narrow(facts.gtp);
    plan.egtp = narrow(facts.egtp);
    plan.chunks = narrow(facts.chunksPerRank());
    plan.group = narrow(facts.groupSize());
    plan.microBatches = facts.microBatches();
    plan.zero = narrow(facts.zero);
    plan.shardGroup = narrow(facts.denseShardGroup());
    plan.expertShardGroup = narrow(facts.expertShardGroup());
    plan.stageLayers = layersOfStages(scenario, facts);
    plan.encoderGpus = narrow(facts.encoderGpus());
    if (plan.encoderGpus > 0) {
        plan.runsEncoder = false;
        ++plan.pp;
        plan.stageLayers.insert(plan.stageLayers.begin(), 0);
    }
    // An encoder's own GPUs are not counted as a stage of theirs.
    for (int each = 0; each < facts.nodeGroups && plan.encoderGpus == 0; ++each)
        plan.ranksOfGroup.push_back(narrow(facts.ranksOfGroup(each)));
    if (plan.encoderGpus > 0)
        plan.ranksOfGroup = {plan.gridStages()};
    resolveModes(plan, scenario, scenario.cluster.group(group).gpu);
    plan.recomputeModules = scenario.plan.recomputeModules.value_or(usualModules(plan.framework));
    plan.offloadModules = scenario.plan.offloadModules;
    return plan;
}

ResolvedPlan encoderPlan(const Scenario& scenario)
{
    ResolvedPlan plan = resolvePlan(scenario);
    const std::int64_t sequences = std::int64_t{plan.microBatch} * plan.dp;
    plan.tp = plan.encoder.tp.value_or(1);
    plan.dp = plan.encoder.dp.value_or(1);
    plan.microBatch = narrow(std::max<std::int64_t>(1, sequences / plan.dp));
    plan.sequenceParallel = false;
    plan.cp = plan.ep = plan.etp = plan.gtp = plan.egtp = 1;
    plan.edp = plan.tp * plan.dp;
    plan.shardGroup = plan.zero > 0 ? plan.dp : 1;
    plan.expertShardGroup = 1;
    plan.runsEncoder = true;
    plan.runsLanguage = false;
    return plan;
}

int ResolvedPlan::recomputedLayers(std::size_t stage) const
{
    const int layers = stageLayers[stage];
    return recompute == Recompute::Full ? std::min(layers, recomputeLayers.value_or(layers)) : layers;
}

std::vector<double> ResolvedPlan::gpuShares() const
{
    if (encoderGpus == 0)
        return {};
    std::vector<double> shares(static_cast<std::size_t>(pp), static_cast<double>(gridGpus()) / gridStages() / world);
    shares.front() = static_cast<double>(encoderGpus) / world;
    return shares;
}

int ResolvedPlan::groupOfRank(int rank) const
{
    if (rank < ranksBeforeLanguage())
        return groupCount() - 1;
    rank -= ranksBeforeLanguage();
    int index = 0;
    int end = ranksOfGroup.empty() ? 0 : ranksOfGroup.front();
    while (rank >= end && index + 1 < static_cast<int>(ranksOfGroup.size()))
        end += ranksOfGroup[static_cast<std::size_t>(++index)];
    return index;
}

std::vector<int> ResolvedPlan::stagesOfRank(int rank) const
{
    std::vector<int> stages;
    for (int chunk = 0; chunk < chunks; ++chunk)
        stages.push_back(stageOf(pipeline(), rank, chunk));
    return stages;
}

}  // namespace shardscope
