// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/nic_rules.h"

#include <algorithm>

namespace shardscope {
namespace {

/// Launch of an exchange that stays inside an island: 8 µs measured on H100.
constexpr Seconds kLaunch{8e-6};
/// Of the adapters' bandwidth, what payload gets: 42.5 of 50 GB/s on EFA.
constexpr double kPayload = 0.85;
/// An all-to-all's share of what a ring moves inside an island: 344 of 360 GB/s on H100, 224 of 240 on A100.
constexpr double kAllToAllInside = 0.95;
/// EFA's latency of 24 µs a hop goes with 12 µs before the first message and 5.6 µs for each remote peer; the peers share the
/// proxy thread. Other networks are scaled by their hop.
constexpr double kFirstMessage = 0.5, kEachPeer = 5.6 / 24;
constexpr Seconds kCheapestPeer{0.3e-6};
/// One channel between two nodes moves this much, whatever the adapter could.
constexpr BytesPerSecond kChannel{21.4e9};
constexpr int kNodesWithTwoChannels = 4;
constexpr Seconds kFirstSend{10e-6};
constexpr double kSendHops = 4.0 / 3;  // 42 µs in all on EFA

}  // namespace

Seconds allToAllTime(Bytes bytes, const GroupPlacement& placement, const PairwiseLimits& limits)
{
    const double ranks = placement.ranks;
    // Of islands with unequally many, the fewest have most to send away.
    const double near = std::max(1, placement.ranks - (placement.islands - 1) * placement.ranksPerIsland);
    const Seconds insideTime = bytes * ((placement.ranksPerIsland - 1) / ranks) / (limits.inside * kAllToAllInside);
    if (!placement.crossesNetwork())
        return kLaunch + insideTime;
    const double remote = ranks - near;
    const Seconds peer = std::max(kCheapestPeer, limits.hopLatency * kEachPeer);
    const Seconds networkTime = bytes * (remote / ranks) / (placement.nicBandwidthShare * kPayload);
    return kLaunch + limits.hopLatency * kFirstMessage + peer * remote + std::max(insideTime, networkTime);
}

Seconds sendReceiveTime(Bytes bytes, const GroupPlacement& placement, const PairwiseLimits& limits)
{
    if (!placement.crossesNetwork())
        return kLaunch + bytes / limits.inside;
    const double channels = placement.islands <= kNodesWithTwoChannels ? 2 : 1;
    const BytesPerSecond rate = std::min(kChannel * channels, placement.nicBandwidthShare * kPayload);
    return kFirstSend + limits.hopLatency * kSendHops + bytes / rate;
}

}  // namespace shardscope
