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

/// What a field of the scenario is called inside a sentence: "tensor parallelism", "the global batch", "the model".
[[nodiscard]] Message factName(std::string_view field);

/// A field's value as a scenario writes it, without quotes: "8", "true", "tp-cp-ep-dp-pp".
[[nodiscard]] std::string writtenValue(const Value& value);

/// The field that a launcher's setting sets, or empty. Settings of a group are given by their path, flags with their dashes.
[[nodiscard]] std::string_view fieldOfSetting(std::string_view setting, Target target);

/// "`${TP:?}` has no value, so tensor parallelism is unknown. Set TP."
[[nodiscard]] Message whyUnknown(const UnknownValue& value, const Argument& fact);

}  // namespace shardscope
