// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/length_presets.h"

#include <optional>
#include <utility>

#include "core/base/nearest_name.h"
#include "core/io/lengths_json.h"
#include "core/io/object_reader.h"
#include "core/io/resource.h"

namespace shardscope {
namespace {

constexpr std::string_view kSchema = "shardscope.lengths/1";

Result<LengthPreset> readPreset(const Json& json, const std::string& file, const std::string& pointer)
{
    ObjectReader reader(json, file, pointer);
    std::string id = reader.requiredString("id", "the name of the data set in scenarios");
    std::string name = reader.requiredString("name", "the name of the data set for people");
    std::string source = reader.requiredString("source", "where the documents are from");
    std::string counted = reader.requiredString("counted", "which tokens were counted");
    const Json* histogram = reader.child("histogram");
    reader.require("histogram", "the lengths of the documents");
    if (auto error = reader.finish())
        return *std::move(error);
    Result<LengthDistribution> lengths = readHistogram(*histogram, file, reader.pointerTo("histogram"));
    if (!lengths)
        return std::move(lengths).error();
    return LengthPreset{std::move(id), std::move(name), std::move(source), std::move(counted), std::move(lengths).value()};
}

std::vector<LengthPreset> readPresets()
{
    constexpr std::string_view kFile = "lengths/datasets.json";
    Result<std::vector<LengthPreset>> presets = readLengthPresets(resource(kFile), kFile);
    return presets ? std::move(presets).value() : std::vector<LengthPreset>();
}

}  // namespace

Result<std::vector<LengthPreset>> readLengthPresets(std::string_view text, std::string_view file)
{
    const Result<Json> json = parseJson(text, file);
    if (!json)
        return json.error();
    ObjectReader reader(*json, std::string(file), {});
    const std::string schema = reader.string("schema", "");
    if (schema.empty())
        reader.fail(ErrorCode::SchemaMissing, {std::string(kSchema)}, "schema");
    else if (schema != kSchema)
        reader.fail(ErrorCode::SchemaUnknown, {schema, std::string(kSchema)}, "schema");
    const Json* datasets = reader.child("datasets");
    if (!datasets || !datasets->is_array())
        reader.fail(ErrorCode::WrongType, {"an array of data sets", datasets ? describeType(*datasets) : "nothing"}, "datasets");
    if (auto error = reader.finish())
        return *std::move(error);
    std::vector<LengthPreset> presets;
    for (std::size_t index = 0; index < datasets->size(); ++index) {
        Result<LengthPreset> preset = readPreset((*datasets)[index], reader.file(), "/datasets/" + std::to_string(index));
        if (!preset)
            return std::move(preset).error();
        presets.push_back(std::move(preset).value());
    }
    return presets;
}

const std::vector<LengthPreset>& lengthPresets()
{
    static const std::vector<LengthPreset> presets = readPresets();
    return presets;
}

Result<const LengthPreset*> lengthPreset(std::string_view id)
{
    std::vector<std::string> known;
    std::string list;
    for (const LengthPreset& preset : lengthPresets()) {
        if (preset.id == id)
            return &preset;
        known.push_back(preset.id);
        list += (list.empty() ? "" : ", ") + preset.id;
    }
    return Error{ErrorCode::UnknownName, {"data set", std::string(id), nearestName(id, known), list}, {}, {}};
}

}  // namespace shardscope
