// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/unfrozen_layers.h"

#include "core/base/message.h"
#include "core/model/architecture.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace shardscope {
namespace {

/// The layer whose parameters the pattern matches, all of them.
std::optional<std::int64_t> layerOf(std::string_view pattern)
{
    std::string plain;
    for (const char letter : pattern) {
        if (letter != '\\' && letter != '^')
            plain += letter;
    }
    std::string_view rest = plain;
    constexpr std::string_view kLayers = "model.layers.";
    if (!rest.starts_with(kLayers))
        return std::nullopt;
    rest.remove_prefix(kLayers.size());
    std::int64_t layer = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), layer);
    const std::string_view after(end, static_cast<std::size_t>(rest.data() + rest.size() - end));
    const bool isWhole = after == "." || after == ".*" || after == "..*";
    return error == std::errc{} && isWhole ? std::optional(layer) : std::nullopt;
}

}  // namespace

std::vector<std::string> patternsOfLastLayers(std::int64_t count, std::int64_t layers)
{
    std::vector<std::string> patterns;
    for (std::int64_t layer = layers - count; layer < layers; ++layer)
        patterns.push_back("^model\\.layers\\." + std::to_string(layer) + "\\.");
    return patterns;
}

void readUnfrozenLayers(LaunchReader& reader, std::string_view key)
{
    const ConfigValue* const value = reader.value(key);
    constexpr const char* kRight = "patterns of whole layers up to the last one, such as ^model\\.layers\\.31\\.";
    if (!value || !value->list())
        return reader.fail(key, value ? "the value is " + value->described() : "it has no value", kRight);
    std::set<std::int64_t> learning;
    for (const ConfigValue& each : *value->list()) {
        const std::optional<std::int64_t> layer = each.text() ? layerOf(*each.text()) : std::nullopt;
        if (!layer)
            return reader.fail(key, each.described() + " is one of the patterns, and training of single tensors cannot be estimated so far",
                               kRight);
        learning.insert(*layer);
    }
    if (learning.empty())
        return;
    if (reader.isMissing("model"))
        return reader.need("training.trainable_layers", key, said("The number of layers is unknown, so it is open which of them learn."));
    const std::int64_t layers = (reader.isOpen("model") ? reader.base() : reader.scenario()).architecture->layers();
    const auto count = static_cast<std::int64_t>(learning.size());
    if (*learning.rbegin() != layers - 1 || *learning.begin() != layers - count)
        return reader.fail(key, "the patterns match other layers than the last ones of " + std::to_string(layers), kRight);
    reader.set("training.method", std::string("freeze"), key);
    reader.set("training.trainable_layers", count, key);
}

}  // namespace shardscope
