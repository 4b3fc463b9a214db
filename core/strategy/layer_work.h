// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/step/flows.h"

namespace shardscope {

struct Basis;
struct Cluster;
struct CostInputs;

/// The work of one micro-batch in the layers of one pipeline rank.
struct LayerWork {
    Flop forward;
    Flop backward;
    Seconds forwardSeconds;
    Seconds backwardSeconds;
    Flop attention;  ///< forward
    Seconds attentionSeconds;
};

[[nodiscard]] LayerWork layerWork(const Basis& basis, int rank);

/// Returns the datasheet bandwidth of one rank's collective: the links inside an island; across the network the adapters of all ranks of
/// the island for a collective that forwards data, one rank's own for an exchange between pairs.
[[nodiscard]] BytesPerSecond linkPeak(CollectiveKind kind, const GroupPlacement& placement, const Cluster& cluster);

/// Returns the seconds of a flow with its links at that peak and without latency. An exchange uses both links in parallel.
[[nodiscard]] Seconds atLinkPeak(const Flow& flow, const CostInputs& inputs);

}  // namespace shardscope
