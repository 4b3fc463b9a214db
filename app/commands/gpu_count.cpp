// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/gpu_count.h"

#include <algorithm>
#include <cmath>

#include "app/document/document.h"
#include "core/field/parameters.h"
#include "core/hardware/catalog.h"
#include "core/scenario/scenario.h"

namespace shardscope {

GpuCount gpuCountNear(const Cluster& cluster, double wanted)
{
    wanted = std::clamp(std::round(wanted), 1.0, static_cast<double>(kMostGpus));
    int perNode = cluster.gpusPerNode;
    if (const NodePreset* usual = hardwareCatalog().usualNode(cluster.gpu.id); usual && cluster.nodes == 1 && wanted > perNode)
        perNode = std::max(perNode, usual->gpusPerNode);
    if (wanted < perNode)
        return {static_cast<int>(wanted), 1};
    return {perNode, static_cast<int>(std::round(wanted / perNode))};
}

void setGpus(Document& document, double wanted)
{
    const GpuCount count = gpuCountNear(document.scenario().cluster, wanted);
    if (count.perNode != document.scenario().cluster.gpusPerNode)
        document.edit(QStringLiteral("cluster.gpus_per_node"), std::int64_t{count.perNode});
    document.edit(QStringLiteral("cluster.nodes"), std::int64_t{count.nodes});
}

}  // namespace shardscope
