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

}  // namespace shardscope
