// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <system_error>

#include "app/cli/diagnosis_table.h"
#include "app/cli/finding_list.h"
#include "app/cli/handlers.h"
#include "app/cli/scenario_log.h"
#include "core/doctor/diagnose.h"
#include "core/doctor/logged_run.h"
#include "core/estimate/estimate.h"
#include "core/io/answers.h"
#include "core/io/log_import/log_summary.h"
#include "core/io/log_import/training_log.h"
#include "core/io/residuals_json.h"
#include "core/io/scenario_file.h"
#include "core/io/text_file.h"
#include "core/io/traced_rank_file.h"

namespace shardscope::cli {
namespace {

/// Returns the refusal of a trace alone: it names what the trace states of the run, and where the rest comes from.
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

/// A trace is JSON, with or without gzip, or a folder of them; anything else is the log of a training.
bool isTrace(const std::string& path)
{
    std::error_code unknown;
    return std::filesystem::is_directory(path, unknown) ||
           std::filesystem::path(path).filename().string().find(".json") != std::string::npos;
}

bool areLogs(const std::vector<std::string>& paths) { return std::none_of(paths.begin(), paths.end(), isTrace); }

Error scenarioMissingForLog(const std::string& path)
{
    return Error{ErrorCode::BadUsage,
                 {"a training log does not state the GPUs, nor all of the model and the plan of its run",
                  "give them with --scenario FILE (shardscope-cli import reads them from the arguments that Megatron-LM prints)"},
                 path,
                 {}};
}

Result<LoggedRun> readLog(const std::string& path, const Scenario& scenario)
{
    const Result<std::string> text = readTextFile(path);
    if (!text)
        return text.error();
    const Result<TrainingLog> log = readLogOf(scenario, *text, path);
    if (!log)
        return log.error();
    LoggedRun run{path, timedSteps(*log, scenario), log->isSmoothed, {}};
    if (log->peakMemory && log->memoryKind == MemoryKind::Allocated)
        run.peak = log->peakMemory->value();
    return run;
}

Result<Diagnosis> diagnoseFiles(const std::vector<std::string>& paths, const Estimate& estimate)
{
    if (areLogs(paths)) {
        if (paths.size() > 1)
            return Error{ErrorCode::BadUsage, {"several logs are several runs", "give one log at a time"}, paths[1], {}};
        const Result<LoggedRun> run = readLog(paths.front(), estimate.scenario());
        if (!run)
            return run.error();
        if (!estimate.step())
            return Error{
                ErrorCode::Contradiction, {"the scenario has no estimated time", "state a scenario that has one"}, {}, "--scenario"};
        return diagnoseLog(estimate, *run);
    }
    Result<std::vector<TracedRank>> ranks = readTracedRanks(paths);
    if (!ranks)
        return ranks.error();
    return diagnose(estimate, std::move(*ranks));
}

}  // namespace

Result<Answer> runDoctor(const Invocation& invocation)
{
    const std::optional<std::string> file = invocation.value("--scenario");
    if (!file && areLogs(invocation.arguments))
        return scenarioMissingForLog(invocation.arguments[0]);
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
    const Result<Diagnosis> diagnosis = diagnoseFiles(invocation.arguments, *estimated);
    if (!diagnosis)
        return diagnosis.error();
    return Answer{invocation.json() ? diagnosisToJson(*diagnosis) : diagnosisText(*diagnosis, invocation.terminal)};
}

}  // namespace shardscope::cli
