// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/decision_table.h"
#include "app/cli/flag_reader.h"
#include "app/cli/handlers.h"
#include "core/decide/decision.h"
#include "core/decide/offered_cluster.h"
#include "core/io/answers.h"
#include "core/io/residuals_json.h"
#include "core/io/scenario_file.h"

namespace shardscope::cli {
namespace {

/// An error of a flag's value, told by the flag.
Error ofFlag(Error error, const Invocation& invocation)
{
    error.file = invocation.has("--gpus") && error.code == ErrorCode::UnknownName ? "--gpus" : "--counts";
    return error;
}

}  // namespace

Result<Answer> runDecide(const Invocation& invocation)
{
    FlagReader flags(invocation);
    const std::vector<std::string> gpus = flags.list("--gpus");
    const std::vector<int> counts = flags.counts("--counts");
    if (flags.problem())
        return *flags.problem();
    std::vector<Scenario> scenarios;
    for (const std::string& file : invocation.arguments) {
        Result<Scenario> scenario = loadScenario(file, invocation.values("--set"));
        if (!scenario)
            return scenario.error();
        if (gpus.empty() && counts.empty()) {
            scenarios.push_back(std::move(scenario).value());
            continue;
        }
        Result<std::vector<Scenario>> offered = onClusters(*scenario, gpus, counts);
        if (!offered)
            return ofFlag(offered.error(), invocation);
        scenarios.insert(scenarios.end(), offered->begin(), offered->end());
    }
    const DecisionTable decision = decide(scenarios, {.evidence = &measuredEvidence(), .patience = std::chrono::hours(1)});
    const bool isAnswered = std::any_of(decision.rows.begin(), decision.rows.end(), [](const DecisionRow& row) { return row.fits(); });
    return Answer{invocation.json() ? decisionTableToJson(decision) : decisionText(decision, {}, invocation.terminal),
                  isAnswered ? ExitStatus::Answered : ExitStatus::NoSuchThing};
}

}  // namespace shardscope::cli
