// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/model_document.h"

#include "core/io/architecture_json.h"
#include "core/io/model_source.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/model/validate.h"

namespace shardscope {
namespace {

Json parametersJson(const Architecture& architecture)
{
    const ParameterCount count = countParameters(architecture);
    Json byKind = Json::object();
    for (const auto& [kind, name] : EnumNames<TensorKind>::names) {
        if (count.of(kind) > 0)
            byKind[std::string(name)] = count.of(kind);
    }
    return Json{{"total", count.total}, {"active", count.active},     {"embedding", count.embedding},
                {"mtp", count.mtp},     {"encoders", count.encoders}, {"by_kind", byKind}};
}

Json layerKindsJson(const Architecture& architecture)
{
    Json kinds = Json::array();
    const std::vector<std::int64_t> layers = layersOfKind(architecture);
    for (std::size_t index = 0; index < layers.size(); ++index) {
        const LayerKind& kind = architecture.kinds[index];
        kinds.push_back({{"name", kind.name},
                         {"mixer", std::string(nameOf(kind.mixer))},
                         {"layers", layers[index]},
                         {"parameters", layerParameters(architecture, kind)}});
    }
    return kinds;
}

/// Whole numbers are written without a fraction, so that a count reads as one.
Json number(Flop flop)
{
    const auto whole = static_cast<std::int64_t>(flop.value());
    return static_cast<double>(whole) == flop.value() ? Json(whole) : Json(flop.value());
}

}  // namespace

std::string modelDocument(const LoadedModel& model, std::optional<std::int64_t> sequence)
{
    const Architecture& architecture = *model.architecture;
    Json document{{"schema", "shardscope.model/1"},
                  {"name", model.name},
                  {"architecture", writeArchitecture(architecture)},
                  {"parameters", parametersJson(architecture)},
                  {"layer_kinds", layerKindsJson(architecture)},
                  {"estimable", canEstimate(architecture)}};
    const std::int64_t length = sequence.value_or(architecture.maxPositions);
    if (hasKnownFlop(architecture) && length > 0) {
        document["sequence"] = length;
        document["flop_per_token"] = number(trainingFlopPerToken(architecture, length));
        document["flop_per_token_full_attention"] = number(trainingFlopPerToken(architecture, length, false));
    }
    if (const std::vector<std::string> unread = unreadKeys(model.source); !unread.empty())
        document["unread"] = unread;
    return document.dump(2) + "\n";
}

}  // namespace shardscope
