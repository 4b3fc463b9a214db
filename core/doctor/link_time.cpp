// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/link_time.h"

#include <algorithm>
#include <cmath>

#include "core/doctor/estimated_rank.h"
#include "core/estimate/estimate.h"
#include "core/scenario/scenario.h"
#include "core/step/basis.h"

namespace shardscope {
namespace {

/// Sizes of one flow differ by padding.
constexpr double kSameSize = 0.02;

CommunicationGroup usualGroup(Axis axis)
{
    constexpr std::array<CommunicationGroup, 5> kGroups{CommunicationGroup::Tensor, CommunicationGroup::Context, CommunicationGroup::Expert,
                                                        CommunicationGroup::Data, CommunicationGroup::Pipeline};
    return kGroups[static_cast<std::size_t>(axis)];
}

/// The placement of ranks that are the same distance apart; empty for others.
std::optional<GroupPlacement> placementOf(const TracedRank& rank, const TracedKernel& kernel, const Estimate& estimate)
{
    if (kernel.group < 0)
        return std::nullopt;
    std::vector<int> ranks = rank.groups[static_cast<std::size_t>(kernel.group)].ranks;
    if (ranks.size() < 2)
        return std::nullopt;
    std::sort(ranks.begin(), ranks.end());
    const int stride = ranks[1] - ranks[0];
    for (std::size_t i = 1; i < ranks.size(); ++i) {
        if (stride < 1 || ranks[i] - ranks[i - 1] != stride)
            return std::nullopt;
    }
    return placeRanks(static_cast<int>(ranks.size()), stride, estimate.scenario().cluster);
}

}  // namespace

std::optional<Axis> axisOfRow(ProfiledRow row)
{
    if (row == ProfiledRow::Compute || row == ProfiledRow::Unknown)
        return std::nullopt;
    for (const Axis axis : {Axis::Tp, Axis::Cp, Axis::Ep, Axis::Dp}) {
        if (row == rowOf(axis))
            return axis;
    }
    return Axis::Pp;
}

std::optional<Seconds> linkTime(const TracedRank& rank, const TracedKernel& kernel, const Estimate& estimate,
                                const EstimatedRank& estimated)
{
    const TracedCollective& collective = rank.collectives[static_cast<std::size_t>(kernel.collective)];
    const std::optional<Axis> axis = axisOfRow(kernel.row);
    if (!collective.kind || !(collective.bytes > 0) || !axis)
        return std::nullopt;
    for (const Flow& flow : estimated.flows) {
        if (flow.use == FlowUse::Imbalance || axisOf(flow.collective.group) != *axis || flow.collective.kind != *collective.kind)
            continue;
        const double bytes = flow.collective.bytes.value();
        if (flow.collective.count > 0 && flow.seconds > Seconds() && std::abs(bytes - collective.bytes) <= kSameSize * bytes)
            return flow.seconds / flow.collective.count;
    }
    const CostInputs& costs = estimate.basis()->ofRank(estimated.rank).costs;
    const GroupPlacement placement = placementOf(rank, kernel, estimate).value_or(costs.placement(usualGroup(*axis)));
    const Seconds seconds = costs.collectives.seconds(*collective.kind, Bytes(collective.bytes), placement);
    return seconds > Seconds() && std::isfinite(seconds.value()) ? std::optional(seconds) : std::nullopt;
}

}  // namespace shardscope
