// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/schedule/block.h"

namespace shardscope {

/// Returns the printed name of a block, or of one half of a fused one: "F3", "F3b" in the second of several chunks, "F3.30" where the
/// alphabet ends.
[[nodiscard]] std::string partName(std::string_view letter, std::uint32_t microBatch, int chunk, int chunks);

/// Returns the name of the whole block: "F3", "I3b", "F3a B1b" where two are fused.
[[nodiscard]] std::string blockName(const Block& block, int chunks);

}  // namespace shardscope
