// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/base/choices.h"

namespace shardscope {

class LaunchReader;

/// Reads how Megatron's context-parallel ranks exchange keys and values: one type for all layers, or a list with one for each (Megatron-LM,
/// megatron/core/transformer/transformer_config.py, `cp_comm_type`). Layers of different types are estimated with that of most of them,
/// which is noted as assumed. Reads the sizes of both levels of `a2a+p2p` too (megatron/core/model_parallel_config.py,
/// `hierarchical_context_parallel_sizes`). Errors: a type that is not known, sizes that are missing or do not have the product of all ranks.
void readContextTypes(LaunchReader& reader);

/// Returns Megatron's word for the layout, or for the nearest one that it has.
[[nodiscard]] std::string_view contextType(ContextLayout layout);

}  // namespace shardscope
