// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decide/offered_cluster.h"

#include <algorithm>
#include <utility>

#include "core/field/parameters.h"
#include "core/hardware/catalog.h"

namespace shardscope {
namespace {

/// The GPUs of a node of a kind that no preset has, as `applyUsualNode` assumes.
constexpr int kUnlistedNode = 8;

}  // namespace

Result<Gpu> gpuOfId(const std::string& id)
{
    if (const Gpu* gpu = hardwareCatalog().findGpu(id))
        return *gpu;
    return *problemWith(*findParameter("cluster.gpu"), Value(id));
}

Scenario onNode(Scenario scenario, const Gpu& gpu)
{
    Cluster& cluster = scenario.cluster;
    cluster.others.clear();
    scenario.plan.placement.reset();
    if (gpu.id != cluster.gpu.id) {
        applyUsualNode(cluster, gpu, hardwareCatalog());
        cluster.pricePerGpuHour.reset();
        cluster.wattsPerGpu.reset();
        cluster.profile.reset();
        cluster.calibration.reset();
    } else if (cluster.nodes == 1) {
        const NodePreset* node = hardwareCatalog().usualNode(gpu.id);
        cluster.gpusPerNode = std::max(cluster.gpusPerNode, node ? node->gpusPerNode : kUnlistedNode);  // the scenario may have a part
    }
    cluster.nodes = 1;
    return scenario;
}

Result<Scenario> withGpus(Scenario scenario, int gpus)
{
    Cluster& cluster = scenario.cluster;
    const int perNode = cluster.gpusPerNode;
    if (gpus > perNode && gpus % perNode != 0)
        return Error{ErrorCode::Contradiction,
                     {std::to_string(gpus) + " GPUs of " + cluster.gpu.id + " in nodes of " + std::to_string(perNode)},
                     {},
                     {}};
    cluster.gpusPerNode = std::min(gpus, perNode);
    cluster.nodes = gpus / cluster.gpusPerNode;
    return scenario;
}

Result<std::vector<Scenario>> onClusters(const Scenario& scenario, const std::vector<std::string>& gpus, const std::vector<int>& counts)
{
    std::vector<Gpu> kinds;
    for (const std::string& id : gpus) {
        Result<Gpu> gpu = gpuOfId(id);
        if (!gpu)
            return gpu.error();
        kinds.push_back(std::move(gpu).value());
    }
    if (kinds.empty() && scenario.cluster.isMixed())
        return Error{ErrorCode::BadUsage, {"a number of GPUs is that of one kind", "name the kinds to look at with --gpus"}, {}, {}};
    if (kinds.empty())
        kinds.push_back(scenario.cluster.gpu);
    std::vector<Scenario> offered;
    for (const Gpu& kind : kinds) {
        for (const int count : counts.empty() ? std::vector<int>{scenario.cluster.gpus()} : counts) {
            Result<Scenario> one = withGpus(onNode(scenario, kind), count);
            if (!one)
                return one.error();
            offered.push_back(std::move(one).value());
        }
    }
    return offered;
}

}  // namespace shardscope
