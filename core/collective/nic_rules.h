// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"
#include "core/base/units.h"

namespace shardscope {

struct GroupPlacement;

/// The limits of an exchange between pairs of ranks.
struct PairwiseLimits {
    BytesPerSecond inside;  ///< of one GPU to the others of its island
    Seconds hopLatency;     ///< of the network (Network::hopLatency)
};

/// Returns the seconds of an all-to-all of `bytes` of input per rank. Every peer on another island costs a message; the rest is the slower
/// of the adapter and the island. Fitted on AWS p5 with 2 to 16 nodes (Smol Training Playbook): −34 to +25 % up to 16 MiB, −15 to +9 % from
/// 256 MiB on.
[[nodiscard]] Term allToAllTime(Term bytes, const GroupPlacement& placement, const PairwiseLimits& limits, const Terms& terms = {});

/// Returns the seconds in which one rank sends `bytes` to its neighbour. Across the network NCCL gives a peer two channels, or one in a
/// group of more than four nodes (NCCL_NCHANNELS_PER_NET_PEER); same source: within 1 % from 256 MiB on.
[[nodiscard]] Term sendReceiveTime(Term bytes, const GroupPlacement& placement, const PairwiseLimits& limits, const Terms& terms = {});

}  // namespace shardscope
