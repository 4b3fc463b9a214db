// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/schedule/block.h"
#include "core/schedule/in_flight.h"

namespace shardscope {

/// Returns the blocks of one rank, in the order of `makeSchedule`. Precondition: the shape is legal.
[[nodiscard]] std::vector<Block> rankOrder(const PipelineShape& shape, int rank);

}  // namespace shardscope
