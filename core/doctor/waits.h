// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/doctor/exposed_collectives.h"

namespace shardscope {

/// For whom the diagnosed rank waits in its collectives.
struct PeerWaits {
    double seconds = 0;                 ///< in which its GPU does nothing else
    bool isOneRank = false;             ///< one rank causes most of it, and hardly waits itself; else the ranks take turns
    bool isComplete = true;             ///< all members of the groups are traced
    std::vector<Straggler> stragglers;  ///< those that cause the most first
};

[[nodiscard]] PeerWaits peerWaits(const TracedCase& traced, const std::vector<ExposedCollective>& collectives);

}  // namespace shardscope
