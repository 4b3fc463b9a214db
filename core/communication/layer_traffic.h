// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "core/step/layer_passes.h"

namespace shardscope {

/// The collectives of one group in one direction, for one micro-batch.
struct GroupTraffic {
    CollectiveKind kind = CollectiveKind::AllReduce;  ///< of the first
    Bytes largest;                                    ///< of one, as nccl-tests counts them
    double count = 0;
    Bytes wire;  ///< that leave the rank: bytes · busFactor
    Seconds seconds;
    Seconds atPeak;  ///< the same at the links' peak, without latency

    void add(const Collective& collective, double times, const CostInputs& inputs, BytesPerSecond peak);
    GroupTraffic& operator+=(const GroupTraffic& other);
};

/// What one micro-batch computes and sends in all layers of the model together, on the ranks that share them.
struct LayerTraffic {
    using ByGroup = std::array<GroupTraffic, 7>;  ///< indexed by CommunicationGroup
    ByGroup forward;
    ByGroup backward;
    Flop forwardFlop;
    Flop backwardFlop;
    Seconds forwardCompute;
    Seconds backwardCompute;
    Flop attentionFlop;  ///< forward
    Seconds attentionCompute;

    [[nodiscard]] const GroupTraffic& forwardOf(CommunicationGroup group) const { return forward[static_cast<std::size_t>(group)]; }
    [[nodiscard]] GroupTraffic both(CommunicationGroup group) const;
};

/// Sums over the layers of `core/layer`: the same operators as the step's.
[[nodiscard]] LayerTraffic layerTraffic(const CostInputs& inputs);

/// What the datasheet grants one rank's collective: the links inside an island; across the network the adapters of all ranks
/// of the island together for a collective that passes data on, one rank's own for an exchange between pairs.
[[nodiscard]] BytesPerSecond linkPeak(CollectiveKind kind, const GroupPlacement& placement, const Cluster& cluster);

}  // namespace shardscope
