// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/node_groups.h"

#include <algorithm>
#include <utility>

#include "core/hardware/hardware.h"

namespace shardscope {

std::optional<Error> setNodeGroups(Cluster& cluster, std::vector<NodeGroup> groups)
{
    if (groups.empty())
        return Error{ErrorCode::WrongType, {"a list of at least one group", "an empty list"}, {}, {}};
    static_cast<NodeGroup&>(cluster) = groups.front();
    groups.erase(groups.begin());
    cluster.others = std::move(groups);
    return std::nullopt;
}

std::string gpuIds(const Cluster& cluster)
{
    std::string ids = cluster.gpu.id;
    for (const NodeGroup& other : cluster.others)
        ids += " + " + other.gpu.id;
    return ids;
}

bool isNodeField(std::string_view path) { return std::find(std::begin(kNodeFields), std::end(kNodeFields), path) != std::end(kNodeFields); }

}  // namespace shardscope
