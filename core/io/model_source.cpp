// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/model_source.h"

#include <filesystem>

#include "core/base/nearest_name.h"
#include "core/io/architecture_json.h"
#include "core/io/huggingface/import.h"
#include "core/io/model_presets.h"
#include "core/io/scenario_json.h"
#include "core/io/text_file.h"

namespace shardscope {
namespace {

Result<Architecture> readSource(const ModelSource& source)
{
    switch (source.kind) {
    case ModelSource::Kind::Preset:
        return modelPreset(source.text);
    case ModelSource::Kind::HuggingFaceConfig:
        return importHuggingFaceConfig(source.text, {});
    case ModelSource::Kind::Architecture:
        break;
    }
    const Result<Json> json = parseJson(source.text, {});
    return json ? readArchitecture(*json, {}, {}) : json.error();
}

bool isPreset(const std::string& name)
{
    for (const std::string& id : modelPresetIds()) {
        if (id == name)
            return true;
    }
    return false;
}

/// Whether a document claims to be a scenario, of whatever version.
bool isScenario(const Json& document)
{
    const auto schema = document.is_object() ? document.find("schema") : document.end();
    return schema != document.end() && schema->is_string() && schema->get_ref<const std::string&>().starts_with("shardscope.scenario/");
}

Result<LoadedModel> fromScenario(const Json& document, const std::string& file)
{
    Result<Scenario> scenario = readScenario(document, file);
    if (!scenario)
        return scenario.error();
    return LoadedModel{scenario->name.empty() ? file : scenario->name, scenario->model, scenario->architecture};
}

}  // namespace

Result<std::shared_ptr<const Architecture>> resolveModel(const ModelSource& source)
{
    Result<Architecture> architecture = readSource(source);
    if (!architecture)
        return architecture.error();
    return std::shared_ptr<const Architecture>(std::make_shared<Architecture>(std::move(architecture).value()));
}

Result<LoadedModel> loadModel(const std::string& argument)
{
    LoadedModel model;
    model.source.text = argument;
    model.name = argument;
    if (!isPreset(argument)) {
        Result<std::string> text = readTextFile(argument);
        if (!text) {
            const bool meantAPreset = text.error().code == ErrorCode::FileNotFound && argument.find_first_of("/.") == std::string::npos;
            if (!meantAPreset)
                return text.error();
            const std::vector<std::string> known = modelPresetIds();
            return Error{ErrorCode::UnknownName, {"model", argument, nearestName(argument, known), "see catalog models"}, {}, {}};
        }
        const std::string file = argument == "-" ? "standard input" : argument;
        // A scenario is strict JSON; a config may hold Python's NaN, which its importer allows where nobody reads it.
        if (const Result<Json> document = parseJson(*text, file); document && isScenario(*document))
            return fromScenario(*document, file);
        model.source = ModelSource{ModelSource::Kind::HuggingFaceConfig, std::move(text).value()};
        model.name = std::filesystem::path(argument).stem().string();
        Result<Architecture> architecture = importHuggingFaceConfig(model.source.text, file);
        if (!architecture)
            return architecture.error();
        model.architecture = std::make_shared<Architecture>(std::move(architecture).value());
        return model;
    }
    Result<std::shared_ptr<const Architecture>> architecture = resolveModel(model.source);
    if (!architecture)
        return architecture.error();
    model.architecture = std::move(architecture).value();
    return model;
}

}  // namespace shardscope
