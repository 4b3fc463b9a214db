// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/playbook_json.h"

#include "core/io/run_fields.h"
#include "core/io/runs_json.h"

namespace shardscope {
namespace {

std::string written(const Json& json) { return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n"; }

/// The document `shardscope.runs/1`. Runs without a scenario are left out, as they could not be read back.
Json runsToJson(const std::vector<Run>& runs)
{
    Json rows = Json::array();
    for (const Run& run : runs) {
        if (run.scenario)
            rows.push_back(writtenFields(run, runFields<ExtraKeys::Refused>));
    }
    Json json = Json::object();
    json["schema"] = "shardscope.runs/1";
    json["rows"] = std::move(rows);
    return json;
}

/// The first key that would be lost when the row is written again.
std::optional<Error> strayKey(const Json& row, const std::string& file, const std::string& pointer)
{
    ObjectReader reader(row, file, pointer);
    JsonFields io(reader);
    Run run;
    runFields<ExtraKeys::Refused>(io, run);
    return reader.finish();
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
        if (const std::optional<Error> stray = strayKey(rows[index], file, "/runs/rows/" + std::to_string(index)))
            return *stray;
    }
    return runs;
}

void ruleFields(JsonFields& io, RuleOfThumb& rule)
{
    io.given("text", "the rule of thumb itself").text("text", rule.text);
    io.optionalText("because", rule.because);
}

void rulesField(JsonFields& io, std::vector<RuleOfThumb>& rules) { io.objects("rules", rules, ruleFields, Null::Refused, Written::Always); }

}  // namespace

Result<Playbook> parsePlaybook(std::string_view text, std::string_view file)
{
    const Result<Json> document = parseJsonWithConfigs(text, file);
    if (!document)
        return document.error();
    ObjectReader root(*document, std::string(file), {});
    readSchema(root, "playbook", 1);
    const Json* runs = root.child("runs");
    root.require("runs", "your own runs, as a shardscope.runs/1");
    Playbook playbook;
    JsonFields io(root);
    rulesField(io, playbook.rules);
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
    Json json;
    json["schema"] = "shardscope.playbook/1";
    json["runs"] = runsToJson(playbook.runs);
    JsonFields io(json);
    std::vector<RuleOfThumb> rules = playbook.rules;
    rulesField(io, rules);
    return written(json);
}

std::string runsText(const std::vector<Run>& runs) { return written(runsToJson(runs)); }

}  // namespace shardscope
