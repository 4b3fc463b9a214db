// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/doctor/traced_rank.h"

namespace shardscope {

/// Returns what the host does in a span of this name: waits for data (PyTorch's "enumerate(DataLoader)#….__next__", Megatron-LM's
/// "get_batch" and "batch-generator", torchtitan's "data_loading"), saves a checkpoint (a name with "save" and "checkpoint", "serialization"
/// or "state_dict"), or waits for the GPU ("cudaStreamSynchronize"). The checkpointing of activations is none of these.
[[nodiscard]] HostWork hostWorkOf(std::string_view name);

}  // namespace shardscope
