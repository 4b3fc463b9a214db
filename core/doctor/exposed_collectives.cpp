// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/exposed_collectives.h"

#include <algorithm>

#include "core/doctor/link_time.h"

namespace shardscope {
namespace {

/// The exposed seconds that are due to a slow link. A collective that takes longer than its link needs delays what waits for it by as much,
/// but by no more than it is waited for; one that is faster saves its share of what is waited for.
double slowSeconds(double exposed, double transferring, double link)
{
    const double beyond = transferring - link;
    return beyond > 0 ? std::min(exposed, beyond) : exposed * beyond / std::max(transferring, link);
}

/// Collectives that do not state their size share what the estimate has for their dimension as they share the measured seconds.
void fillLinks(std::vector<ExposedCollective>& collectives, const EstimatedRank& estimated)
{
    EnumArray<Axis, double> estimatedSeconds{};
    EnumArray<Axis, double> measured{};
    for (const Flow& flow : estimated.flows) {
        if (flow.use != FlowUse::Imbalance)
            estimatedSeconds[static_cast<std::size_t>(axisOf(flow.collective.group))] += flow.seconds.value();
    }
    for (const ExposedCollective& each : collectives)
        measured[static_cast<std::size_t>(each.axis)] += each.transferring;
    for (ExposedCollective& each : collectives) {
        const auto axis = static_cast<std::size_t>(each.axis);
        if (each.link || !(estimatedSeconds[axis] > 0) || !(measured[axis] > 0))
            continue;
        each.isLinkShared = true;
        each.link = each.transferring * estimatedSeconds[axis] / measured[axis];
    }
}

}  // namespace

std::vector<ExposedCollective> exposedCollectives(const TracedCase& traced)
{
    const TracedRank& rank = traced.rank();
    const std::vector<std::optional<Arrival>> arrivals = traced.aligned.arrivalsOn(traced.chosen);
    std::vector<double> exposed(rank.kernels.size());
    for (const Slice& slice : traced.timeline().slices) {
        if (slice.activity == Activity::Communication)
            exposed[slice.kernel] += slice.seconds();
    }
    std::vector<ExposedCollective> result;
    for (std::size_t i = 0; i < rank.kernels.size(); ++i) {
        const TracedKernel& kernel = rank.kernels[i];
        const std::optional<Axis> axis = axisOfRow(kernel.row);
        if (kernel.collective < 0 || !axis || *axis == Axis::Pp)
            continue;
        ExposedCollective each;
        each.kernel = i;
        each.axis = *axis;
        each.exposed = exposed[i];
        each.arrival = arrivals[i];
        const double begins = each.arrival ? std::clamp(each.arrival->time, kernel.start, kernel.end) : kernel.start;
        // Without the wait it would have ended so much earlier, and less of it would be exposed.
        each.waiting = std::min(each.exposed, begins - kernel.start);
        each.transferring = kernel.end - begins;
        if (const std::optional<Seconds> link = linkTime(rank, kernel, traced.estimate, traced.estimated))
            each.link = link->value();
        result.push_back(each);
    }
    fillLinks(result, traced.estimated);
    for (ExposedCollective& each : result) {
        if (each.link && std::max(each.transferring, *each.link) > 0)
            each.slow = slowSeconds(each.exposed - each.waiting, each.transferring, *each.link);
    }
    return result;
}

}  // namespace shardscope
