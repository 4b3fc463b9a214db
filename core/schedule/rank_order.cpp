// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/rank_order.h"

#include "core/schedule/schedule_traits.h"

namespace shardscope {

std::vector<Block> rankOrder(const PipelineShape& shape, int rank)
{
    std::vector<Block> order;
    order.reserve(static_cast<std::size_t>(3 * shape.microBatches * shape.chunks));
    OrderWriter writer(order);
    appendBlocks(shape, rank, writer);
    return order;
}

}  // namespace shardscope
