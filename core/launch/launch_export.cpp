// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/launch_export.h"

#include "core/launch/batch_script.h"
#include "core/launch/launch_draft.h"
#include "core/launch/launcher_traits.h"
#include "core/launch/read_back.h"
#include "core/plan/check_plan.h"
#include "core/plan/plan_facts.h"
#include "core/plan/plan_rule.h"
#include "core/scenario/scenario.h"

#include <algorithm>

namespace shardscope {
namespace {

bool isLacking(const Finding& finding)
{
    return std::any_of(planRules().begin(), planRules().end(),
                       [&](const PlanRule& rule) { return rule.isLacking && rule.id == finding.id; });
}

/// "Exact" is what reads back as the plan, and nothing else.
void tellWhatIsLost(LaunchDraft& draft)
{
    for (const LostField& lost : lostFields(draft))
        draft.change("launch-not-read-back", {{"field", lost.field}, {"from", lost.from}, {"to", lost.to}});
}

/// Returns an export without files, with the reasons for refusing the plan.
LaunchExport refusal(const Scenario& scenario, Target target)
{
    LaunchExport result;
    result.target = target;
    result.version = std::string(*traitsOf(target).version);
    for (const Finding& finding : checkPlan(scenario)) {
        if (finding.severity == Severity::Error)
            result.refusals.push_back(finding);
    }
    result.isIllegal = !result.refusals.empty();
    for (const Finding& finding : checkPlan(scenario, target)) {
        const bool isTold =
            std::any_of(result.refusals.begin(), result.refusals.end(), [&](const Finding& told) { return told.id == finding.id; });
        if (isLacking(finding))
            result.changes.push_back(finding);
        else if (finding.severity == Severity::Error && !isTold)
            result.refusals.push_back(finding);
    }
    // A launcher may train the whole model, but not with the files that are written here.
    if (planFacts(scenario).encodes)
        result.changes.push_back({"launch-no-encoder", {}, Severity::Error, {}, {}, "core/launch writes the language model alone"});
    if (scenario.plan.innerSteps)
        result.changes.push_back({"launch-no-inner-steps", {}, Severity::Error, {}, {}, "DiLoCo is in no launcher that is written here"});
    if (scenario.cluster.isMixed())
        result.changes.push_back({"launch-several-kinds", {}, Severity::Error, {}, {}, "torchrun --nnodes, --nproc-per-node"});
    if (!result.changes.empty())
        result.verdict = LaunchVerdict::NotExpressible;
    return result;
}

}  // namespace

LaunchExport exportLaunch(const Scenario& scenario, Target target)
{
    LaunchExport refused = refusal(scenario, target);
    // Where the launcher lacks a part of the plan, its rules for the rest of it say little; the plan's own remain.
    if (!refused.changes.empty() && !refused.isIllegal)
        refused.refusals.clear();
    if (!refused.changes.empty() || !refused.refusals.empty())
        return refused;
    LaunchDraft draft(scenario, target);
    traitsOf(target).write(draft);
    leaveOthersOpen(draft);
    if (draft.isRefused()) {
        draft.result.open.clear();
        draft.result.files.clear();
        draft.result.environment.clear();
        draft.result.command.clear();
        draft.result.dryRun.clear();
        draft.result.dryRunNote.reset();
    } else {
        if (draft.result.verdict == LaunchVerdict::Exact)
            tellWhatIsLost(draft);
        draft.result.files.push_back(batchScript(draft));
    }
    return std::move(draft.result);
}

}  // namespace shardscope
