// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/message.h"
#include "core/field/parameters.h"
#include "core/launch/config_value.h"
#include "core/plan/target.h"

namespace shardscope {

/// Returns the name of a scenario's field inside a sentence: "tensor parallelism", "the global batch", "the model".
[[nodiscard]] Message factName(std::string_view field);

/// Returns a field's value in a scenario's notation, without quotes: "8", "true", "tp-cp-ep-dp-pp".
[[nodiscard]] std::string writtenValue(const Value& value);

/// Returns the field that a launcher's setting sets, or empty. `setting` is the path within groups, or a flag with its dashes.
[[nodiscard]] std::string_view fieldOfSetting(std::string_view setting, Target target);

/// Returns a text such as "`${TP:?}` has no value, so tensor parallelism is unknown. Set TP."
[[nodiscard]] Message whyUnknown(const UnknownValue& value, const Argument& fact);

}  // namespace shardscope
