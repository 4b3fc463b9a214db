// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/torus.h"

#include <algorithm>
#include <cmath>

#include "core/hardware/hardware.h"

namespace shardscope {
namespace {

/// 90 of a TPU v5p's 100 GB/s, 45 of a v5e's 50 (Austin et al. 2025, How to Scale Your Model, "TPU specs": ICI bandwidth of a link).
constexpr double kLinkShare = 0.9;

}  // namespace

Torus::Torus(const Cluster& cluster) : m_axes(cluster.gpu.scaleUpLinks / 2)
{
    if (m_axes == 0)
        return;
    const int chips = std::clamp(scaleUpGroupOfJob(cluster), 1, std::max(1, cluster.gpus()));
    m_side = std::max(2.0, std::pow(chips, 1.0 / m_axes));
    m_link = cluster.gpu.scaleUpBandwidth * (kLinkShare / cluster.gpu.scaleUpLinks);
}

int Torus::axesOf(int ranks) const
{
    constexpr double kRounding = 1e-9;
    return std::clamp(static_cast<int>(std::ceil(std::log(ranks) / std::log(m_side) - kRounding)), 1, m_axes);
}

double Torus::gatheringShare(int ranks) const { return static_cast<double>(axesOf(ranks)) / m_axes; }

BytesPerSecond Torus::toAll(int ranks) const
{
    const int axes = axesOf(ranks);
    const double along = std::pow(ranks, 1.0 / axes);
    // Half of an axis' bytes go either way: k/4 hops on each of its two links.
    const double hops = along / 4;
    const double others = static_cast<double>(ranks - 1) / ranks;
    return m_link * (2 * others / hops);
}

}  // namespace shardscope
