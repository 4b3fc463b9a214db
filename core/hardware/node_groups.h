// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/hardware/hardware.h"

/// The groups of a cluster of several kinds as their text. Declared here, where the parameters set them; defined in `core/io`, which reads
/// and writes it.
namespace shardscope {

/// Returns the groups that a JSON list describes: `gpu` and `nodes` of each, and what differs from the usual node of that GPU. Errors have
/// pointers into the list.
[[nodiscard]] Result<std::vector<NodeGroup>> nodeGroupsFromText(const std::string& text);

/// Makes a cluster of these groups. An error where there is none.
[[nodiscard]] std::optional<Error> setNodeGroups(Cluster& cluster, std::vector<NodeGroup> groups);

/// Returns the ids of a cluster's GPUs, "h100-sxm + a100-sxm-80".
[[nodiscard]] std::string gpuIds(const Cluster& cluster);

/// Returns the mean of a figure over all GPUs; `figure(nodes)` returns an optional number. Empty where one group has none.
template <typename Figure>
[[nodiscard]] std::optional<double> meanOverGpus(const Cluster& cluster, const Figure& figure)
{
    double sum = 0;
    for (int group = 0; group < cluster.groupCount(); ++group) {
        const std::optional<double> own = figure(cluster.group(group));
        if (!own)
            return std::nullopt;
        sum += *own * cluster.group(group).gpus() / cluster.gpus();
    }
    return sum;
}

/// The fields of a cluster that each group of nodes states for itself, as paths.
inline constexpr std::string_view kNodeFields[] = {"cluster.gpu",           "cluster.gpus_per_node", "cluster.nodes",
                                                   "cluster.nvlink_domain", "cluster.network",       "cluster.nics_per_node"};
[[nodiscard]] bool isNodeField(std::string_view path);

/// Returns all groups of a cluster as a JSON list.
[[nodiscard]] std::string nodeGroupsText(const Cluster& cluster);

}  // namespace shardscope
