// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/launch/config_value.h"
#include "core/launch/training_command.h"

/// Files besides the script itself: those that it writes, and those that it only names.
namespace shardscope {

/// Adds DeepSpeed's settings at `place` if `flag` names a JSON file that the script writes; values that only a run can determine are
/// unknown.
void addWrittenConfig(ConfigValue& settings, std::string_view flag, std::string_view place, const TrainingCommand& training);

/// Adds each sourced file as a setting without effect, with the reason.
void addSourced(ConfigValue& settings, const TrainingCommand& training);

}  // namespace shardscope
