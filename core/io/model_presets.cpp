// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/model_presets.h"

#include "core/base/nearest_name.h"
#include "core/io/architecture_json.h"
#include "core/io/object_reader.h"
#include "core/io/resource.h"
#include "core/model/architecture.h"

namespace shardscope {
namespace {

constexpr std::string_view kSchema = "shardscope.models/1";
constexpr std::string_view kModelFolder = "models/";

Result<ModelPreset> readPreset(const Json& json, const std::string& file, const std::string& pointer, const std::string& family)
{
    ObjectReader reader(json, file, pointer);
    ModelPreset preset;
    preset.family = family;
    preset.id = reader.string("id", "");
    preset.name = reader.string("name", "");
    preset.source = reader.string("source", "");
    if (const Json* published = reader.child("published"))
        preset.published = published->is_string() ? published->get<std::string>() : published->dump();
    const Json* architecture = reader.child("architecture");
    reader.require("architecture", "the shape of the model");
    if (auto error = reader.finish())
        return *error;
    Result<Architecture> read = readArchitecture(*architecture, file, reader.pointerTo("architecture"));
    if (!read)
        return read.error();
    preset.architecture = std::make_shared<const Architecture>(std::move(*read));
    return preset;
}

std::vector<ModelPreset> readPresets()
{
    std::vector<ModelPreset> presets;
    for (const Resource& resource : embeddedResources()) {
        if (resource.path.substr(0, kModelFolder.size()) != kModelFolder)
            continue;
        Result<std::vector<ModelPreset>> read = readModelPresets(resource.text, resource.path);
        if (read)
            presets.insert(presets.end(), std::make_move_iterator(read->begin()), std::make_move_iterator(read->end()));
    }
    return presets;
}

}  // namespace

Result<std::vector<ModelPreset>> readModelPresets(std::string_view text, std::string_view file)
{
    const Result<Json> json = parseJson(text, file);
    if (!json)
        return json.error();
    ObjectReader reader(*json, std::string(file), {});
    const std::string schema = reader.string("schema", "");
    if (schema != kSchema)
        reader.fail(schema.empty() ? ErrorCode::SchemaMissing : ErrorCode::SchemaUnknown,
                    schema.empty() ? std::vector<std::string>{std::string(kSchema)}
                                   : std::vector<std::string>{schema, std::string(kSchema)},
                    "schema");
    const std::string family = reader.string("family", "");
    const Json* models = reader.child("models");
    if (!models || !models->is_array())
        reader.fail(ErrorCode::WrongType, {"an array of models", models ? describeType(*models) : "nothing"}, "models");
    if (auto error = reader.finish())
        return *error;
    std::vector<ModelPreset> presets;
    for (std::size_t index = 0; index < models->size(); ++index) {
        Result<ModelPreset> preset = readPreset((*models)[index], reader.file(), "/models/" + std::to_string(index), family);
        if (!preset)
            return preset.error();
        presets.push_back(std::move(*preset));
    }
    return presets;
}

const std::vector<ModelPreset>& modelPresets()
{
    static const std::vector<ModelPreset> presets = readPresets();
    return presets;
}

Result<Architecture> modelPreset(std::string_view id)
{
    std::vector<std::string> known;
    std::string list;
    for (const ModelPreset& preset : modelPresets()) {
        if (preset.id == id)
            return *preset.architecture;
        known.push_back(preset.id);
        list += (list.empty() ? "" : ", ") + preset.id;
    }
    return Error{ErrorCode::UnknownName, {"model preset", std::string(id), nearestName(id, known), list}, {}, {}};
}

}  // namespace shardscope
