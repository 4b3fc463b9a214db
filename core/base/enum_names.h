// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace shardscope {

/// Specialised for each enumeration that has a written form (contract.md): `static constexpr std::array names` of
/// (value, name) pairs in the order in which they are listed to people.
template <typename Enum>
struct EnumNames;

template <typename Enum>
[[nodiscard]] constexpr std::string_view nameOf(Enum value)
{
    for (const auto& [candidate, name] : EnumNames<Enum>::names) {
        if (candidate == value)
            return name;
    }
    return {};
}

template <typename Enum>
[[nodiscard]] constexpr std::optional<Enum> fromName(std::string_view text)
{
    for (const auto& [candidate, name] : EnumNames<Enum>::names) {
        if (name == text)
            return candidate;
    }
    return std::nullopt;
}

/// An array with one value for each enumerator, indexed by its number. Precondition: the numbers are 0, 1, 2, …
template <typename Enum, typename Value>
using EnumArray = std::array<Value, EnumNames<Enum>::names.size()>;

}  // namespace shardscope
