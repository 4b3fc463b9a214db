// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file.h"

#include <algorithm>

#include "core/io/overrides.h"
#include "core/io/profile_file.h"
#include "core/io/scenario_json.h"
#include "core/io/scenario_link.h"
#include "core/io/text_file.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

/// Another kind of file that is often given instead of a scenario is named in the error.
Error orConfig(Error problem, const Json& document)
{
    if (problem.code != ErrorCode::SchemaMissing || !document.contains("model_type"))
        return problem;
    return Error{ErrorCode::BadUsage,
                 {"this is a model's config.json, which does not describe a cluster or a training",
                  "give a scenario, and the model with --set \"model.hf_config=$(cat FILE)\""},
                 problem.file,
                 {}};
}

/// A path on the command line is that of who typed it, not of the scenario's folder.
bool overridesProfile(const std::vector<std::string>& overrides)
{
    return std::any_of(overrides.begin(), overrides.end(),
                       [](const std::string& text) { return text.starts_with("cluster.profile=") || text.starts_with("cluster="); });
}

}  // namespace

Result<Scenario> parseScenario(std::string_view text, std::string_view file, const std::vector<std::string>& overrides)
{
    Result<Json> document = parseJsonWithConfigs(text, file);
    if (!document)
        return document.error();
    if (document->is_object()) {
        const Result<void> applied = applyOverrides(*document, overrides);
        if (!applied)
            return applied.error();
    }
    Result<Scenario> scenario = readScenario(*document, file);
    return scenario ? std::move(scenario) : blameOverride(orConfig(scenario.error(), *document), overrides);
}

Result<Scenario> loadScenario(const std::string& path, const std::vector<std::string>& overrides)
{
    if (isScenarioLink(path))
        return parseScenarioLink(path, overrides);
    const Result<std::string> text = readTextFile(path);
    if (!text)
        return text.error();
    if (isScenarioLink(*text))
        return parseScenarioLink(*text, overrides);
    Result<Scenario> scenario = parseScenario(*text, path, overrides);
    if (!scenario)
        return scenario;
    const Result<void> profile = loadProfile(*scenario, overridesProfile(overrides) ? "-" : path);
    return profile ? std::move(scenario) : blameOverride(profile.error(), overrides);
}

std::string scenarioText(const Scenario& scenario)
{
    // A name typed by a person may be any bytes; invalid UTF-8 is replaced, as no exception may leave.
    return scenarioToJson(scenario).dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace shardscope
