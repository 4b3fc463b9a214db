// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/decision_table.h"
#include "app/cli/flag_reader.h"
#include "app/cli/handlers.h"
#include "core/decide/decision.h"
#include "core/decide/offered_cluster.h"
#include "core/decide/sizing.h"
#include "core/io/answers.h"
#include "core/io/residuals_json.h"
#include "core/io/scenario_file.h"

namespace shardscope::cli {
namespace {

constexpr double kPercent = 100;

/// An error of a flag's value, told by the flag.
Error ofFlag(Error error, const Invocation& invocation)
{
    error.file = invocation.has("--gpus") && error.code == ErrorCode::UnknownName ? "--gpus" : "--counts";
    return error;
}

/// Reads the flags of the request, without the scenario.
Result<SizeRequest> requestOf(const Invocation& invocation)
{
    FlagReader flags(invocation);
    SizeRequest request;
    request.limits.days = flags.amount("--days", "days as a plain number, such as 30");
    request.limits.budget = flags.amount("--budget", "an amount in the currency of the GPU hour, such as 2000000");
    request.gpus = flags.list("--gpus");
    request.maxGpus = static_cast<int>(flags.count("--max-gpus").value_or(request.maxGpus));
    if (invocation.has("--objective"))
        request.limits.objective = flags.name<SizeObjective>("--objective", "objective").value_or(request.limits.objective);
    request.limits.mfu = flags.amount("--require-mfu", "a percentage as a plain number, such as 40");
    for (const auto& [flag, value] :
         {std::pair{"--days", request.limits.days}, {"--budget", request.limits.budget}, {"--require-mfu", request.limits.mfu}}) {
        if (value && !(*value > 0))
            flags.refuse({ErrorCode::BadUsage, {"the value is not above 0", "give a value above 0"}, {}, flag});
    }
    if (request.limits.mfu)
        *request.limits.mfu /= kPercent;
    if (request.maxGpus < 1)
        flags.refuse(
            {ErrorCode::BadUsage, {"\"" + std::to_string(request.maxGpus) + "\" is too small", "give at least 1"}, {}, "--max-gpus"});
    if (flags.problem())
        return *flags.problem();
    return request;
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

Result<Answer> runSize(const Invocation& invocation)
{
    Result<SizeRequest> request = requestOf(invocation);
    if (!request)
        return request.error();
    Result<Scenario> scenario = loadScenario(invocation.arguments[0], invocation.values("--set"));
    if (!scenario)
        return scenario.error();
    request->scenario = std::move(scenario).value();
    const Result<Sizing> sizing = findSize(*request, {.evidence = &measuredEvidence(), .patience = std::chrono::hours(1)});
    if (!sizing) {
        Error error = sizing.error();
        if (error.file.empty())
            error.file = "--gpus";
        return error;
    }
    return Answer{invocation.json() ? decisionTableToJson(sizing->table, sizing->chosen)
                                    : decisionText(sizing->table, sizing->chosen, invocation.terminal),
                  sizing->chosen ? ExitStatus::Answered : ExitStatus::NoSuchThing};
}

}  // namespace shardscope::cli
