// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "core/io/json.h"

namespace shardscope {

/// The meaning of null at a key that may be absent.
enum class Null { Refused, IsAbsent };

/// The fields of one object as a JSON Schema (2020-12). An `ObjectReader` without an object makes it.
class JsonSchema {
public:
    [[nodiscard]] static Json type(const char* name, Null null);
    [[nodiscard]] static Json integer(std::int64_t smallest, std::int64_t largest, Null null);
    [[nodiscard]] static Json number(double smallest, double largest, Null null);
    [[nodiscard]] static Json list(Json entry, Null null);

    /// Notes the type of a key; replaces an earlier note.
    void note(std::string_view key, Json type);
    void require(std::string_view key);
    /// Adds a keyword such as "description" or "default" to the field noted last.
    void add(const char* keyword, Json value);

    /// Returns the schema; keys that were not noted are errors.
    [[nodiscard]] Json json(Null null) const;

private:
    Json m_properties = Json::object();
    Json m_required = Json::array();
    std::string m_last;
};

}  // namespace shardscope
