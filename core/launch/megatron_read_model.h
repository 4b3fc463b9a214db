// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/launch_reader.h"

namespace shardscope {

/// The dimensions among Megatron-LM's flags.
void readMegatronModel(LaunchReader& reader);

/// Recomputation, offload, precision, optimizer and kernels among them.
void readMegatronNumbers(LaunchReader& reader);

}  // namespace shardscope
