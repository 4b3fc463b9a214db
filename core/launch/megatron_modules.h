// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/model/tuning.h"

namespace shardscope {

/// A linear layer of Megatron Core to which adapters can be attached. Those of a fused layer share their first matrix, unless its parts are
/// named (Megatron-Bridge, CanonicalLoRA).
struct MegatronModule {
    std::string_view name;
    std::vector<AdapterTarget> holds;
    bool isPart = false;
    bool isOfFeedForward = false;  ///< experts have a module of the same name
};

/// Returns the module of this name; null where it is not known.
[[nodiscard]] const MegatronModule* megatronModuleCalled(std::string_view name);

}  // namespace shardscope
