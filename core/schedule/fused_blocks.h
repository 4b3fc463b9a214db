// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/schedule/in_flight.h"

namespace shardscope {

/// Returns how often pipeline rank `rank` fuses the forward of one chunk with the backward of another, by `forward · chunks + backward`.
[[nodiscard]] std::vector<std::int64_t> fusedBlocksOf(const PipelineShape& shape, int rank);

}  // namespace shardscope
