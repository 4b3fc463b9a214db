// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/answers.h"

#include <cmath>

#include "core/estimate/estimate_fields.h"
#include "core/explain/derivation.h"
#include "core/io/number_json.h"
#include "core/text/message_text.h"
#include "core/text/trust_text.h"

namespace shardscope {
namespace {

/// A comparison is true or false.
Json valueToJson(const Derivation& derivation)
{
    return derivation.combine == Combine::Comparison ? Json(derivation.value != 0) : numberToJson(derivation.value);
}

/// JSON has no number for it: null alone would read as unknown.
void tellInfinite(Json& json, const Derivation& derivation)
{
    if (std::isinf(derivation.value))
        json["infinite"] = true;
}

Json inputToJson(const Derivation& input)
{
    Json json;
    json["name"] = messageText(input.name);
    json["value"] = valueToJson(input);
    tellInfinite(json, input);
    json["unit"] = input.unit;
    if (input.combine == Combine::Input || isEstimateField(input.field))
        json["field"] = input.field;
    return json;
}

Json bandToJson(const FigureBand& band)
{
    Json json;
    json["width"] = numberToJson(band.width);
    json["low"] = numberToJson(band.ends.low);
    if (band.ends.high)
        json["high"] = numberToJson(*band.ends.high);
    json["why"] = trustText(band.trust);
    if (band.trust.nearest)
        json["nearest"] = nearestText(*band.trust.nearest);
    return json;
}

Json toJson(const Derivation& derivation)
{
    Json json;
    json["field"] = derivation.field;
    json["name"] = messageText(derivation.name);
    json["value"] = valueToJson(derivation);
    tellInfinite(json, derivation);
    json["unit"] = derivation.unit;
    json["formula"] = messageText(derivation.formula);
    json["combine"] = nameOf(derivation.combine);
    json["inputs"] = Json::array();
    json["source"] = messageText(derivation.source);
    if (derivation.trust)
        json["trust"] = nameOf(*derivation.trust);
    if (derivation.band)
        json["band"] = bandToJson(*derivation.band);
    json["inputs_explained"] = Json::array();
    for (const Derivation& input : derivation.inputs) {
        json["inputs"].push_back(inputToJson(input));
        if (input.isExplained())
            json["inputs_explained"].push_back(toJson(input));
    }
    return json;
}

}  // namespace

std::string derivationToJson(const Derivation& derivation)
{
    Json json;
    json["schema"] = "shardscope.derivation/1";
    json.update(toJson(derivation));
    return json.dump(2) + "\n";
}

}  // namespace shardscope
