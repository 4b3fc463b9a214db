// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/launch/placed_settings.h"

namespace shardscope {

/// Returns whether a log has the arguments that Megatron-LM prints when it starts.
[[nodiscard]] bool hasArgumentDump(std::string_view log);

/// Returns the arguments that a log of Megatron-LM, Megatron-DeepSpeed or a fork of them prints as flags, each with its line. What is None, off
/// or about a part that the run does not have is left out, and so is what Megatron derives from others. The number of GPUs of a node is not
/// printed: 8 are assumed where they divide the world. Errors: there is no dump, or its end is missing.
[[nodiscard]] Result<PlacedSettings> argumentDumpSettings(std::string_view log, const std::string& file);

}  // namespace shardscope
