// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/enum_names.h"

namespace shardscope {

/// A set of an enumeration's values, as bits: millions of plans are copied. Precondition: the numbers are 0, 1, 2, …, fewer than 32.
template <typename Enum>
class EnumSet {
public:
    constexpr EnumSet() = default;
    constexpr explicit EnumSet(const std::vector<Enum>& values)
    {
        for (const Enum value : values)
            add(value);
    }
    [[nodiscard]] static constexpr EnumSet fromBits(unsigned bits)
    {
        EnumSet set;
        set.m_bits = bits;
        return set;
    }

    constexpr void add(Enum value) { m_bits |= bit(value); }
    [[nodiscard]] constexpr bool has(Enum value) const { return (m_bits & bit(value)) != 0; }
    [[nodiscard]] constexpr bool isEmpty() const { return m_bits == 0; }
    [[nodiscard]] constexpr unsigned bits() const { return m_bits; }

    bool operator==(const EnumSet&) const = default;

private:
    static constexpr unsigned bit(Enum value) { return 1U << static_cast<unsigned>(value); }
    unsigned m_bits = 0;
};

/// Returns the names of the values, separated by commas, in the order in which they are listed to people.
template <typename Enum>
[[nodiscard]] std::string listOf(EnumSet<Enum> values)
{
    std::string list;
    for (const auto& [value, name] : EnumNames<Enum>::names) {
        if (values.has(value))
            list += (list.empty() ? "" : ",") + std::string(name);
    }
    return list;
}

/// Returns the names in a list separated by commas.
[[nodiscard]] inline std::vector<std::string> namesIn(std::string_view list)
{
    std::vector<std::string> names;
    for (std::size_t from = 0; from <= list.size();) {
        const std::size_t comma = std::min(list.find(',', from), list.size());
        names.emplace_back(list.substr(from, comma - from));
        from = comma + 1;
    }
    return names;
}

/// Returns the set of the names in a list separated by commas; other names are passed over.
template <typename Enum>
[[nodiscard]] EnumSet<Enum> setOf(std::string_view list)
{
    EnumSet<Enum> values;
    for (const std::string& name : namesIn(list)) {
        if (const auto value = fromName<Enum>(name))
            values.add(*value);
    }
    return values;
}

}  // namespace shardscope
