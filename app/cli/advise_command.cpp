// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/advice_text.h"
#include "app/cli/handlers.h"
#include "core/advice/advice.h"
#include "core/estimate/estimate.h"
#include "core/io/advice_rules_json.h"
#include "core/io/answers.h"
#include "core/io/residuals_json.h"
#include "core/remedy/without_wastes.h"
#include "core/search/search.h"

namespace shardscope::cli {
namespace {

/// The best plan as in the window's button, without settings that cost time for nothing, and the best tight one.
Result<std::vector<NamedPlan>> searchedPlans(const Estimate& estimate)
{
    SearchRequest request{estimate.scenario()};
    request.top = 1;
    request.evidence = &measuredEvidence();
    const Result<SearchResult> found = search(request);
    if (!found)
        return found.error();
    std::vector<NamedPlan> plans;
    const std::optional<Plan> plan = found->plans.empty() ? std::nullopt : std::optional(found->plans.front().plan);
    if (std::optional<LeanPlan> best = fastestOf(estimate, plan, measuredEvidence()))
        plans.push_back({"the search's best", "every legal plan of the default space, without settings that cost time without benefit",
                         std::move(best->scenario)});
    if (found->tightBest) {
        request.scenario.plan = found->tightBest->found.plan;
        plans.push_back(
            {"the best tight plan", "the best of the plans whose memory band exceeds the capacity", std::move(request.scenario)});
    }
    return plans;
}

}  // namespace

Result<Answer> runAdvise(const Invocation& invocation)
{
    AdviceRules rules = builtInAdviceRules();
    for (const std::string& file : invocation.values("--rules")) {
        const Result<AdviceRules> own = loadAdviceRules(file);
        if (!own)
            return own.error();
        rules = joined(std::move(rules), *own);
    }
    return answerWithEstimate(invocation, [&](const Estimate& estimate) -> Result<Answer> {
        std::vector<NamedPlan> beside;
        if (invocation.has("--best")) {
            Result<std::vector<NamedPlan>> found = searchedPlans(estimate);
            if (!found)
                return found.error();
            beside = std::move(found).value();
        }
        const Advice advice = advise(estimate, rules, beside);
        return Answer{invocation.json() ? adviceToJson(advice) : adviceText(advice, invocation.has("--all"), invocation.terminal)};
    });
}

}  // namespace shardscope::cli
