// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/inherited_curves.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "core/collective/collective_model.h"
#include "core/collective/group_placement.h"
#include "core/collective/reference_curves.h"
#include "core/hardware/catalog.h"

namespace shardscope {
namespace {

/// "NVLink4" of "NVLink4 (8 links)"; a bridge between two cards is no switch between eight.
std::string_view linksOf(const Gpu& gpu)
{
    const std::string_view kind = gpu.scaleUpKind;
    const bool isSwitched = gpu.scaleUpDomain > 1 && kind.find("bridge") == kind.npos;
    return isSwitched ? kind.substr(0, kind.find(' ')) : std::string_view();
}

/// The device of the family of which most is published; null: none.
const Gpu* measuredSibling(const Gpu& gpu)
{
    const Gpu* best = nullptr;
    std::size_t most = 0;
    for (const Gpu& other : hardwareCatalog().gpus) {
        if (linksOf(gpu).empty() || other.generation != gpu.generation || linksOf(other) != linksOf(gpu))
            continue;
        const std::size_t curves = steadyCurves(other).size();
        if (curves > most) {
            best = &other;
            most = curves;
        }
    }
    return best;
}

GroupPlacement insideNode(int ranks)
{
    GroupPlacement placement;
    placement.ranks = placement.ranksPerDomain = placement.ranksPerNode = placement.ranksPerIsland = ranks;
    return placement;
}

}  // namespace

std::vector<MeasuredCurve> inheritedCurves(const Cluster& cluster, int year)
{
    if (!steadyCurves(cluster.gpu).empty())
        return {};
    const Gpu* sibling = measuredSibling(cluster.gpu);
    if (!sibling)
        return {};
    Cluster measured = cluster;
    measured.gpu = *sibling;
    measured.calibration.reset();
    const CollectiveModel there = CollectiveModel::modelled(measured, year);
    const CollectiveModel here = CollectiveModel::modelled(cluster, year);
    std::vector<MeasuredCurve> curves;
    for (const MeasuredCurve& curve : steadyCurves(*sibling)) {
        if (curve.nodes() > 1)
            continue;
        const GroupPlacement placement = insideNode(curve.ranks());
        curves.push_back(curve.scaled([&](double logBytes) {
            const Bytes bytes(std::exp(logBytes));
            return std::log(here.modelledTime(curve.kind(), bytes, placement).seconds /
                            there.modelledTime(curve.kind(), bytes, placement).seconds);
        }));
    }
    return curves;
}

}  // namespace shardscope
