// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/advice_text.h"
#include "app/cli/handlers.h"
#include "core/advice/advice.h"
#include "core/estimate/estimate.h"
#include "core/io/advice_rules_json.h"
#include "core/io/answers.h"
#include "core/io/residuals_json.h"
#include "core/search/search.h"

namespace shardscope::cli {

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
            SearchRequest request;
            request.scenario = estimate.scenario();
            request.top = 1;
            request.evidence = &measuredEvidence();
            const Result<SearchResult> found = search(request);
            if (!found)
                return found.error();
            if (!found->plans.empty()) {
                request.scenario.plan = found->plans.front().plan;
                beside.push_back({"the search's best", "every legal plan of the default space", std::move(request.scenario)});
            }
        }
        const Advice advice = advise(estimate, rules, beside);
        return Answer{invocation.json() ? adviceToJson(advice) : adviceText(advice, invocation.has("--all"), invocation.terminal)};
    });
}

}  // namespace shardscope::cli
