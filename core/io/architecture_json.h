// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/io/json.h"

namespace shardscope {

struct Architecture;

/// Reads the flat form of an architecture (contract.md, the scenario's `model.architecture`), strictly: an unknown key is an
/// error. Our own keys beyond the contract, all optional, express what the flat ones cannot: `qkv_bias` `output_bias` `ffn_bias`
/// `head_bias` (default: `bias`, the head none), `norm_bias` (default: with layernorm), `norms`, `parallel`, …, and for layers of several
/// kinds `layer_kinds` with `layer_pattern`.
[[nodiscard]] Result<Architecture> readArchitecture(const Json& json, const std::string& file, const std::string& pointer);

/// Writes that form; reading it back gives an equal architecture. A reader that knows the contract's keys alone sees the first attention
/// layer, the first feed-forward and the first mixture of experts.
[[nodiscard]] Json writeArchitecture(const Architecture& architecture);

}  // namespace shardscope
