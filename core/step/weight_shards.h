// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "core/base/term.h"
#include "core/step/sharded_layers.h"

namespace shardscope {

struct CostInputs;
struct LayerPasses;
struct ParameterTable;
struct RankParameters;
struct WeightShards;

/// Megatron-LM's generalized tensor parallelism (docs/api-guide/core/generalized_tensor_parallel.md, sections 1.1 and 1.3): each weight is
/// held in shards by data-parallel ranks, gathered for its multiplies in the forward and again in the backward while the weight before it
/// works, and its gradient is reduced and scattered with every micro-batch. Each weight is a collective of its own; one of experts has all
/// experts of a rank.

/// How many times a block's weights are gathered for its backward: for the gradients, and for what is computed again.
struct GathersAgain {
    double dense = 1;
    double experts = 1;
};

/// Return the collectives of one pass of a part of the model: of its weights, of `each` bytes per element, and of their gradients. Without
/// shards they are empty. `count` is the number of weights.
[[nodiscard]] std::array<DataCollective, 2> shardGathers(const WeightShards& shards, double each, const CostInputs& inputs,
                                                         const Terms& terms = {});
[[nodiscard]] std::array<DataCollective, 2> shardReductions(const WeightShards& shards, const CostInputs& inputs, const Terms& terms = {});

/// A block of layers as its weights are gathered.
struct ShardedBlock {
    const RankParameters& weights;
    double bytesPerElement = 2;
    GathersAgain again;
};
/// Returns those of layers, or of the embedding and the head, which are never quantised. `isKept`: nothing of the layers is computed again.
[[nodiscard]] ShardedBlock shardedBlock(const RankParameters& weights, const ParameterTable& parameters, bool isKept,
                                        const CostInputs& inputs);

/// Adds these collectives to the passes, hidden behind compute as far as they fit; in records they belong to dp, whose ranks they join.
void addWeightShards(LayerPasses& passes, const ParameterTable& parameters, const CostInputs& inputs, const Terms& terms = {});

}  // namespace shardscope
