// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/handlers.h"
#include "core/io/answers.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/io/text_file.h"
#include "core/launch/launch_import.h"

#include <algorithm>

namespace shardscope::cli {
namespace {

/// What the file leaves open is as in the built-in example, and as `--set` says.
constexpr std::string_view kExample = "examples/llama-3-70b-64-h100.json";

/// The model has been chosen by then; every other field can still be overridden.
Result<Scenario> overridden(const Scenario& scenario, const std::string& file, std::vector<std::string> overrides)
{
    overrides.erase(std::remove_if(overrides.begin(), overrides.end(), [](const std::string& text) { return text.starts_with("model."); }),
                    overrides.end());
    return overrides.empty() ? Result<Scenario>(scenario) : parseScenario(scenarioText(scenario), file, overrides);
}

}  // namespace

Result<Answer> runImport(const Invocation& invocation)
{
    std::optional<Target> target;
    if (const std::optional<std::string> name = invocation.value("--target")) {
        const Result<Target> known = targetOfName(*name);
        if (!known)
            return known.error();
        target = *known;
    }
    const std::string& file = invocation.arguments[0];
    const std::vector<std::string> overrides = invocation.values("--set");
    const Result<Scenario> base = parseScenario(resource(kExample), "", overrides);
    if (!base)
        return base.error();
    const Result<std::string> text = readTextFile(file);
    if (!text)
        return text.error();
    Result<ImportedLaunch> imported = importLaunch(*text, file, target, *base);
    if (!imported)
        return imported.error();
    Result<Scenario> scenario = overridden(imported->scenario, file, overrides);
    if (!scenario)
        return scenario.error();
    imported->scenario = std::move(*scenario);
    return Answer{invocation.json() ? importToJson(*imported) : scenarioText(imported->scenario)};
}

}  // namespace shardscope::cli
