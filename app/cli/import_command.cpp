// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/handlers.h"
#include "core/io/answers.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/io/text_file.h"
#include "core/launch/launch_import.h"
#include "core/text/import_text.h"

#include <algorithm>

namespace shardscope::cli {
namespace {

/// Only the kind of GPU, which no launch file names, is ever taken from it.
constexpr std::string_view kExample = "examples/llama-3-70b-64-h100.json";

/// The model has been chosen by then; every other field can still be overridden.
Result<Scenario> overridden(const Scenario& scenario, const std::string& file, std::vector<std::string> overrides)
{
    overrides.erase(std::remove_if(overrides.begin(), overrides.end(), [](const std::string& text) { return text.starts_with("model."); }),
                    overrides.end());
    return overrides.empty() ? Result<Scenario>(scenario) : parseScenario(scenarioText(scenario), file, overrides);
}

/// The fields that `--set` gives. A preset of clusters says how many GPUs a node has.
std::set<std::string, std::less<>> fieldsOf(const std::vector<std::string>& overrides)
{
    std::set<std::string, std::less<>> fields;
    for (const std::string& each : overrides) {
        fields.insert(each.substr(0, each.find('=')));
        if (each.starts_with("cluster.preset="))
            fields.insert({"cluster.gpu", "cluster.gpus_per_node"});
    }
    return fields;
}

/// Without `--fill` and `--set` nothing is filled in.
Result<std::optional<ImportFill>> fillOf(const Invocation& invocation, const Scenario& base)
{
    const std::vector<std::string> overrides = invocation.values("--set");
    if (const std::optional<std::string> file = invocation.value("--fill")) {
        Result<Scenario> scenario = loadScenario(*file, overrides);
        return scenario ? Result<std::optional<ImportFill>>(ImportFill{std::move(*scenario), "--fill " + *file}) : scenario.error();
    }
    if (overrides.empty())
        return std::optional<ImportFill>();
    return std::optional(ImportFill{base, "--set", fieldsOf(overrides)});
}

Result<std::optional<Target>> targetOf(const Invocation& invocation)
{
    const std::optional<std::string> name = invocation.value("--target");
    if (!name)
        return std::optional<Target>();
    const Result<Target> known = targetOfName(*name);
    return known ? Result<std::optional<Target>>(*known) : known.error();
}

}  // namespace

Result<Answer> runImport(const Invocation& invocation)
{
    const Result<std::optional<Target>> target = targetOf(invocation);
    if (!target)
        return target.error();
    const std::vector<std::string> overrides = invocation.values("--set");
    const Result<Scenario> base = parseScenario(resource(kExample), "", overrides);
    if (!base)
        return base.error();
    const Result<std::optional<ImportFill>> fill = fillOf(invocation, *base);
    if (!fill)
        return fill.error();
    std::vector<LaunchText> files;
    for (const std::string& file : invocation.arguments) {
        Result<std::string> text = readTextFile(file);
        if (!text)
            return text.error();
        files.push_back({std::move(*text), file});
    }
    const std::string file = nameOf(files);
    Result<ImportedLaunch> imported = importLaunches(files, *target, *base, *fill ? &**fill : nullptr);
    if (!imported)
        return imported.error();
    if (!imported->isWhole())
        return Answer{{}, ExitStatus::BadInput, {}, importNotesText(*imported, file) + "shardscope-cli: " + importRefusalText(file) + "\n"};
    Result<Scenario> scenario = overridden(imported->scenario, file, overrides);
    if (!scenario)
        return scenario.error();
    imported->scenario = std::move(*scenario);
    return Answer{invocation.json() ? importToJson(*imported) : scenarioText(imported->scenario),
                  ExitStatus::Answered,
                  {},
                  importNotesText(*imported, file)};
}

}  // namespace shardscope::cli
