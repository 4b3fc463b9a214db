// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/advice_text.h"
#include "app/cli/handlers.h"
#include "core/advice/advice.h"
#include "core/io/advice_rules_json.h"
#include "core/io/answers.h"

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
        const Advice advice = advise(estimate, rules);
        return Answer{invocation.json() ? adviceToJson(advice) : adviceText(advice, invocation.has("--all"), invocation.terminal)};
    });
}

}  // namespace shardscope::cli
