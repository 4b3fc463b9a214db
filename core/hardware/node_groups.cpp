// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/node_groups.h"

#include <algorithm>

#include "core/hardware/hardware.h"

namespace shardscope {

std::string gpuIds(const Cluster& cluster)
{
    std::string ids = cluster.gpu.id;
    for (const NodeGroup& other : cluster.others)
        ids += " + " + other.gpu.id;
    return ids;
}

bool isNodeField(std::string_view path) { return std::find(std::begin(kNodeFields), std::end(kNodeFields), path) != std::end(kNodeFields); }

}  // namespace shardscope
