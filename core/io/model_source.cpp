// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/model_source.h"

#include <filesystem>

#include "core/base/nearest_name.h"
#include "core/io/architecture_json.h"
#include "core/io/encoder_json.h"
#include "core/io/huggingface/import.h"
#include "core/io/model_presets.h"
#include "core/io/scenario_json.h"
#include "core/io/text_file.h"
#include "core/model/architecture.h"
#include "core/model/layer_name.h"

namespace shardscope {
namespace {

const ModelPreset* findPreset(std::string_view id)
{
    for (const ModelPreset& preset : modelPresets()) {
        if (preset.id == id)
            return &preset;
    }
    return nullptr;
}

/// Values that change no dimension differ only where both are known.
bool agree(double a, double b) { return a == 0 || b == 0 || a == b; }

bool agree(const RopeScaling& a, const RopeScaling& b)
{
    return a.kind == b.kind && agree(a.factor, b.factor) && agree(a.mscale, b.mscale) && agree(a.mscaleAllDim, b.mscaleAllDim) &&
           (a.originalPositions == 0 || b.originalPositions == 0 || a.originalPositions == b.originalPositions);
}

/// Without what says nothing: an encoder that is left out, a window that no sequence fills, and the bias of a norm that is not there.
Architecture meaningOf(Architecture architecture)
{
    std::erase_if(architecture.encoders, [](const Encoder& encoder) { return !encoder.takesPart(); });
    for (LayerKind& kind : architecture.kinds) {
        Attention& attention = kind.attention;
        const bool hasName = kind.name == layerName(kind);
        if (architecture.maxPositions > 0 && attention.slidingWindow >= architecture.maxPositions)
            attention.slidingWindow = 0;
        if (attention.qkNorm == QkNorm::None)
            attention.qkNormBias = false;
        if (hasName)
            kind.name = layerName(kind);
    }
    return architecture;
}

bool isPreset(const Architecture& preset, const Architecture& architecture)
{
    if (preset.hidden != architecture.hidden || preset.layers() != architecture.layers() ||
        !agree(preset.ropeTheta, architecture.ropeTheta) || !agree(preset.normEpsilon, architecture.normEpsilon) ||
        !agree(preset.ropeScaling, architecture.ropeScaling))
        return false;
    Architecture same = architecture;
    same.modelType = preset.modelType;
    same.ropeTheta = preset.ropeTheta;
    same.normEpsilon = preset.normEpsilon;
    same.ropeScaling = preset.ropeScaling;
    return meaningOf(std::move(same)) == meaningOf(preset);
}

Error noSuchModel(const std::string& id)
{
    return Error{ErrorCode::UnknownName, {"model", id, nearestName(id, modelPresetIds()), "those of catalog models"}, {}, {}};
}

Result<Architecture> readSource(const ModelSource& source)
{
    if (source.kind == ModelSource::Kind::HuggingFaceConfig)
        return importHuggingFaceConfig(source.text, {});
    const Result<Json> json = parseJson(source.text, {});
    return json ? readArchitecture(*json, {}, {}) : json.error();
}

/// Returns what a document of this program says it is; empty for others.
std::string schemaOf(const Json& document)
{
    const auto schema = document.is_object() ? document.find("schema") : document.end();
    const bool ours = schema != document.end() && schema->is_string() && schema->get_ref<const std::string&>().starts_with("shardscope.");
    return ours ? schema->get<std::string>() : std::string();
}

Result<LoadedModel> fromScenario(const Json& document, const std::string& file)
{
    Result<Scenario> scenario = readScenario(document, file);
    if (!scenario)
        return scenario.error();
    return LoadedModel{scenario->name.empty() ? file : scenario->name, scenario->model, scenario->architecture};
}

/// Returns what a person calls the model in this file: the folder's name for a config.json, which is called so in every folder.
std::string nameOfFile(const std::string& path)
{
    if (path == "-")
        return "standard input";
    const std::filesystem::path file(path);
    const std::string folder = file.parent_path().filename().string();
    return file.filename() == "config.json" && !folder.empty() ? folder : file.stem().string();
}

Result<LoadedModel> fromFile(const std::string& path)
{
    Result<std::string> text = readTextFile(path);
    if (!text) {
        const bool meantAPreset = text.error().code == ErrorCode::FileNotFound && path.find_first_of("/.") == std::string::npos;
        return meantAPreset ? noSuchModel(path) : text.error();
    }
    // A scenario is strict JSON except for its config, which may hold Python's NaN: the importer allows it in unread fields.
    const Result<Json> document = parseJsonWithConfigs(*text, path);
    const std::string schema = document ? schemaOf(*document) : std::string();
    if (schema.starts_with("shardscope.scenario/"))
        return fromScenario(*document, path);
    if (!schema.empty())
        return Error{ErrorCode::SchemaUnknown, {schema, "shardscope.scenario/1"}, path, "/schema"};
    Result<Architecture> architecture = importHuggingFaceConfig(*text, path);
    if (!architecture)
        return architecture.error();
    LoadedModel model;
    model.name = nameOfFile(path);
    model.source = ModelSource{ModelSource::Kind::HuggingFaceConfig, std::move(text).value()};
    model.architecture = std::make_shared<Architecture>(std::move(architecture).value());
    return model;
}

}  // namespace

std::vector<std::string> unreadKeys(const ModelSource& source)
{
    return source.kind == ModelSource::Kind::HuggingFaceConfig ? unreadConfigKeys(source.text) : std::vector<std::string>();
}

Result<std::shared_ptr<const Architecture>> resolveModel(const ModelSource& source)
{
    const auto shared = [](Result<Architecture> architecture) -> Result<std::shared_ptr<const Architecture>> {
        if (!architecture)
            return architecture.error();
        return std::shared_ptr<const Architecture>(std::make_shared<Architecture>(std::move(architecture).value()));
    };
    std::shared_ptr<const Architecture> preset;
    if (source.kind == ModelSource::Kind::Preset) {
        const ModelPreset* found = findPreset(source.text);
        if (!found)
            return noSuchModel(source.text);
        preset = found->architecture;
        if (source.encoders.empty())
            return preset;
    }
    Result<Architecture> architecture = preset ? Result<Architecture>(*preset) : readSource(source);
    if (!architecture || source.encoders.empty())
        return shared(std::move(architecture));
    const Result<Json> encoders = parsePythonJson(source.encoders, {});
    return encoders ? shared(withEncoders(std::move(architecture).value(), *encoders, {})) : shared(encoders.error());
}

std::string modelPresetSource(std::string_view id)
{
    for (const ModelPreset& preset : modelPresets()) {
        if (preset.id == id)
            return preset.source;
    }
    return {};
}

std::vector<std::string> modelPresetIds()
{
    std::vector<std::string> ids;
    for (const ModelPreset& preset : modelPresets())
        ids.push_back(preset.id);
    return ids;
}

std::string presetIdOf(const Architecture& architecture)
{
    for (const ModelPreset& preset : modelPresets()) {
        if (isPreset(*preset.architecture, architecture))
            return preset.id;
    }
    return {};
}

std::string presetIdOf(const Scenario& scenario)
{
    if (scenario.model.kind == ModelSource::Kind::Preset)
        return scenario.model.text;
    return scenario.architecture ? presetIdOf(*scenario.architecture) : std::string();
}

Result<LoadedModel> loadModel(const std::string& argument)
{
    if (const ModelPreset* preset = findPreset(argument))
        return LoadedModel{preset->name, ModelSource{ModelSource::Kind::Preset, preset->id}, preset->architecture};
    return fromFile(argument);
}

}  // namespace shardscope
