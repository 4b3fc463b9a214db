// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/nearest_name.h"
#include "core/io/object_reader.h"

namespace shardscope {

/// Reads the written name of an enumeration. Absent: `fallback`, or an error where there is none. `what` names the kind of name in
/// messages.
template <typename Enum>
[[nodiscard]] Enum readName(ObjectReader& reader, std::string_view key, std::string_view what, std::optional<Enum> fallback)
{
    const Enum otherwise = fallback.value_or(EnumNames<Enum>::names.front().first);
    if (JsonSchema* schema = reader.schema()) {
        Json names = Json::array();
        for (const auto& [entry, text] : EnumNames<Enum>::names)
            names.push_back(text);
        schema->note(key, {{"enum", std::move(names)}});
    }
    const Json* value = reader.child(key);
    if (!value) {
        if (!fallback)
            reader.fail(ErrorCode::MissingKey, {std::string(key), std::string(what)}, key);
        return otherwise;
    }
    const std::string name = reader.string(key, nameOf(otherwise));
    if (const std::optional<Enum> found = fromName<Enum>(name))
        return *found;
    std::vector<std::string> known;
    std::string list;
    for (const auto& [entry, text] : EnumNames<Enum>::names) {
        known.emplace_back(text);
        list.append(list.empty() ? "" : ", ").append(text);
    }
    reader.fail(ErrorCode::UnknownName, {std::string(what), name, nearestName(name, known), list}, key);
    return otherwise;
}

}  // namespace shardscope
