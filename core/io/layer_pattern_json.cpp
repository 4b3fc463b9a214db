// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/layer_pattern_json.h"

#include "core/io/layer_kind_json.h"
#include "core/model/layer_kind.h"
#include "core/model/limits.h"

namespace shardscope {
namespace {

Json writePattern(const std::vector<std::uint8_t>& kindOfLayer)
{
    Json pattern = Json::array();
    for (std::size_t from = 0; from < kindOfLayer.size();) {
        std::size_t to = from;
        while (to < kindOfLayer.size() && kindOfLayer[to] == kindOfLayer[from])
            ++to;
        pattern.push_back({kindOfLayer[from], to - from});
        from = to;
    }
    return pattern;
}

}  // namespace

void readLayers(JsonFields& io, std::vector<LayerKind>& kinds, std::vector<std::uint8_t>& kindOfLayer, std::int64_t layers)
{
    ObjectReader& reader = *io.reader();
    const Json* stated = reader.child("layer_kinds");
    const Json* pattern = reader.child("layer_pattern");
    if (!stated || !stated->is_array() || stated->empty() || stated->size() > static_cast<std::size_t>(kMaxLayerKinds)) {
        reader.fail(ErrorCode::WrongType,
                    {"an array of 1 to " + std::to_string(kMaxLayerKinds) + " kinds of layers", stated ? describeType(*stated) : "nothing"},
                    "layer_kinds");
        return;
    }
    io.objects("layer_kinds", kinds, layerKindFields);
    const auto largestKind = static_cast<std::int64_t>(stated->size()) - 1;
    if (!pattern || !pattern->is_array()) {
        reader.fail(ErrorCode::MissingKey, {"layer_pattern", "the kind of each layer"}, "layer_pattern");
        return;
    }
    for (const Json& run : *pattern) {
        Error problem;
        const auto kind = run.is_array() && run.size() == 2 ? wholeNumber(run[0], 0, largestKind, problem) : std::nullopt;
        const auto count = kind ? wholeNumber(run[1], 1, kMaxLayers, problem) : std::nullopt;
        if (!count) {
            reader.fail(ErrorCode::WrongType, {"pairs of a kind of layer and a number of layers", run.dump()}, "layer_pattern");
            return;
        }
        if (static_cast<std::int64_t>(kindOfLayer.size()) + *count > layers)
            break;
        kindOfLayer.insert(kindOfLayer.end(), static_cast<std::size_t>(*count), static_cast<std::uint8_t>(*kind));
    }
    if (static_cast<std::int64_t>(kindOfLayer.size()) != layers)
        reader.fail(ErrorCode::Contradiction, {"the pattern does not have " + std::to_string(layers) + " layers"}, "layer_pattern");
}

void writeLayers(Json& json, const std::vector<LayerKind>& kinds, const std::vector<std::uint8_t>& kindOfLayer)
{
    std::vector<LayerKind> all = kinds;
    JsonFields(json).objects("layer_kinds", all, layerKindFields);
    json["layer_pattern"] = writePattern(kindOfLayer);
}

}  // namespace shardscope
