// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/context_types.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/base/message.h"
#include "core/launch/config_value.h"
#include "core/launch/launch_reader.h"

namespace shardscope {
namespace {

constexpr std::array<std::pair<std::string_view, ContextLayout>, 3> kTypes{
    {{"p2p", ContextLayout::Zigzag}, {"all_gather", ContextLayout::AllGather}, {"a2a", ContextLayout::Ulysses}}};
constexpr const char* kKnown = "p2p, all_gather or a2a for each layer";

/// Returns how many layers have each type; fails at the first that is not known.
std::array<int, kTypes.size()> countTypes(const ConfigValue::List& layers, std::string_view key, LaunchReader& reader)
{
    std::array<int, kTypes.size()> counts{};
    for (const ConfigValue& layer : layers) {
        const std::string* const type = layer.text();
        const auto found = std::find_if(kTypes.begin(), kTypes.end(), [&](const auto& known) { return type && known.first == *type; });
        if (found == kTypes.end()) {
            reader.fail(key, "the value is " + (type ? '"' + *type + '"' : std::string("no text")), kKnown);
            return {};
        }
        ++counts[static_cast<std::size_t>(found - kTypes.begin())];
    }
    return counts;
}

void readEachLayer(const ConfigValue::List& layers, std::string_view key, LaunchReader& reader)
{
    const auto counts = countTypes(layers, key, reader);
    const auto most = static_cast<std::size_t>(std::max_element(counts.begin(), counts.end()) - counts.begin());
    reader.plan().cpLayout = kTypes[most].second;
    if (counts[most] < static_cast<int>(layers.size()))
        reader.assume("plan.cp_layout",
                      said("The layers exchange keys and values in different ways. All are estimated with {}, that of most layers.",
                           {std::string(kTypes[most].first)}),
                      key);
}

}  // namespace

void readContextTypes(LaunchReader& reader)
{
    const std::string_view key = reader.key("plan.cp_layout");
    const ConfigValue* const value = reader.value(key);
    if (value && value->list())
        return readEachLayer(*value->list(), key, reader);
    const std::string type = reader.oneOf(key, {kTypes[0].first, kTypes[1].first, kTypes[2].first}, kTypes[0].first);
    for (const auto& [name, layout] : kTypes) {
        if (name == type)
            reader.plan().cpLayout = layout;
    }
}

}  // namespace shardscope
