// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "core/collective/group_placement.h"
#include "core/collective/measured_curve.h"

namespace shardscope {

struct Cluster;

/// The origin of curves. Reference curves of the same hardware are invalid for a group that leaves the scale-up domain in which they were
/// measured; curves of the user's own profile were measured on this cluster.
enum class CurveOwner { Reference, User };

/// A curve, and how its group would sit on the cluster that reads it.
struct PlacedCurve {
    const MeasuredCurve* curve = nullptr;
    GroupPlacement placement;
    CurveOwner owner = CurveOwner::Reference;

    /// Returns the number by which groups of one family differ: ranks inside an island, islands across the network.
    [[nodiscard]] int count() const { return countOf(placement); }
    [[nodiscard]] static int countOf(const GroupPlacement& placement)
    {
        return placement.crossesNetwork() ? placement.islands : placement.ranks;
    }
};

/// Curves of one collective in groups of one kind, in ascending order of their count. Never empty.
using CurveFamily = std::vector<PlacedCurve>;

/// The curves of a family that apply to a group, and how.
struct CurveChoice {
    enum class Use { Exact, Between, Scaled };
    Use use = Use::Exact;
    const PlacedCurve* nearest = nullptr;
    const PlacedCurve* more = nullptr;  ///< Between: the curve with the larger count
    double share = 0;                   ///< Between: position from `nearest` to `more`, in log(count)
};

[[nodiscard]] CurveChoice chooseCurves(const CurveFamily& family, CollectiveKind kind, const GroupPlacement& placement);

/// The measured curves that one cluster can use: inside an island by number of ranks, and across its network by number of
/// islands, where the group has about as many ranks on each of them as were measured.
class CurveTable {
public:
    explicit CurveTable(const Cluster& cluster);

    /// Adds the curves that were measured on this cluster's network, at its bandwidth for each GPU. They replace any curves that their
    /// family had. `curves` must outlive the table.
    void add(const std::vector<MeasuredCurve>& curves, CurveOwner owner);

    /// Returns the family of such a group; null where nothing was measured.
    [[nodiscard]] const CurveFamily* family(CollectiveKind kind, const GroupPlacement& placement) const;

private:
    struct Entry {
        CollectiveKind kind = CollectiveKind::AllReduce;
        int ranksPerIsland = 0;  ///< 0: inside an island
        CurveOwner owner = CurveOwner::Reference;
        CurveFamily curves;
    };
    [[nodiscard]] GroupPlacement placementOf(const MeasuredCurve& curve) const;
    [[nodiscard]] bool isHere(const PlacedCurve& placed) const;
    Entry& entryFor(const PlacedCurve& placed, CurveOwner owner);

    std::vector<Entry> m_entries;
    std::string m_network;
    BytesPerSecond m_share;
    int m_nodesPerIsland = 1;
    bool m_hasScaleUp = false;
};

}  // namespace shardscope
