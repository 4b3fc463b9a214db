// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/waits.h"

#include <algorithm>
#include <map>

namespace shardscope {
namespace {

/// A rank that causes less of the waiting is not listed.
constexpr double kListed = 0.05;
/// A straggler causes at least so much of the waiting, and waits for others at most so much of what it is waited for.
constexpr double kOfOneRank = 0.6;
constexpr double kOwnWaits = 0.5;
/// A difference of less than this share of the waiting is no reason for it.
constexpr double kReason = 0.2;

/// How long a rank is in collectives that another one has not joined yet.
double ownWaits(const TracedCase& traced, std::size_t rank)
{
    const std::vector<std::optional<Arrival>> arrivals = traced.aligned.arrivalsOn(rank);
    double seconds = 0;
    for (const Slice& slice : traced.timelines[rank].slices) {
        if (slice.activity == Activity::Communication && arrivals[slice.kernel])
            seconds += std::clamp(arrivals[slice.kernel]->time - slice.start, 0.0, slice.seconds());
    }
    return seconds;
}

PartId partOfActivity(Activity activity)
{
    switch (activity) {
    case Activity::Multiply:
        return PartId::Multiply;
    case Activity::Attention:
        return PartId::Attention;
    case Activity::Loader:
        return PartId::Loader;
    case Activity::Checkpoint:
        return PartId::Checkpoint;
    case Activity::Launch:
        return PartId::LaunchBound;
    default:
        return PartId::Kernels;
    }
}

/// What a rank does longest that the diagnosed one does not.
void findReason(Straggler& straggler, const Timeline& own, const Timeline& diagnosed)
{
    for (const Activity activity :
         {Activity::Multiply, Activity::Attention, Activity::Kernels, Activity::Loader, Activity::Checkpoint, Activity::Launch}) {
        const double excess = own.of(activity) - diagnosed.of(activity);
        if (excess > straggler.excess && excess > kReason * straggler.seconds) {
            straggler.excess = excess;
            straggler.because = partOfActivity(activity);
        }
    }
}

}  // namespace

PeerWaits peerWaits(const TracedCase& traced, const std::vector<ExposedCollective>& collectives)
{
    PeerWaits waits;
    std::map<std::size_t, Straggler> causes;
    for (const ExposedCollective& each : collectives) {
        if (!each.arrival || !(each.waiting > 0))
            continue;
        waits.seconds += each.waiting;
        waits.isComplete = waits.isComplete && each.arrival->isComplete;
        Straggler& cause = causes[each.arrival->rank];
        cause.seconds += each.waiting;
        cause.collectives += 1;
    }
    std::size_t most = traced.chosen;
    for (const auto& [rank, cause] : causes)
        most = most == traced.chosen || cause.seconds > causes[most].seconds ? rank : most;
    for (auto& [rank, cause] : causes) {
        if (cause.seconds < kListed * waits.seconds)
            continue;
        cause.rank = traced.ranks[rank].rank;
        cause.file = traced.ranks[rank].file;
        findReason(cause, traced.timelines[rank], traced.timeline());
        waits.stragglers.push_back(cause);
    }
    std::stable_sort(waits.stragglers.begin(), waits.stragglers.end(),
                     [](const Straggler& a, const Straggler& b) { return a.seconds > b.seconds; });
    if (!causes.empty())
        waits.isOneRank = causes[most].seconds >= kOfOneRank * waits.seconds && ownWaits(traced, most) <= kOwnWaits * waits.seconds;
    return waits;
}

}  // namespace shardscope
