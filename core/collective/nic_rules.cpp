// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/nic_rules.h"

#include "core/collective/group_placement.h"

#include <algorithm>

namespace shardscope {
namespace {

/// Launch of an exchange that stays inside an island: 8 µs measured on H100.
constexpr Seconds kLaunch{8e-6};
/// Is the share of the adapters' bandwidth, what payload gets: 42.5 of 50 GB/s on EFA.
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

Term allToAllTime(Term bytes, const GroupPlacement& placement, const PairwiseLimits& limits, const Terms& terms)
{
    const double ranks = placement.ranks;
    // With unequal islands, the smallest one has the most to send out.
    const double near = std::max(1, placement.ranks - (placement.islands - 1) * placement.ranksPerIsland);
    const Term inside = terms.quotient("inside-seconds",
                                       terms.product("bytes-inside", bytes, terms("share-inside", (placement.ranksPerIsland - 1) / ranks)),
                                       terms("island-rate", limits.inside * kAllToAllInside));
    const Term launch = terms("exchange-launch", kLaunch);
    if (!placement.crossesNetwork())
        return terms.sum("collective", launch, inside);
    const Term remote = terms("remote-ranks", ranks - near);
    const Term peers =
        terms.product("remote-messages", terms("remote-message", std::max(kCheapestPeer, limits.hopLatency * kEachPeer)), remote);
    const Term network = terms.quotient("network-seconds", terms.product("bytes-away", bytes, terms("share-away", remote.value / ranks)),
                                        terms("adapter-rate", placement.nicBandwidthShare * kPayload));
    return terms.sum("collective", launch, terms("first-message", limits.hopLatency * kFirstMessage), peers,
                     terms.maximum("slower-wire", inside, network));
}

Term sendReceiveTime(Term bytes, const GroupPlacement& placement, const PairwiseLimits& limits, const Terms& terms)
{
    if (!placement.crossesNetwork())
        return terms.sum("collective", terms("exchange-launch", kLaunch),
                         terms.quotient("inside-seconds", bytes, terms("island-rate", limits.inside)));
    const double channels = placement.islands <= kNodesWithTwoChannels ? 2 : 1;
    const Term rate = terms.minimum("send-rate", terms("channel-rate", kChannel * channels),
                                    terms("adapter-rate", placement.nicBandwidthShare * kPayload));
    return terms.sum("collective", terms("first-message", kFirstSend + limits.hopLatency * kSendHops),
                     terms.quotient("network-seconds", bytes, rate));
}

}  // namespace shardscope
