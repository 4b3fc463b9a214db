// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/encoder_json.h"

#include <algorithm>
#include <cmath>

#include "core/io/huggingface/encoders.h"
#include "core/io/layer_kind_json.h"
#include "core/io/layer_pattern_json.h"
#include "core/io/read_name.h"
#include "core/model/architecture.h"
#include "core/model/limits.h"
#include "core/model/validate.h"

namespace shardscope {
namespace {

constexpr double kMostItems = 1e9;

std::string namesOf(const std::vector<Encoder>& encoders)
{
    std::string names;
    for (const Encoder& encoder : encoders)
        names += (names.empty() ? "" : ", ") + encoder.name;
    return names.empty() ? "none" : names;
}

/// Returns the place of each entry of either form: its number, or its name.
std::vector<std::string> keysOf(const Json& stated)
{
    std::vector<std::string> keys;
    for (const auto& [key, fields] : stated.items())
        keys.push_back(key);
    return keys;
}

/// Reads a side, or height and width.
void readItemSize(ObjectReader& reader, Encoder& encoder)
{
    const Json* size = reader.child("item_size");
    if (!size || size->is_null())
        return;
    if (encoder.sound)
        return reader.fail(ErrorCode::Contradiction, {"items of this encoder are sound: item_seconds states their size"}, "item_size");
    Error problem;
    const auto side = [&](const Json& json) { return wholeNumber(json, 1, kMaxItemSide, problem); };
    const bool isPair = size->is_array() && size->size() == 2;
    const auto height = isPair ? side((*size)[0]) : side(*size);
    const auto width = isPair ? side((*size)[1]) : height;
    const bool isItsOwn = height && width && *height == encoder.height && *width == encoder.width;
    if (encoder.tokensPerItem > 0 && !isItsOwn && height && width)
        return reader.fail(ErrorCode::Contradiction,
                           {"this encoder makes " + std::to_string(encoder.tokensPerItem) + " tokens of an item of any size"}, "item_size");
    if (!height || !width)
        return reader.fail(ErrorCode::WrongType, {"a side in pixels, or height and width", size->dump()}, "item_size");
    encoder.height = *height;
    encoder.width = *width;
}

void readSeconds(ObjectReader& reader, Encoder& encoder)
{
    const std::optional<double> seconds = reader.optionalNumber("item_seconds", 1 / kFramesPerSecond, kMaxSeconds);
    if (!seconds)
        return;
    if (!encoder.sound)
        return reader.fail(ErrorCode::Contradiction, {"items of this encoder are images"}, "item_seconds");
    if (encoder.tokensPerItem > 0 && *seconds != encoder.sound->seconds)
        return reader.fail(ErrorCode::Contradiction,
                           {"this encoder cuts and pads an item to " + std::to_string(std::llround(encoder.sound->seconds)) + " s"},
                           "item_seconds");
    encoder.sound->seconds = *seconds;
}

void readEncoder(ObjectReader& reader, Architecture& architecture)
{
    const std::string name = reader.string("name", "vision");
    auto found =
        std::find_if(architecture.encoders.begin(), architecture.encoders.end(), [&](const Encoder& each) { return each.name == name; });
    if (const Json* config = reader.child("hf"); config && !config->is_null()) {
        Result<Encoder> read = huggingface::readEncoderConfig(*config, name, architecture.hidden, {});
        if (!read)
            return reader.fail(Error{read.error().code, read.error().arguments, {}, reader.pointerTo("hf") + read.error().pointer});
        if (found == architecture.encoders.end())
            found = architecture.encoders.insert(found, std::move(read).value());
        else
            *found = std::move(read).value();
    }
    if (found == architecture.encoders.end())
        return reader.fail(ErrorCode::UnknownName, {"encoder", name, {}, namesOf(architecture.encoders)}, "name");
    found->frozen = reader.boolean("frozen", found->frozen);
    if (const std::optional<double> items = reader.optionalNumber("items_per_sequence", 0, kMostItems))
        found->itemsPerSequence = *items;
    readItemSize(reader, *found);
    readSeconds(reader, *found);
    if (const std::optional<std::int64_t> tokens = reader.optionalInteger("tokens_per_item", 1, kMaxPositions))
        found->tokensPerItem = *tokens;
    if (found->itemsPerSequence.value_or(0) > 0 && found->patchesOfItem() == 0) {
        if (found->sound)
            reader.fail(ErrorCode::MissingKey, {"item_seconds", "the seconds of an item of sound"}, "item_seconds");
        else
            reader.fail(ErrorCode::MissingKey, {"item_size", "the side of an image in pixels, or its height and width"}, "item_size");
    }
}

void convolutionFields(JsonFields& io, Convolution& convolution)
{
    io.text("name", convolution.name);
    io.required("channels", convolution.channels, 1, kMaxHidden);
    io.required("window", convolution.window, 1, kMaxWidth);
    io.required("outputs_per_patch", convolution.outputsPerPatch, 0, kMaxPlacesPerPatch);
    io.required("elements_per_patch", convolution.elementsPerPatch, 0, kMaxPlacesPerPatch * kMaxHidden);
}

void soundFields(JsonFields& io, Sound& sound)
{
    io.integer("halvings", sound.halvings, 1, 0, kMaxHalvings);
    io.integer("chunk", sound.chunk, 0, 0, kMaxPositionTable);
    io.integer("merged", sound.merged, 1, 1, kMaxPositionTable);
    io.field("seconds", sound.seconds, sound.seconds > 0,
             [&] { return io.reader()->optionalNumber("seconds", 0, kMaxSeconds).value_or(0); });
}

}  // namespace

void encoderFields(JsonFields& io, Encoder& encoder)
{
    std::int64_t layers = encoder.layers();
    io.text("name", encoder.name);
    io.text("model_type", encoder.modelType, Written::WhereUnusual);
    io.required("layers", layers, 1, kMaxLayers);
    io.required("hidden", encoder.hidden, 1, kMaxHidden);
    io.name<Norm>("norm", encoder.norm, "normalisation", Norm::LayerNorm);
    io.flag("norm_bias", encoder.normBias, encoder.norm == Norm::LayerNorm);
    io.name<Position>("position", encoder.position, "position encoding", Position::Learned);
    io.objects("input_tensors", encoder.inputTensors, tensorFields);
    io.objects("projector_tensors", encoder.projectorTensors, tensorFields);
    io.objects("convolutions", encoder.convolutions, convolutionFields);
    io.object("sound", encoder.sound, soundFields);
    if (encoder.sound)
        io.integer("patch_side", encoder.patchSide, 0, 0, kMaxItemSide);
    else
        io.required("patch_side", encoder.patchSide, 1, kMaxItemSide);
    io.integer("merged_side", encoder.mergedSide, 1, 1, 1024);
    io.integer("height", encoder.height, 0, 0, kMaxItemSide);
    io.integer("width", encoder.width, 0, 0, kMaxItemSide);
    io.integer("deep_outputs", encoder.deepOutputs, 0, 0, kMaxLayers);
    io.integer("tokens_per_item", encoder.tokensPerItem, 0, 0, kMaxPositions);
    io.optional("items_per_sequence", encoder.itemsPerSequence, 0, kMostItems);
    io.flag("frozen", encoder.frozen, true);
    if (io.reader())
        readLayers(io, encoder.kinds, encoder.kindOfLayer, layers);
    else
        writeLayers(*io.json(), encoder.kinds, encoder.kindOfLayer);
}

Json encoderList(const Json& stated)
{
    if (stated.is_array())
        return stated;
    if (!stated.is_object())
        return nullptr;
    Json list = Json::array();
    for (const auto& [name, fields] : stated.items()) {
        Json entry = fields;
        if (entry.is_object())
            entry["name"] = name;
        list.push_back(std::move(entry));
    }
    return list;
}

std::string statedEncoders(const std::string& stated, const Encoder& encoder)
{
    const Result<Json> before = parsePythonJson(stated.empty() ? "[]" : stated, {});
    Json list = before ? encoderList(*before) : Json();
    if (!list.is_array())
        list = Json::array();
    auto entry = std::find_if(list.begin(), list.end(), [&](const Json& each) {
        return each.is_object() && (each.contains("name") ? each["name"] == encoder.name : encoder.name == "vision");
    });
    if (entry == list.end()) {
        list.push_back(Json{{"name", encoder.name}});
        entry = list.end() - 1;
    }
    if (encoder.takesPart()) {
        (*entry)["items_per_sequence"] = *encoder.itemsPerSequence;
        (*entry)["frozen"] = encoder.frozen;
        if (encoder.sound && encoder.sound->seconds > 0 && encoder.tokensPerItem == 0)
            (*entry)["item_seconds"] = encoder.sound->seconds;
        if (encoder.height > 0 && encoder.tokensPerItem == 0)
            (*entry)["item_size"] = Json::array({encoder.height, encoder.width});
    } else if (entry->contains("hf")) {
        entry->erase("items_per_sequence");
    } else {
        list.erase(entry);
    }
    return list.empty() ? std::string() : list.dump();
}

Result<Architecture> withEncoders(Architecture architecture, const Json& stated, const std::string& file)
{
    const Json list = encoderList(stated);
    if (list.is_null())
        return Error{ErrorCode::WrongType, {"a list of encoders", describeType(stated)}, file, {}};
    const std::vector<std::string> keys = keysOf(stated);
    for (std::size_t index = 0; index < list.size(); ++index) {
        const std::string place = pointerSegment(keys[index]);
        ObjectReader reader(list[index], file, place);
        readEncoder(reader, architecture);
        std::optional<Error> error = reader.finish();
        if (!error)
            continue;
        // By name there is no field of that name to point at.
        if (stated.is_object() && error->pointer == place + "/name")
            error->pointer = place;
        return *error;
    }
    if (const Result<void> valid = validateArchitecture(architecture); !valid) {
        Error error = valid.error();
        error.pointer.clear();
        return error;
    }
    return architecture;
}

}  // namespace shardscope
