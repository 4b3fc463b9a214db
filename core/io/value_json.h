// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/field/parameters.h"
#include "core/io/json.h"

namespace shardscope {

/// A field's value as it stands in a document. The error has code and arguments; its place is left to the caller.
/// Ranges and names are checked by `problemWith`.
[[nodiscard]] Result<Value> valueFromJson(const Parameter& parameter, const Json& json);

/// Whether the text of a document field is an object, not a path.
[[nodiscard]] bool isObjectText(const std::string& text);

[[nodiscard]] Json valueToJson(const Parameter& parameter, const Value& value);

}  // namespace shardscope
