// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/learn_command.h"

#include <algorithm>
#include <filesystem>

#include "app/cli/human_units.h"
#include "app/cli/scenario_log.h"
#include "app/cli/text_table.h"
#include "core/io/log_import/log_summary.h"
#include "core/io/log_import/training_log.h"
#include "core/io/runs_json.h"
#include "core/io/scenario_file.h"
#include "core/io/text_file.h"
#include "core/learn/learned_factors.h"

namespace shardscope::cli {
namespace {

bool isJson(const std::string& text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string::npos && text[first] == '{' && text.find("shardscope.runs/") != std::string::npos;
}

/// One run of a scenario, from its log.
Result<Run> runOfLog(const std::string& text, const std::string& path, const std::optional<Scenario>& scenario)
{
    if (!scenario) {
        const Result<TrainingLog> log = readTrainingLog(text, path);
        return log ? Error{ErrorCode::BadUsage,
                           {"a training log does not state its model and plan", "state them with --scenario FILE"},
                           path,
                           "--scenario"}
                   : log.error();
    }
    const Result<TrainingLog> log = readLogOf(*scenario, text, path);
    if (!log)
        return log.error();
    Run run;
    run.scenario = *scenario;
    run.measured = summariseLog(*log, *scenario).measured;
    return run;
}

Result<LearnedRuns> readRuns(const Invocation& invocation)
{
    std::optional<Scenario> scenario;
    if (const std::optional<std::string> path = invocation.value("--scenario")) {
        Result<Scenario> read = loadScenario(*path, {});
        if (!read)
            return read.error();
        scenario = std::move(read).value();
    }
    LearnedRuns all;
    for (const std::string& path : invocation.arguments) {
        const Result<std::string> text = readTextFile(path);
        if (!text)
            return text.error();
        const std::string name = std::filesystem::path(path).stem().string();
        if (isJson(*text)) {
            const Result<std::vector<Run>> runs = loadRuns(path);
            if (!runs)
                return runs.error();
            learnFrom(all, name, *runs);
            continue;
        }
        const Result<Run> run = runOfLog(*text, path, scenario);
        if (!run)
            return run.error();
        learnFrom(all, name, {*run});
    }
    weighLessons(all);
    return all;
}

}  // namespace

Result<LearnedProfile> learnedProfile(const Invocation& invocation)
{
    Result<LearnedRuns> runs = readRuns(invocation);
    if (!runs)
        return runs.error();
    if (runs->learned.empty()) {
        const std::string why =
            runs->skipped.empty() ? "the files have no runs" : runs->skipped.front().from + ": " + runs->skipped.front().why;
        return Error{
            ErrorCode::BadUsage, {"no run teaches anything (" + why + ")", "give a measured run that an estimate exists for"}, {}, {}};
    }
    LearnedProfile learned;
    learned.profile.name = std::filesystem::path(invocation.arguments.front()).stem().string();
    learned.profile.origin = ProfileOrigin::Runs;
    learned.profile.learned = runs->learned;
    learned.runs = std::move(runs).value();
    return learned;
}

std::string learnedTable(const LearnedProfile& learned, const std::string& written, const Terminal& terminal)
{
    TextTable table({{"run"}, {"measured", Align::Right}, {"estimated", Align::Right}, {"measured / estimated", Align::Right}});
    for (const RunLesson& lesson : learned.runs.lessons)
        table.add({lesson.from, inSeconds(lesson.measured), inSeconds(lesson.estimated), fixed(lesson.measured / lesson.estimated, 3)});
    std::string text = table.text(terminal.width) + "\n";
    for (const SkippedRun& skipped : learned.runs.skipped)
        text += wrapped("Not used: " + skipped.from + ": " + skipped.why + ".", terminal.width, 2) + "\n";
    const auto& runs = learned.profile.learned;
    const auto heaviest =
        std::max_element(runs.begin(), runs.end(), [](const LearnedRun& a, const LearnedRun& b) { return a.weight < b.weight; });
    const std::vector<LearnedFactor> factors = learnedFactors(runs, heaviest->likeness);
    text += wrapped("An estimate just like " + heaviest->from + " takes " + fixed(factorOf(factors, Mechanism::Whole), 3) +
                        " times as long with this profile: the runs weigh " + percent(heaviest->weight) +
                        " against the estimate without them, less where a run is less like them.",
                    terminal.width, 0) +
            "\n";
    if (!written.empty())
        text += "Written to " + written + "; take it with --set cluster.profile=" + written + "\n";
    return text;
}

}  // namespace shardscope::cli
