// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/io/json_fields.h"

namespace shardscope {

struct LayerKind;

/// Reads `layer_kinds`, and `layer_pattern`: pairs of a kind and the number of layers of it that follow, `layers` in all.
void readLayers(JsonFields& io, std::vector<LayerKind>& kinds, std::vector<std::uint8_t>& kindOfLayer, std::int64_t layers);
/// Writes both.
void writeLayers(Json& json, const std::vector<LayerKind>& kinds, const std::vector<std::uint8_t>& kindOfLayer);

}  // namespace shardscope
