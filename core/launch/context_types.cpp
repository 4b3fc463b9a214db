// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/context_types.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/message.h"
#include "core/launch/config_value.h"
#include "core/launch/launch_reader.h"
#include "core/ring/context_layout.h"

namespace shardscope {
namespace {

constexpr std::array<std::pair<std::string_view, ContextLayout>, 4> kTypes{{{"p2p", ContextLayout::Zigzag},
                                                                            {"all_gather", ContextLayout::AllGather},
                                                                            {"a2a", ContextLayout::Ulysses},
                                                                            {"a2a+p2p", ContextLayout::UlyssesRing}}};
constexpr const char* kKnown = "p2p, all_gather, a2a or a2a+p2p for each layer";

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

/// Returns the whole numbers of a list; empty where there is another value in it.
std::vector<std::int64_t> wholeNumbers(const ConfigValue& value)
{
    std::vector<std::int64_t> numbers;
    for (const ConfigValue& each : value.list() ? *value.list() : ConfigValue::List{value}) {
        const std::optional<std::int64_t> number = each.integer();
        if (!number)
            return {};
        numbers.push_back(*number);
    }
    return numbers;
}

/// Reads the sizes of the groups that exchange heads and of those that form rings, whose product Megatron asserts to be all ranks.
void readSizes(LaunchReader& reader)
{
    const std::string_view key = reader.key("plan.cp_inner");
    const ConfigValue* const value = reader.value(key);
    if (!hasTwoLevels(reader.plan().cpLayout)) {
        if (value)
            reader.ignore(key, said("Only --cp-comm-type a2a+p2p has inner groups."));
        return;
    }
    if (!value) {
        if (!reader.isStated(key))
            reader.fail(key, "a2a+p2p has no sizes", "two sizes, whose product is the context-parallel size");
        return;
    }
    const std::vector<std::int64_t> sizes = wholeNumbers(*value);
    const std::int64_t ranks = reader.plan().cp;
    if (sizes.size() != 2 || sizes[0] < 1 || sizes[1] < 1 || sizes[0] > ranks || ranks % sizes[0] != 0 || ranks / sizes[0] != sizes[1])
        return reader.fail(key, "the sizes do not have the product " + std::to_string(ranks),
                           "two sizes, whose product is the context-parallel size", {"plan.cp"});
    reader.set("plan.cp_inner", sizes[0]);
}

void readTypes(LaunchReader& reader)
{
    const std::string_view key = reader.key("plan.cp_layout");
    const ConfigValue* const value = reader.value(key);
    if (value && value->list())
        return readEachLayer(*value->list(), key, reader);
    const std::string type = reader.oneOf(key, {kTypes[0].first, kTypes[1].first, kTypes[2].first, kTypes[3].first}, kTypes[0].first);
    for (const auto& [name, layout] : kTypes) {
        if (name == type)
            reader.plan().cpLayout = layout;
    }
}

}  // namespace

std::string_view contextType(ContextLayout layout)
{
    const auto found = std::find_if(kTypes.begin(), kTypes.end(), [layout](const auto& known) { return known.second == layout; });
    return found != kTypes.end() ? found->first : gathers(layout) ? kTypes[1].first : kTypes[0].first;
}

void readContextTypes(LaunchReader& reader)
{
    readTypes(reader);
    readSizes(reader);
}

}  // namespace shardscope
