// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

class LaunchReader;

/// Reads how Megatron's context-parallel ranks exchange keys and values: one type for all layers, or a list with one for each (Megatron-LM,
/// megatron/core/transformer/transformer_config.py, `cp_comm_type`). Layers of different types are estimated with that of most of them,
/// which is noted as assumed. Errors: a type that is not known.
void readContextTypes(LaunchReader& reader);

}  // namespace shardscope
