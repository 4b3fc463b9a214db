// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/field/parameters.h"
#include "core/io/json.h"

namespace shardscope {

/// Returns a field's value from a document. The error has code and arguments; the caller adds the place. Ranges and names are checked by
/// `problemWith`.
[[nodiscard]] Result<Value> valueFromJson(const Parameter& parameter, const Json& json);

/// Returns whether the text of a document field is an object or a list, not a path.
[[nodiscard]] bool isObjectText(const std::string& text);

[[nodiscard]] Json valueToJson(const Parameter& parameter, const Value& value);

}  // namespace shardscope
