// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/lengths_json.h"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/io/length_presets.h"
#include "core/io/object_reader.h"
#include "core/io/value_json.h"
#include "core/lengths/log_normal.h"
#include "core/scenario/documents.h"

namespace shardscope {
namespace {

Error placed(Error error, const std::string& file, const std::string& pointer)
{
    error.file = file;
    error.pointer = pointer + error.pointer;
    return error;
}

Result<StatedLengths> readLogNormal(ObjectReader& reader, const std::string& file, const std::string& pointer)
{
    LogNormal shape;
    shape.mean = reader.requiredNumber("mean", 1, kMaxDocumentTokens);
    shape.sigma = reader.requiredNumber("sigma", 0, 4);
    shape.max = reader.requiredNumber("max", 1, kMaxDocumentTokens);
    if (auto error = reader.finish())
        return *std::move(error);
    Result<LengthDistribution> lengths = logNormalLengths(shape);
    if (!lengths)
        return placed(std::move(lengths).error(), file, pointer);
    return StatedLengths{{}, shape, std::move(lengths).value()};
}

}  // namespace

Result<LengthDistribution> readHistogram(const Json& list, const std::string& file, const std::string& pointer)
{
    const auto wrong = [&](const Json& found, const std::string& at) {
        return Error{ErrorCode::WrongType, {"an array of [tokens, documents]", describeType(found)}, file, pointer + at};
    };
    if (!list.is_array())
        return wrong(list, {});
    std::vector<LengthBin> bins;
    for (std::size_t index = 0; index < list.size(); ++index) {
        const Json& bin = list[index];
        if (!bin.is_array() || bin.size() != 2 || !bin[0].is_number() || !bin[1].is_number())
            return wrong(bin, "/" + std::to_string(index));
        bins.push_back({bin[0].get<double>(), bin[1].get<double>()});
    }
    Result<LengthDistribution> lengths = LengthDistribution::of(std::move(bins));
    if (lengths)
        return lengths;
    Error error = std::move(lengths).error();
    for (const auto& [field, place] : {std::pair<std::string_view, char>{"tokens", '0'}, {"documents", '1'}}) {
        if (error.pointer.ends_with(field))
            error.pointer.replace(error.pointer.size() - field.size(), field.size(), 1, place);
    }
    return placed(std::move(error), file, pointer);
}

Result<StatedLengths> readLengths(const Json& json, const std::string& file, const std::string& pointer)
{
    if (json.is_string()) {
        const Result<const LengthPreset*> found = lengthPreset(json.get<std::string>());
        if (!found)
            return placed(found.error(), file, pointer);
        const LengthPreset& preset = **found;
        return StatedLengths{preset.id, std::nullopt, preset.lengths, preset.isFromBytes()};
    }
    ObjectReader reader(json, file, pointer);
    const Json* histogram = reader.child("histogram");
    if (!histogram)
        return readLogNormal(reader, file, pointer);
    if (auto error = reader.finish())
        return *std::move(error);
    Result<LengthDistribution> lengths = readHistogram(*histogram, file, reader.pointerTo("histogram"));
    if (!lengths)
        return std::move(lengths).error();
    return StatedLengths{{}, std::nullopt, std::move(lengths).value()};
}

Json lengthsToJson(const StatedLengths& stated)
{
    if (!stated.preset.empty())
        return stated.preset;
    if (stated.logNormal)
        return {{"mean", stated.logNormal->mean}, {"sigma", stated.logNormal->sigma}, {"max", stated.logNormal->max}};
    Json bins = Json::array();
    for (const LengthBin& bin : stated.lengths.bins())
        bins.push_back(Json::array({bin.tokens, bin.documents}));
    return {{"histogram", std::move(bins)}};
}

Result<std::shared_ptr<const StatedLengths>> resolveLengths(const std::string& text)
{
    Result<Json> json = isObjectText(text) ? parseJson(text, {}) : Result<Json>(Json(text));
    if (!json)
        return json.error();
    Result<StatedLengths> stated = readLengths(*json, {}, {});
    if (!stated)
        return stated.error();
    return std::make_shared<const StatedLengths>(std::move(stated).value());
}

std::string lengthsText(const StatedLengths& stated) { return stated.preset.empty() ? lengthsToJson(stated).dump() : stated.preset; }

}  // namespace shardscope
