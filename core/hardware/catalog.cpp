// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/catalog.h"

#include <algorithm>

namespace shardscope {
namespace {

template <typename Entry>
const Entry* find(const std::vector<Entry>& entries, std::string_view id)
{
    const auto found = std::find_if(entries.begin(), entries.end(), [id](const Entry& entry) { return entry.id == id; });
    return found == entries.end() ? nullptr : &*found;
}

}  // namespace

const Gpu* HardwareCatalog::findGpu(std::string_view id) const { return find(gpus, id); }

const Network* HardwareCatalog::findNetwork(std::string_view id) const { return find(networks, id); }

const NodePreset* HardwareCatalog::findCluster(std::string_view id) const { return find(clusters, id); }

const DevicePrice* HardwareCatalog::priceOf(std::string_view gpu) const
{
    const auto found = std::find_if(prices.begin(), prices.end(), [gpu](const DevicePrice& price) { return price.gpu == gpu; });
    return found == prices.end() ? nullptr : &*found;
}

const NodePreset* HardwareCatalog::usualNode(std::string_view gpu) const
{
    const auto found = std::find_if(clusters.begin(), clusters.end(), [gpu](const NodePreset& node) { return node.gpu == gpu; });
    return found == clusters.end() ? nullptr : &*found;
}

const NodePreset* HardwareCatalog::presetOf(const Cluster& cluster) const
{
    const auto consistsOf = [&cluster](const NodePreset& node) {
        if (node.gpu != cluster.gpu.id || node.network != cluster.network.id || node.gpusPerNode != cluster.gpusPerNode ||
            node.nicsPerNode != cluster.nicsPerNode)
            return false;
        Cluster asBought = cluster;
        asBought.nvlinkDomain = node.nvlinkDomain;
        return scaleUpGroup(asBought) == scaleUpGroup(cluster);
    };
    const auto found = std::find_if(clusters.begin(), clusters.end(), consistsOf);
    return found == clusters.end() ? nullptr : &*found;
}

void applyPreset(Cluster& cluster, const NodePreset& preset, const HardwareCatalog& catalog)
{
    if (const Gpu* gpu = catalog.findGpu(preset.gpu))
        cluster.gpu = *gpu;
    if (const Network* network = catalog.findNetwork(preset.network))
        cluster.network = *network;
    cluster.gpusPerNode = preset.gpusPerNode;
    cluster.nvlinkDomain = preset.nvlinkDomain;
    cluster.nicsPerNode = preset.nicsPerNode;
}

void applyUsualNode(Cluster& cluster, const Gpu& gpu, const HardwareCatalog& catalog)
{
    if (const NodePreset* node = catalog.usualNode(gpu.id)) {
        applyPreset(cluster, *node, catalog);
        cluster.nvlinkDomain.reset();
        return;
    }
    cluster.gpu = gpu;
    if (const Network* network = catalog.findNetwork("ib-ndr"))
        cluster.network = *network;
    cluster.gpusPerNode = 8;
    cluster.nvlinkDomain.reset();
    cluster.nicsPerNode = 8;
}

}  // namespace shardscope
