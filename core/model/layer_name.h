// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/term.h"

namespace shardscope {

struct Architecture;
struct LayerKind;

/// Returns the name of a layer of this kind, made from its parts: "sliding attention + experts".
[[nodiscard]] std::string layerName(const LayerKind& kind);

/// Returns a name that distinguishes a kind of layer from the model's other kinds.
[[nodiscard]] std::string kindName(const Architecture& architecture, std::size_t kind);

/// Returns terms that record for that kind of layer.
[[nodiscard]] Terms aboutKind(const Terms& terms, const Architecture& architecture, std::size_t kind);

}  // namespace shardscope
