// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/term.h"

namespace shardscope {

struct Architecture;
struct LayerKind;

/// Returns what a layer of this kind is called, from what it holds: "sliding attention + experts".
[[nodiscard]] std::string layerName(const LayerKind& kind);

/// Returns what a kind of layer is called beside the model's others.
[[nodiscard]] std::string kindName(const Architecture& architecture, std::size_t kind);

/// Notes of that kind of layer.
[[nodiscard]] Terms aboutKind(const Terms& terms, const Architecture& architecture, std::size_t kind);

}  // namespace shardscope
