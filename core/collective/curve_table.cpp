// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/curve_table.h"

#include "core/hardware/hardware.h"

#include <algorithm>
#include <cmath>

namespace shardscope {
namespace {

constexpr double kSameBandwidth = 0.02;
/// In the logarithm: a rack of 64 GPUs is scaled from one of 72, a node of four is not from one of eight.
constexpr double kNearlyAsMany = 0.2;

int across(const GroupPlacement& placement, CollectiveKind kind)
{
    // One rank sends to one other whatever the rest of the group does.
    return kind == CollectiveKind::SendReceive ? 1 : placement.ranksPerIsland;
}

}  // namespace

CurveChoice chooseCurves(const CurveFamily& family, CollectiveKind kind, const GroupPlacement& placement)
{
    using Use = CurveChoice::Use;
    const int count = PlacedCurve::countOf(placement);
    const auto above = std::lower_bound(family.begin(), family.end(), count,
                                        [](const PlacedCurve& placed, int wanted) { return placed.count() < wanted; });
    if (above == family.end())
        return {Use::Scaled, &family.back(), nullptr, 0};
    const bool sameCount = above->count() == count;
    if (sameCount && (above->placement.ranks == placement.ranks || kind == CollectiveKind::SendReceive))
        return {Use::Exact, &*above, nullptr, 0};
    if (sameCount || above == family.begin())  // of the same count: as many islands, but not all of them full
        return {Use::Scaled, &*above, nullptr, 0};
    const PlacedCurve& fewer = *(above - 1);
    const double share =
        std::log(static_cast<double>(count) / fewer.count()) / std::log(static_cast<double>(above->count()) / fewer.count());
    return {Use::Between, &fewer, &*above, share};
}

CurveTable::CurveTable(const Cluster& cluster)
    : m_network(cluster.network.id),
      m_share(cluster.network.bandwidth * (static_cast<double>(cluster.nicsPerNode) / std::max(1, cluster.gpusPerNode))),
      m_nodesPerIsland(std::max(1, scaleUpGroup(cluster) / std::max(1, cluster.gpusPerNode))),
      m_hasScaleUp(cluster.gpu.scaleUpDomain > 1)
{
}

GroupPlacement CurveTable::placementOf(const MeasuredCurve& curve) const
{
    GroupPlacement placement;
    placement.ranks = curve.ranks();
    placement.nodes = curve.nodes();
    placement.ranksPerNode = curve.ranks() / curve.nodes();
    placement.islands = (curve.nodes() + m_nodesPerIsland - 1) / m_nodesPerIsland;
    placement.ranksPerIsland = (placement.ranks + placement.islands - 1) / placement.islands;
    placement.domains = m_hasScaleUp ? placement.islands : placement.ranks;
    placement.ranksPerDomain = m_hasScaleUp ? placement.ranksPerIsland : 1;
    placement.nicBandwidthShare = m_share;
    return placement;
}

bool CurveTable::isHere(const PlacedCurve& placed) const
{
    const MeasuredCurve& curve = *placed.curve;
    // A published curve over several nodes was measured over the network that it names, else inside the rack's domain. It applies to a
    // group with the same placement, wherever this cluster's domain ends.
    const bool isOfNetwork = curve.nodes() > 1 && !curve.network().empty();
    if (placed.owner == CurveOwner::Reference && isOfNetwork != placed.placement.crossesNetwork())
        return false;
    if (!placed.placement.crossesNetwork())
        return true;
    const bool network = curve.network().empty() || curve.network() == m_network;
    return network && (!curve.networkPerGpu() || std::abs(*curve.networkPerGpu() / m_share - 1) <= kSameBandwidth);
}

CurveTable::Entry& CurveTable::entryFor(const PlacedCurve& placed, CurveOwner owner)
{
    const CollectiveKind kind = placed.curve->kind();
    const int ranksPerIsland = placed.placement.crossesNetwork() ? across(placed.placement, kind) : 0;
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const Entry& entry) { return entry.kind == kind && entry.ranksPerIsland == ranksPerIsland; });
    if (found == m_entries.end())
        return m_entries.emplace_back(Entry{kind, ranksPerIsland, owner, {}});
    if (found->owner != owner)
        *found = Entry{kind, ranksPerIsland, owner, {}};
    return *found;
}

void CurveTable::add(const std::vector<MeasuredCurve>& curves, CurveOwner owner)
{
    for (const MeasuredCurve& curve : curves) {
        const PlacedCurve placed{&curve, placementOf(curve), owner};
        if (!isHere(placed))
            continue;
        CurveFamily& family = entryFor(placed, owner).curves;
        const auto place = std::lower_bound(family.begin(), family.end(), placed.count(),
                                            [](const PlacedCurve& other, int count) { return other.count() < count; });
        if (place == family.end() || place->count() != placed.count())
            family.insert(place, placed);
    }
}

const CurveFamily* CurveTable::family(CollectiveKind kind, const GroupPlacement& placement) const
{
    const int ranksPerIsland = placement.crossesNetwork() ? across(placement, kind) : 0;
    const Entry* nearest = nullptr;
    double least = kNearlyAsMany;
    for (const Entry& entry : m_entries) {
        if (entry.kind != kind || (entry.ranksPerIsland == 0) != (ranksPerIsland == 0))
            continue;
        const double apart = ranksPerIsland == 0 ? 0 : std::abs(std::log(static_cast<double>(ranksPerIsland) / entry.ranksPerIsland));
        if (apart <= least) {
            nearest = &entry;
            least = apart;
        }
    }
    const bool elsewhere = nearest && nearest->owner == CurveOwner::Reference && m_hasScaleUp && placement.leavesDomain();
    return nearest && !elsewhere ? &nearest->curves : nullptr;
}

}  // namespace shardscope
