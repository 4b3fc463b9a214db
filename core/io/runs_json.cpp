// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/runs_json.h"

#include "core/io/profile_file.h"
#include "core/io/read_name.h"
#include "core/io/scenario_json.h"
#include "core/io/schema.h"
#include "core/io/text_file.h"

namespace shardscope {
namespace {

/// A name that may be absent or null.
template <typename Enum>
Enum nameOr(ObjectReader& reader, std::string_view key, std::string_view kind, Enum fallback)
{
    return reader.has(key) ? readName<Enum>(reader, key, kind, fallback) : fallback;
}

Measured readMeasured(ObjectReader& row)
{
    constexpr double kSmallestRun = 1e-9, kLargestRun = 1e18;
    Measured measured;
    row.requiredObject("measured", "what was measured", [&measured](ObjectReader& reader) {
        reader.ignoreUnknown();
        measured.stepTime = reader.optionalQuantity<Seconds>("step_s", kSmallestRun, kLargestRun);
        measured.tokensPerSecondPerGpu = reader.optionalNumber("tokens_per_s_per_gpu", kSmallestRun, kLargestRun);
        measured.peakMemory = reader.optionalQuantity<Bytes>("peak_memory_bytes", 1, kLargestRun);
        measured.memoryKind = nameOr(reader, "memory_kind", "kind of memory", MemoryKind::Unspecified);
        measured.memoryRank = nameOr(reader, "memory_rank", "rank", MemoryRank::Max);
        measured.fits = reader.optionalBoolean("fits").value_or(true);
    });
    return measured;
}

Run readRun(ObjectReader& row)
{
    Run run;
    row.ignoreUnknown();
    if (!row.child("id"))
        row.fail(ErrorCode::MissingKey, {"id", "what the row is called"}, "id");
    run.id = row.string("id", "");
    run.source = row.optionalString("source").value_or("");
    run.framework = row.optionalString("framework").value_or("");
    run.tier = nameOr(row, "tier", "tier", RunTier::B);
    run.assumed = row.strings("assumed");
    run.group = row.optionalString("group").value_or("");
    run.nearDuplicate = row.optionalBoolean("near_duplicate").value_or(false);
    run.notes = row.optionalString("notes").value_or("");
    run.measured = readMeasured(row);
    if (const Json* scenario = row.child("scenario"))
        run.scenario = readScenario(*scenario, row.file(), row.pointerTo("scenario"));
    else
        row.fail(ErrorCode::MissingKey, {"scenario", "what was run"}, "scenario");
    return run;
}

}  // namespace

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
        Run& run = runs.emplace_back(readRun(row));
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
