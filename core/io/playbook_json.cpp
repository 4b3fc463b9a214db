// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/playbook_json.h"

#include "core/io/number_json.h"
#include "core/io/object_reader.h"
#include "core/io/runs_json.h"
#include "core/io/scenario_json.h"
#include "core/io/schema.h"

namespace shardscope {
namespace {

constexpr std::string_view kRowKeys[] = {"id",    "source",         "framework", "tier",     "assumed",
                                         "group", "near_duplicate", "scenario",  "measured", "notes"};
constexpr std::string_view kMeasuredKeys[] = {"step_s", "tokens_per_s_per_gpu", "peak_memory_bytes", "memory_kind", "memory_rank", "fits"};

std::string written(const Json& json) { return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n"; }

/// The first key that would be lost when the object is written again.
Json measuredToJson(const Measured& measured)
{
    Json json = Json::object();
    if (measured.stepTime)
        json["step_s"] = numberToJson(measured.stepTime->value());
    if (measured.tokensPerSecondPerGpu)
        json["tokens_per_s_per_gpu"] = numberToJson(*measured.tokensPerSecondPerGpu);
    if (measured.peakMemory) {
        json["peak_memory_bytes"] = numberToJson(measured.peakMemory->value());
        json["memory_kind"] = nameOf(measured.memoryKind);
        json["memory_rank"] = nameOf(measured.memoryRank);
    }
    if (!measured.fits)
        json["fits"] = false;
    return json;
}

/// One row of a `shardscope.runs/1`, with the whole scenario. Precondition: the run has a scenario.
Json runToJson(const Run& run)
{
    Json json = Json::object();
    json["id"] = run.id;
    json["source"] = run.source;
    json["framework"] = run.framework;
    json["tier"] = nameOf(run.tier);
    if (!run.assumed.empty())
        json["assumed"] = run.assumed;
    if (!run.group.empty())
        json["group"] = run.group;
    if (run.nearDuplicate)
        json["near_duplicate"] = true;
    json["scenario"] = scenarioToJson(*run.scenario);
    json["measured"] = measuredToJson(run.measured);
    if (!run.notes.empty())
        json["notes"] = run.notes;
    return json;
}

/// The document `shardscope.runs/1`. Runs without a scenario are left out: nobody could read them back.
Json runsToJson(const std::vector<Run>& runs)
{
    Json rows = Json::array();
    for (const Run& run : runs) {
        if (run.scenario)
            rows.push_back(runToJson(run));
    }
    Json json = Json::object();
    json["schema"] = "shardscope.runs/1";
    json["rows"] = std::move(rows);
    return json;
}

template <std::size_t Count>
std::optional<Error> strayKey(const Json& object, const std::string_view (&known)[Count], const std::string& file,
                              const std::string& pointer)
{
    ObjectReader reader(object, file, pointer);
    for (const std::string_view key : known)
        (void)reader.child(key);
    return reader.finish();
}

std::optional<Error> strayKeyOfRow(const Json& row, const std::string& file, const std::string& pointer)
{
    if (std::optional<Error> stray = strayKey(row, kRowKeys, file, pointer))
        return stray;
    if (row.contains("measured"))
        return strayKey(row.at("measured"), kMeasuredKeys, file, pointer + "/measured");
    return std::nullopt;
}

/// Pointers of the inner document are of the outer one.
Error lifted(Error error, const std::string& file)
{
    error.file = file;
    error.pointer = "/runs" + error.pointer;
    return error;
}

Result<std::vector<Run>> readRuns(const Json& document, const std::string& file)
{
    Result<std::vector<Run>> runs = parseRuns(document.dump(-1, ' ', false, Json::error_handler_t::replace), file);
    if (!runs)
        return lifted(runs.error(), file);
    const Json& rows = document.at("rows");
    for (std::size_t index = 0; index < runs->size(); ++index) {
        if (!(*runs)[index].scenario)
            return lifted((*runs)[index].scenario.error(), file);
        if (const std::optional<Error> stray = strayKeyOfRow(rows[index], file, "/runs/rows/" + std::to_string(index)))
            return *stray;
    }
    return runs;
}

std::vector<RuleOfThumb> readRules(ObjectReader& root)
{
    std::vector<RuleOfThumb> rules;
    const Json* list = root.child("rules");
    if (!list)
        return rules;
    if (!list->is_array()) {
        root.fail(ErrorCode::WrongType, {"an array", describeType(*list)}, "rules");
        return rules;
    }
    for (const Json& json : *list) {
        ObjectReader rule(json, root.file(), root.pointerTo("rules") + "/" + std::to_string(rules.size()));
        if (!rule.child("text"))
            rule.fail(ErrorCode::MissingKey, {"text", "the rule of thumb itself"}, "text");
        rules.push_back({rule.string("text", ""), rule.optionalString("because").value_or("")});
        if (std::optional<Error> error = rule.finish())
            root.fail(std::move(*error));
    }
    return rules;
}

}  // namespace

Result<Playbook> parsePlaybook(std::string_view text, std::string_view file)
{
    const Result<Json> document = parseJsonWithConfigs(text, file);
    if (!document)
        return document.error();
    ObjectReader root(*document, std::string(file), {});
    readSchema(root, "playbook", 1);
    const Json* runs = root.child("runs");
    if (!runs)
        root.fail(ErrorCode::MissingKey, {"runs", "a shardscope.runs/1 of the own runs"}, "runs");
    Playbook playbook;
    playbook.rules = readRules(root);
    if (const std::optional<Error> error = root.finish())
        return *error;
    Result<std::vector<Run>> read = readRuns(*runs, std::string(file));
    if (!read)
        return read.error();
    playbook.runs = std::move(read).value();
    return playbook;
}

std::string playbookText(const Playbook& playbook)
{
    Json rules = Json::array();
    for (const RuleOfThumb& rule : playbook.rules) {
        Json json = Json::object();
        json["text"] = rule.text;
        if (!rule.because.empty())
            json["because"] = rule.because;
        rules.push_back(std::move(json));
    }
    Json json = Json::object();
    json["schema"] = "shardscope.playbook/1";
    json["runs"] = runsToJson(playbook.runs);
    json["rules"] = std::move(rules);
    return written(json);
}

std::string runsText(const std::vector<Run>& runs) { return written(runsToJson(runs)); }

}  // namespace shardscope
