// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/launch_reader.h"

namespace shardscope {

/// Reads the dimensions from Megatron-LM's flags.
void readMegatronModel(LaunchReader& reader);

/// Reads the plan and the batch from them.
void readMegatronPlan(LaunchReader& reader);

/// Reads recomputation, offload, optimizer and kernels from them.
void readMegatronNumbers(LaunchReader& reader);

/// Reads the precision, which is one word in Megatron-Bridge.
void readMegatronPrecision(LaunchReader& reader);

// Settings of Megatron-DeepSpeed (deepspeedai/Megatron-DeepSpeed, megatron/arguments.py) besides Megatron-LM's own flags.

/// Returns whether the training uses it, by `--deepspeed`.
[[nodiscard]] bool usesDeepSpeed(LaunchReader& reader);
/// Returns the number of experts from `--num-experts 64 64`; 1 means no experts. Empty where the numbers differ, which is refused.
[[nodiscard]] std::optional<std::int64_t> expertCount(LaunchReader& reader);
/// Refuses an `--expert-interval` other than 1, with which layers with and without experts alternate.
void refuseOtherIntervals(LaunchReader& reader);
/// Reads the ranks that share a sequence and the experts.
void readDeepSpeedDegrees(LaunchReader& reader);
/// Reads ZeRO, which is in a file of its own, and related settings.
void readDeepSpeedSharding(LaunchReader& reader);

}  // namespace shardscope
