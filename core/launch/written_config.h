// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/launch/config_value.h"
#include "core/launch/training_command.h"

/// Other files than the script itself: those that it writes, and those that it only names.
namespace shardscope {

/// Where `flag` names a JSON file that the script writes, DeepSpeed's settings of that file stand at `place`; what only a run knows of them
/// is unknown. Else nothing changes.
void addWrittenConfig(ConfigValue& settings, std::string_view flag, std::string_view place, const TrainingCommand& training);

/// Each file that is sourced, as a setting that nothing follows from, with the reason.
void addSourced(ConfigValue& settings, const TrainingCommand& training);

}  // namespace shardscope
