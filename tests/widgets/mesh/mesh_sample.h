// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "core/plan/resolved_plan.h"
#include "widgets/mesh/mesh_data.h"
#include "widgets/theme/dimension.h"

/// Meshes made in code.
namespace shardscope::test {

/// Returns tp × cp × dp × pp GPUs, eight a node, with an expert grid of ep, and bytes that differ from rank to rank.
inline MeshData meshOf(int tp, int cp, int dp, int pp, int ep = 1, int domain = 8)
{
    ResolvedPlan plan;
    plan.tp = tp;
    plan.cp = cp;
    plan.dp = dp;
    plan.pp = pp;
    plan.ep = ep;
    plan.world = tp * cp * dp * pp;
    plan.etp = 1;
    plan.edp = plan.world / (pp * ep);
    MeshData data;
    data.title = QStringLiteral("Device mesh");
    data.shape = {plan.world, std::min(8, plan.world), domain};
    data.nicsPerNode = data.shape.gpusPerNode;
    data.domainName = QStringLiteral("NVLink domain");
    data.panes << MeshPane{QStringLiteral("Dense grid"),
                           denseGrid(plan, kMegatronOrder),
                           {{Axis::Tp, QStringLiteral("TP"), {}, tp > domain},
                            {Axis::Cp, QStringLiteral("CP"), {}, false},
                            {Axis::Dp, QStringLiteral("DP"), {}, false},
                            {Axis::Pp, QStringLiteral("PP"), {}, false}}};
    if (ep > 1)
        data.panes << MeshPane{QStringLiteral("Expert grid"),
                               expertGrid(plan, kMegatronOrder),
                               {{Axis::Tp, QStringLiteral("ETP"), {}, false},
                                {Axis::Ep, QStringLiteral("EP"), {}, ep > domain},
                                {Axis::Dp, QStringLiteral("EDP"), {}, false},
                                {Axis::Pp, QStringLiteral("PP"), {}, false}}};
    if (tp > domain)
        data.warnings << QStringLiteral("Tensor parallelism reaches beyond the node.");
    auto traffic = std::make_shared<StepTraffic>();
    traffic->ranks.resize(static_cast<std::size_t>(plan.world));
    for (int rank = 0; rank < plan.world; ++rank) {
        for (const Axis axis : kDimensions) {
            Wires& wires = traffic->ranks[static_cast<std::size_t>(rank)].alongAxis[static_cast<std::size_t>(axis)];
            wires = {Bytes(1e9 * (1 + rank % 8)), Bytes(1e8 * (rank % 5))};
        }
    }
    data.traffic = traffic;
    return data;
}

}  // namespace shardscope::test
