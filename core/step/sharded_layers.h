// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/communication.h"
#include "core/base/term.h"
#include "core/base/units.h"
#include "core/collective/group_placement.h"

namespace shardscope {

struct ByteRecipe;
struct CostInputs;
struct LayerPasses;
struct ParameterTable;
struct RankParameters;

/// The communication of gradients and sharded weights between data-parallel ranks.
struct DataTraffic {
    double gradientBytes = 4;        ///< per parameter, as reduced
    double weightBytes = 2;          ///< per parameter, as gathered
    bool gathersEveryPass = false;   ///< ZeRO-3: layer by layer, in every forward and again in every backward
    bool gathersAtStep = false;      ///< once per step: ZeRO-1 and 2, and FSDP that keeps its weights gathered
    bool reducesEveryPass = false;   ///< gradients are reduced with every micro-batch
    bool broadcastsShards = false;   ///< weights come by a broadcast of each rank (InternEvo's ZeRO-1)
    bool gathersEachTensor = false;  ///< weights are gathered tensor by tensor, not in buckets (nanotron's ZeRO-1)
    BytesPerSecond hostLink;         ///< link over which shards arrive before the gather; 0: they are on the GPU
    double shardBytes = 2;           ///< per parameter, of a shard
    double quantisedBytes = 0;       ///< per quantised parameter, which is gathered as it is stored
    double bucketBytes = 0;          ///< of gradients that leave together
    double bucketElements = 0;       ///< the same counted in parameters, where the framework does; else 0
    bool copiesShards = false;       ///< to and from the buffers of collectives (core/step/shard_copies.h)
    bool scatters = false;           ///< reduce-scatter instead of all-reduce
    /// Returns the bytes of gradients that are reduced together, whether the framework counts bytes or parameters.
    [[nodiscard]] double gradientBucket() const { return bucketElements > 0 ? bucketElements * gradientBytes : bucketBytes; }
    /// Returns whether layers wait for data-parallel collectives in their own passes.
    [[nodiscard]] bool inEveryPass() const { return gathersEveryPass || reducesEveryPass; }

    GroupPlacement dense;
    GroupPlacement experts;
    GroupPlacement denseReplicas;  ///< hybrid sharding: ranks with the same shard
    GroupPlacement expertReplicas;

    bool operator==(const DataTraffic&) const = default;
};

[[nodiscard]] DataTraffic dataTraffic(const ByteRecipe& recipe, const CostInputs& inputs);

/// One collective of the data-parallel ranks, on its own group: all of them, a shard group, or the replicas of a shard.
struct DataCollective {
    Collective collective;
    const GroupPlacement* group = nullptr;  ///< of the `DataTraffic`
    bool amongReplicas = false;
    const Record* bytes = nullptr;  ///< record of the size, if a recorder listens
};

/// Return the collectives that gather the weights of these parameters from their shards, and those that reduce their gradients, in one
/// bucket each: dense weights and experts have groups of their own, and hybrid sharding sums the shards over their replicas.
[[nodiscard]] std::array<DataCollective, 2> gatherCollectives(const RankParameters& parameters, const DataTraffic& traffic,
                                                              const Terms& terms = {});
[[nodiscard]] std::array<DataCollective, 4> reduceCollectives(const RankParameters& parameters, const DataTraffic& traffic,
                                                              const Terms& terms = {});

enum class GatherPass { Forward, Backward };
/// Returns what a pass gathers of some weights with what is frozen of them. In the backward only that through which gradients pass. A
/// quantised one counts for as many of `weightBytes` as it has.
[[nodiscard]] RankParameters gatheredIn(GatherPass pass, const RankParameters& weights, const DataTraffic& traffic);

/// Returns the bytes that arrive over the host link before the gather: this rank's shards of offloaded weights.
[[nodiscard]] Bytes shardFromHost(const RankParameters& parameters, const DataTraffic& traffic);

/// Records the numbers of parameters that are gathered or reduced together, `dense` and `experts`.
void nameParameters(Term dense, Term experts, const Terms& terms);

/// Return the seconds of these collectives, one after the other; offloaded shards arrive over the host link first.
[[nodiscard]] Term gatherTime(const RankParameters& parameters, const DataTraffic& traffic, const CostInputs& inputs,
                              const Terms& terms = {});
[[nodiscard]] Term reduceTime(const RankParameters& parameters, const DataTraffic& traffic, const CostInputs& inputs,
                              const Terms& terms = {});

/// Adds to a layer's passes its own gathers (ZeRO-3) and the reduction of its gradients with every micro-batch. The next layer's weights
/// are gathered while this one computes, so that a pass waits only if the gather takes longer; in the backward the gradient's scatter
/// shares the link.
void addShardedWeights(LayerPasses& passes, const ParameterTable& parameters, const DataTraffic& traffic, const CostInputs& inputs,
                       const Terms& terms = {});

}  // namespace shardscope
