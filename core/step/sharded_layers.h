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

/// How gradients and sharded weights travel between data-parallel ranks.
struct DataTraffic {
    double gradientBytes = 4;        ///< per parameter, as reduced
    double weightBytes = 2;          ///< per parameter, as gathered
    bool gathersEveryPass = false;   ///< ZeRO-3: layer by layer, in every forward and again in every backward
    bool gathersAtStep = false;      ///< once per step: ZeRO-1 and 2, and FSDP that keeps its weights gathered
    bool reducesEveryPass = false;   ///< gradients leave with every micro-batch
    bool gathersEachTensor = false;  ///< weights come tensor by tensor, not in buckets (nanotron's ZeRO-1)
    BytesPerSecond hostLink;         ///< over which the shards come before they are gathered; 0: they live on the GPU
    double shardBytes = 2;           ///< per parameter, of a shard
    double bucketBytes = 0;          ///< of gradients that leave together
    double bucketElements = 0;       ///< the same counted in parameters, where the framework does; else 0
    bool scatters = false;           ///< reduce-scatter instead of all-reduce
    /// Bytes of gradients that leave together, whether the framework counts bytes or parameters.
    [[nodiscard]] double gradientBucket() const { return bucketElements > 0 ? bucketElements * gradientBytes : bucketBytes; }
    /// Whether layers wait for data-parallel collectives in their own passes.
    [[nodiscard]] bool inEveryPass() const { return gathersEveryPass || reducesEveryPass; }

    GroupPlacement dense;
    GroupPlacement experts;
    GroupPlacement denseReplicas;  ///< hybrid sharding: ranks that hold the same shard
    GroupPlacement expertReplicas;

    bool operator==(const DataTraffic&) const = default;
};

[[nodiscard]] DataTraffic dataTraffic(const ByteRecipe& recipe, const CostInputs& inputs);

/// One collective of the data-parallel ranks, on its own group: all of them, a shard group, or the replicas of a shard.
struct DataCollective {
    Collective collective;
    const GroupPlacement* group = nullptr;  ///< of the `DataTraffic`
    bool amongReplicas = false;
    const Record* bytes = nullptr;  ///< how the size came about, where somebody listens
};

/// Returns what gathers the weights of these parameters from their shards, and what reduces their gradients, in one bucket each: dense
/// weights and experts have groups of their own, and hybrid sharding sums the shards over their replicas.
[[nodiscard]] std::array<DataCollective, 2> gatherCollectives(const RankParameters& parameters, const DataTraffic& traffic,
                                                              const Terms& terms = {});
[[nodiscard]] std::array<DataCollective, 4> reduceCollectives(const RankParameters& parameters, const DataTraffic& traffic,
                                                              const Terms& terms = {});

/// Returns what comes over the host link before it is gathered: this rank's shards of weights that live in host memory.
[[nodiscard]] Bytes shardFromHost(const RankParameters& parameters, const DataTraffic& traffic);

/// Names parameters that are gathered or reduced together: `dense` and `experts` tell how many there are.
void nameParameters(Term dense, Term experts, const Terms& terms);

/// Their seconds, one after the other; shards that live on the host come over its link first.
[[nodiscard]] Term gatherTime(const RankParameters& parameters, const DataTraffic& traffic, const CostInputs& inputs,
                              const Terms& terms = {});
[[nodiscard]] Term reduceTime(const RankParameters& parameters, const DataTraffic& traffic, const CostInputs& inputs,
                              const Terms& terms = {});

/// Adds what a layer's own gathers (ZeRO-3) and the reduction of its gradients with every micro-batch cost its passes. The next layer's weights are gathered while this one
/// computes, so a pass waits for what a gather takes longer; in the backward the gradient's scatter shares the wire.
void addShardedWeights(LayerPasses& passes, const ParameterTable& parameters, const DataTraffic& traffic, const CostInputs& inputs,
                       const Terms& terms = {});

}  // namespace shardscope
