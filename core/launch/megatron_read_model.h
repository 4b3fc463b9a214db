// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/launch_reader.h"

namespace shardscope {

/// The dimensions among Megatron-LM's flags.
void readMegatronModel(LaunchReader& reader);

/// All of the plan and the batch among them.
void readMegatronPlan(LaunchReader& reader);

/// Recomputation, offload, optimizer and kernels among them.
void readMegatronNumbers(LaunchReader& reader);

/// The precision, which Megatron-Bridge says in one word.
void readMegatronPrecision(LaunchReader& reader);

// What Megatron-DeepSpeed (deepspeedai/Megatron-DeepSpeed, megatron/arguments.py) says beside Megatron-LM's own flags.

/// Whether the training is its own: it is given `--deepspeed`.
[[nodiscard]] bool usesDeepSpeed(LaunchReader& reader);
/// `--num-experts 64 64`, of one size each; 1 is no expert. Nothing where they are not alike, which is then refused.
[[nodiscard]] std::optional<std::int64_t> expertCount(LaunchReader& reader);
/// Layers with experts and without alternate, unless `--expert-interval` is 1.
void refuseOtherIntervals(LaunchReader& reader);
/// The ranks that share a sequence and the experts.
void readDeepSpeedDegrees(LaunchReader& reader);
/// ZeRO, which stands in a file of its own, and what goes with it.
void readDeepSpeedSharding(LaunchReader& reader);

}  // namespace shardscope
