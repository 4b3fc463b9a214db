// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/json.h"

namespace shardscope {

/// Returns the value of a key; null where there is none, or `json` is not an object.
[[nodiscard]] const Json* memberOf(const Json& json, std::string_view key);
/// Returns a number, or a text that begins with one ("277.21", "4123.4 MB/s" by its first word).
[[nodiscard]] std::optional<double> numberIn(const Json& json, std::string_view key);
/// Returns a text; empty where there is none.
[[nodiscard]] std::string textIn(const Json& json, std::string_view key);

/// Returns every JSON object of the text, which may be one document or one object per line; other lines are left out.
[[nodiscard]] std::vector<Json> jsonObjects(std::string_view text);

/// Returns whether the text begins as JSON and contains all of the words.
[[nodiscard]] bool looksLikeJson(std::string_view text, std::initializer_list<std::string_view> words);

/// Returns a date such as "2026-11-20" from microseconds since 1970.
[[nodiscard]] std::string dateOfMicroseconds(double microseconds);

}  // namespace shardscope
