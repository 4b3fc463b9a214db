// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/torus.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "core/hardware/hardware.h"

namespace shardscope {
namespace {

/// 90 of a TPU v5p's 100 GB/s, 45 of a v5e's 50 (Austin et al. 2025, How to Scale Your Model, "TPU specs": ICI bandwidth of a link).
constexpr double kLinkShare = 0.9;

int largestDivisor(int of, int atMost)
{
    int divisor = std::max(1, atMost);
    while (of % divisor != 0)
        --divisor;
    return divisor;
}

/// The most even box, as slices are sold: 64 v5p are 4 × 4 × 4, 256 are 4 × 8 × 8, 6,144 are 16 × 16 × 24 (Cloud TPU documentation,
/// "TPU v5p", topologies).
TorusSpan mostEvenBox(int chips, int axes)
{
    constexpr double kRounding = 1e-9;
    TorusSpan box;
    for (int axis = 0; axis < axes; ++axis) {
        const int left = axes - axis;
        const auto side = static_cast<int>(std::pow(chips, 1.0 / left) + kRounding);
        const int length = left == 1 ? chips : largestDivisor(chips, side);
        box.along[static_cast<std::size_t>(axis)] = length;
        chips /= length;
    }
    // A tray of four v5p is 2 × 2 × 1.
    const auto last = std::partition(box.along.begin(), box.along.end(), [](int length) { return length > 1; });
    std::sort(box.along.begin(), last);
    return box;
}

/// Counts the places on an axis one by one, for strides that fit no axis.
std::int64_t placesAlong(std::int64_t ranks, std::int64_t stride, std::int64_t below, std::int64_t length)
{
    std::vector<bool> isTaken(static_cast<std::size_t>(length));
    std::int64_t taken = 0;
    for (std::int64_t rank = 0; rank < ranks && taken < length; ++rank) {
        const auto place = static_cast<std::size_t>(rank * stride / below % length);
        taken += isTaken[place] ? 0 : 1;
        isTaken[place] = true;
    }
    return taken;
}

}  // namespace

int TorusSpan::axes() const
{
    return static_cast<int>(std::count_if(along.begin(), along.end(), [](int chips) { return chips > 1; }));
}

int TorusSpan::longest() const { return *std::max_element(along.begin(), along.end()); }

std::array<int, TorusSpan::kMostAxes> TorusSpan::placeOf(int chip) const
{
    std::array<int, kMostAxes> place{};
    for (std::size_t axis = 0; axis < place.size(); ++axis) {
        place[axis] = chip % along[axis];
        chip /= along[axis];
    }
    return place;
}

Torus::Torus(const Cluster& cluster) : m_axes(std::min(cluster.gpu.scaleUpLinks / 2, static_cast<int>(TorusSpan::kMostAxes)))
{
    if (m_axes == 0)
        return;
    m_slice = mostEvenBox(std::clamp(scaleUpGroupOfJob(cluster), 1, std::max(1, cluster.gpus())), m_axes);
    m_link = cluster.gpu.scaleUpBandwidth * (kLinkShare / cluster.gpu.scaleUpLinks);
}

TorusSpan Torus::spanOf(std::int64_t ranks, std::int64_t stride) const
{
    TorusSpan span;
    std::int64_t below = 1;  // ranks from one chip of the axis to the next
    for (std::size_t axis = 0; axis < span.along.size(); ++axis) {
        const std::int64_t length = m_slice.along[axis];
        std::int64_t chips = 1;
        if (stride % below == 0)  // by whole steps around the ring
            chips = std::min(ranks, length / std::gcd(stride / below, length));
        else if (below % stride == 0)  // through all that the group reaches
            chips = std::min(length, (ranks - 1) * stride / below + 1);
        else
            chips = placesAlong(ranks, stride, below, length);
        span.along[axis] = static_cast<int>(chips);
        below *= length;
    }
    return span;
}

int Torus::gatheringLinks(const TorusSpan& group) { return 2 * std::max(1, group.axes()); }

int Torus::links(CollectiveKind kind, const TorusSpan& group) { return kind == CollectiveKind::SendReceive ? 1 : gatheringLinks(group); }

double Torus::gatheringShare(const TorusSpan& group) const { return gatheringLinks(group) / (2.0 * m_axes); }

BytesPerSecond Torus::toAll(const TorusSpan& group, int ranks) const
{
    // Half of an axis' bytes go either way: k/4 hops on each of its two links.
    const double hops = group.longest() / 4.0;
    const double others = static_cast<double>(ranks - 1) / ranks;
    return m_link * (2 * others / hops);
}

}  // namespace shardscope
