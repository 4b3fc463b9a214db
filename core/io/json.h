// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "core/base/result.h"

/// The only way JSON enters the program. Private to `core/io`: no other folder sees nlohmann_json.
namespace shardscope {

/// Keeps the order of keys, so that documents are written in the declared order.
using Json = nlohmann::ordered_json;

inline constexpr std::size_t kMaxNesting = 64;

/// Parses `text`. Refuses more than kMaxNesting levels, text that is not UTF-8, duplicate keys, NaN, Infinity and
/// numbers beyond double; no exception leaves. `file` is used in errors only.
[[nodiscard]] Result<Json> parseJson(std::string_view text, std::string_view file);

/// The same for JSON as Python writes it: NaN, Infinity and -Infinity are kept as the strings of those names, so that a config.json may
/// have them in fields that are not read (Nemotron-H's `time_step_limit`). Readers refuse them as numbers.
[[nodiscard]] Result<Json> parsePythonJson(std::string_view text, std::string_view file);

/// The same for a document that may contain such a config verbatim under a key "hf_config": only there are Python's numbers kept as
/// strings.
[[nodiscard]] Result<Json> parseJsonWithConfigs(std::string_view text, std::string_view file);

/// Returns whether `value` is the string that `parsePythonJson` makes of NaN, Infinity or -Infinity.
[[nodiscard]] bool isNonFiniteWord(const Json& value);

/// Returns a key as a JSON pointer segment (RFC 6901 section 3).
[[nodiscard]] std::string pointerSegment(std::string_view key);

/// Returns the name of a JSON value's type in messages: "a string", "an object", …
[[nodiscard]] std::string describeType(const Json& value);

}  // namespace shardscope
