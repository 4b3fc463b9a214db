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

/// The value of a key; null where there is none, or `json` is no object.
[[nodiscard]] const Json* memberOf(const Json& json, std::string_view key);
/// A number, or a text that is one ("277.21", "4123.4 MB/s" by its first word).
[[nodiscard]] std::optional<double> numberIn(const Json& json, std::string_view key);
/// A text; empty where there is none.
[[nodiscard]] std::string textIn(const Json& json, std::string_view key);

/// Every JSON object of the text, which may be one document, or one object a line; those that are none are left out.
[[nodiscard]] std::vector<Json> jsonObjects(std::string_view text);

/// Whether the text begins as JSON and has all of the words.
[[nodiscard]] bool looksLikeJson(std::string_view text, std::initializer_list<std::string_view> words);

/// Microseconds since 1970 as "2026-11-20".
[[nodiscard]] std::string dateOfMicroseconds(double microseconds);

}  // namespace shardscope
