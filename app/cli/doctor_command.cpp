// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/diagnosis_table.h"
#include "app/cli/finding_list.h"
#include "app/cli/handlers.h"
#include "core/doctor/diagnose.h"
#include "core/estimate/estimate.h"
#include "core/io/answers.h"
#include "core/io/residuals_json.h"
#include "core/io/scenario_file.h"
#include "core/io/traced_rank_file.h"

namespace shardscope::cli {
namespace {

/// What a trace holds of a run, and what only a scenario does.
Error scenarioMissing(const TracedRank& rank)
{
    std::string held = rank.machine.deviceName().empty() ? "no device" : rank.machine.deviceName();
    if (rank.machine.worldSize)
        held += ", " + std::to_string(*rank.machine.worldSize) + " GPUs";
    return Error{ErrorCode::BadUsage,
                 {"a profiler trace does not state the model, the batch and the plan of its run (this one states: " + held + ")",
                  "give them with --scenario FILE"},
                 rank.file,
                 {}};
}

}  // namespace

Result<Answer> runDoctor(const Invocation& invocation)
{
    const std::optional<std::string> file = invocation.value("--scenario");
    if (!file) {
        Result<std::vector<std::string>> files = traceFilesOf(invocation.arguments[0]);
        if (!files)
            return files.error();
        const Result<TracedRank> first = readTracedRank(files->front());
        return first ? scenarioMissing(*first) : first.error();
    }
    Result<Scenario> scenario = loadScenario(*file, invocation.values("--set"));
    if (!scenario)
        return scenario.error();
    const Result<Estimate> estimated = estimate(std::move(scenario).value(), measuredEvidence());
    if (!estimated)
        return estimated.error();
    if (!estimated->isLegal())
        return refused(estimated->findings(), invocation);
    Result<std::vector<TracedRank>> ranks = readTracedRanks(invocation.arguments);
    if (!ranks)
        return ranks.error();
    const Result<Diagnosis> diagnosis = diagnose(*estimated, std::move(*ranks));
    if (!diagnosis)
        return diagnosis.error();
    return Answer{invocation.json() ? diagnosisToJson(*diagnosis) : diagnosisText(*diagnosis, invocation.terminal)};
}

}  // namespace shardscope::cli
