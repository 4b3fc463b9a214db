// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/runs_json.h"

#include "core/io/profile_file.h"
#include "core/io/run_fields.h"
#include "core/io/scenario_json.h"
#include "core/io/text_file.h"

namespace shardscope {
namespace {

constexpr double kSmallestRun = 1e-9, kLargestRun = 1e18;

template <ExtraKeys Extra>
void measuredFields(JsonFields& io, Measured& measured)
{
    if (io.reader() && Extra == ExtraKeys::Ignored)
        io.reader()->ignoreUnknown();
    io.optional("step_s", measured.stepTime, kSmallestRun, kLargestRun);
    io.optional("tokens_per_s_per_gpu", measured.tokensPerSecondPerGpu, kSmallestRun, kLargestRun);
    io.optional("peak_memory_bytes", measured.peakMemory, 1, kLargestRun);
    if (io.reader() || measured.peakMemory) {
        io.optionalName("memory_kind", measured.memoryKind, "kind of memory");
        if (io.reader() || measured.rankIsStated)
            io.optionalName("memory_rank", measured.memoryRank, "rank");
    }
    if (io.reader())
        measured.rankIsStated = io.reader()->has("memory_rank");
    io.optionalFlag("fits", measured.fits, true);
}

Result<Scenario> readRunsScenario(ObjectReader& row)
{
    if (const Json* scenario = row.child("scenario"))
        return readScenario(*scenario, row.file(), row.pointerTo("scenario"));
    row.fail(ErrorCode::MissingKey, {"scenario", "the scenario that was run"}, "scenario");
    return Error{};
}

}  // namespace

template <ExtraKeys Extra>
void runFields(JsonFields& io, Run& run)
{
    if (io.reader() && Extra == ExtraKeys::Ignored)
        io.reader()->ignoreUnknown();
    io.given("id", "what the row is called").text("id", run.id);
    io.optionalText("source", run.source, Written::Always);
    io.optionalText("framework", run.framework, Written::Always);
    io.optionalName("tier", run.tier, "tier");
    io.texts("assumed", run.assumed);
    io.optionalText("group", run.group);
    io.optionalFlag("near_duplicate", run.nearDuplicate, false);
    io.field(
        "scenario", run.scenario, [&] { return readRunsScenario(*io.reader()); }, [&] { return scenarioToJson(*run.scenario); });
    io.given("measured", "what was measured").object("measured", run.measured, measuredFields<Extra>);
    io.optionalText("notes", run.notes);
}

template void runFields<ExtraKeys::Ignored>(JsonFields& io, Run& run);
template void runFields<ExtraKeys::Refused>(JsonFields& io, Run& run);

Result<std::vector<Run>> parseRuns(std::string_view text, std::string_view file)
{
    const Result<Json> document = parseJsonWithConfigs(text, file);
    if (!document)
        return document.error();
    ObjectReader root(*document, std::string(file), {});
    readSchema(root, "runs", 1);
    const Json* rows = root.child("rows");
    if (!rows)
        root.fail(ErrorCode::MissingKey, {"rows", "the measured runs"}, "rows");
    else if (!rows->is_array())
        root.fail(ErrorCode::WrongType, {"an array", describeType(*rows)}, "rows");
    if (const std::optional<Error> error = root.finish())
        return *error;

    std::vector<Run> runs;
    runs.reserve(rows->size());
    for (const Json& json : *rows) {
        ObjectReader row(json, std::string(file), "/rows/" + std::to_string(runs.size()));
        JsonFields io(row);
        Run& run = runs.emplace_back();
        runFields<ExtraKeys::Ignored>(io, run);
        if (std::optional<Error> error = row.finish())
            run.scenario = std::move(*error);
    }
    return runs;
}

Result<std::vector<Run>> loadRuns(const std::string& path)
{
    const Result<std::string> text = readTextFile(path);
    if (!text)
        return text.error();
    Result<std::vector<Run>> runs = parseRuns(*text, path);
    if (!runs)
        return runs;
    for (std::size_t row = 0; row < runs->size(); ++row) {
        Run& run = (*runs)[row];
        if (!run.scenario)
            continue;
        if (const Result<void> profile = loadProfile(*run.scenario, path, "/rows/" + std::to_string(row) + "/scenario/cluster/profile");
            !profile)
            run.scenario = profile.error();
    }
    return runs;
}

}  // namespace shardscope
