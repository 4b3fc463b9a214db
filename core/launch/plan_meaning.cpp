// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/plan_meaning.h"

#include "core/framework/framework_defaults.h"
#include "core/plan/plan_facts.h"
#include "core/plan/plan_rule.h"
#include "core/plan/resolved_plan.h"
#include "core/ring/context_layout.h"
#include "core/scenario/plan.h"
#include "core/scenario/scenario.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

void fillPipeline(Plan& plan, const ResolvedPlan& resolved)
{
    const bool hasStages = resolved.pp > 1;
    plan.schedule = hasStages ? plan.schedule : kDefaultSchedule;
    plan.chunks = hasStages ? resolved.chunks : 1;
    plan.group.reset();
    plan.stageLayers.reset();
    if (hasStages && traitsOf(plan.schedule).hasGroups())
        plan.group = resolved.group;
    if (hasStages)
        plan.stageLayers = resolved.stageLayers;
    plan.overlap.pipeline = plan.overlap.pipeline && hasStages;
    plan.syncEveryMicrobatch = plan.syncEveryMicrobatch && resolved.microBatches > 1;
}

/// Sharding over one rank is none.
void fillSharding(Plan& plan, const ResolvedPlan& resolved, const PlanFacts& facts)
{
    const bool hasReplicas = facts.replicas() > 1 || (facts.experts > 0 && facts.expertData() > 1);
    if (resolved.shardGroup == 1 && (facts.experts == 0 || resolved.expertShardGroup == 1))
        plan.zero = 0;
    plan.shardGroup.reset();
    if (plan.zero > 0 && resolved.shardGroup < facts.replicas())
        plan.shardGroup = resolved.shardGroup;
    plan.reshardAfterForward = plan.zero < 3 || plan.reshardAfterForward;
    plan.overlap.gradReduce = plan.overlap.gradReduce && hasReplicas;
    plan.overlap.paramGather = plan.overlap.paramGather && plan.zero > 0;
    if (!hasReplicas)
        plan.bucketBytes.reset();
}

void fillRecompute(Plan& plan, const ResolvedPlan& resolved)
{
    plan.recomputeModules.reset();
    if (plan.recompute == Recompute::Selective)
        plan.recomputeModules = resolved.recomputeModules;
    if (plan.recompute != Recompute::Full)
        plan.recomputeLayers.reset();
}

/// Empty: the launcher's own, which a file does not have to state.
std::optional<Loss> lossMeaning(const Training& stated, Target target)
{
    Training usual = stated;
    usual.software.framework = frameworkOf(target);
    usual.software.loss.reset();
    return stated.software.loss == lossOf(usual) ? std::nullopt : stated.software.loss;
}

}  // namespace

Plan meaningOf(const Scenario& scenario)
{
    const ResolvedPlan resolved = resolvePlan(scenario);
    const PlanFacts facts = planFacts(scenario);
    Plan plan = scenario.plan;
    plan.dp = resolved.dp;
    plan.sequenceParallel = resolved.sequenceParallel;
    plan.etp.reset();
    if (facts.experts > 0)
        plan.etp = resolved.etp;
    if (plan.gtp == 1)
        plan.gtp.reset();
    if (plan.egtp == 1 || facts.experts == 0)
        plan.egtp.reset();
    if (plan.cp == 1)
        plan.cpLayout = ContextLayout::Zigzag;
    if (!hasTwoLevels(plan.cpLayout))
        plan.cpInner.reset();
    if (plan.cp == 1 || facts.mixerHeads == 0 || plan.recurrenceContext == RecurrenceContext::Headwise)
        plan.recurrenceContext.reset();
    fillPipeline(plan, resolved);
    fillSharding(plan, resolved, facts);
    fillRecompute(plan, resolved);
    plan.overlap.tensor = plan.overlap.tensor && plan.tp > 1;
    plan.overlap.expert = plan.overlap.expert && plan.ep > 1;
    if (plan.matrixUpdate == MatrixUpdate::Duplicated)
        plan.matrixUpdate.reset();
    if (usedAxes(facts, plan.order) == usedAxes(facts, kMegatronOrder))
        plan.order = kMegatronOrder;
    return plan;
}

Software softwareMeaning(const Scenario& scenario, Target target)
{
    Software software = scenario.training.software;
    const ResolvedPlan resolved = resolvePlan(scenario);
    software.deterministic = software.deterministic.value_or(false);
    if (software.symmetricProducts == false)
        software.symmetricProducts.reset();
    software.cudaGraph = software.cudaGraph.value_or(CudaGraph::None);
    if (scenario.training.precision != Precision::Fp8)
        software.fp8Recipe.reset();
    if (((kTorchtitan | kAccelerate | kTuners) & scopeOf(target)) != 0)
        software.compiled = resolved.compiled;
    if ((kTuners & scopeOf(target)) != 0)
        software.loss = lossMeaning(scenario.training, target);
    if (!scenario.architecture->isMixtureOfExperts()) {
        software.moeDispatcher.reset();
        software.moeRouting.reset();
        software.capacityFactor.reset();
        software.expertRankCapacity.reset();
        software.pagedStash.reset();
    } else if ((kMegatron & scopeOf(target)) != 0) {
        software.moeDispatcher = resolved.dispatcher;
    }
    return software;
}

std::optional<GradientType> gradientMeaning(const Scenario& scenario, Target target)
{
    const std::optional<GradientType>& written = scenario.plan.gradientType;
    if (written || scenario.training.recipe == Recipe::DeepSpeed)
        return written;
    const Framework framework = resolvePlan(scenario).framework;
    const Precision precision = scenario.training.precision;
    const bool isIn32Bits = precision == Precision::Fp32 || precision == Precision::Tf32;
    const bool isOfMegatron = (kMegatron & scopeOf(target)) != 0 && !isIn32Bits;
    return isOfMegatron && traitsOf(framework).states->reducesInBf16 ? GradientType::Bf16 : GradientType::Fp32;
}

}  // namespace shardscope
