// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include "app/cli/finding_list.h"
#include "app/cli/handlers.h"
#include "core/estimate/estimate.h"
#include "core/io/check_json.h"
#include "core/io/scenario_file.h"
#include "core/io/step_trace.h"

namespace shardscope::cli {

Result<Answer> runTrace(const Invocation& invocation)
{
    Result<Scenario> scenario = loadScenario(invocation.arguments[0], invocation.values("--set"));
    if (!scenario)
        return scenario.error();
    Result<Estimate> estimated = estimate(std::move(scenario).value());
    if (!estimated)
        return estimated.error();
    if (!estimated->isLegal()) {
        const std::vector<Finding>& findings = estimated->findings();
        return Answer{invocation.json() ? refusalToJson(findings) : refusal(findings, invocation.terminal), ExitStatus::NoSuchThing};
    }
    if (!estimated->step())
        return *estimated->stepProblem();
    const auto kept = std::make_shared<const Estimate>(std::move(estimated).value());
    return Answer{{}, ExitStatus::Answered, [kept](const TextSink& sink) {
                      writeStepTrace(*kept, sink);
                  }};
}

}  // namespace shardscope::cli
