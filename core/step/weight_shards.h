// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "core/base/term.h"
#include "core/memory/rank_parameters.h"
#include "core/step/sharded_layers.h"

namespace shardscope {

struct CostInputs;
struct LayerPasses;

/// Megatron-LM's generalized tensor parallelism (docs/api-guide/core/generalized_tensor_parallel.md, sections 1.1 and 1.3): each weight is
/// held in shards by data-parallel ranks, gathered for its multiplies in the forward and again in the backward while the weight before it
/// works, and its gradient is reduced and scattered with every micro-batch. Each weight is a collective of its own; one of experts has all
/// experts of a rank.

/// How many times weights are gathered for the backward: for the gradients, and for what is computed again.
struct GathersAgain {
    double dense = 1;
    double experts = 1;
};

/// Weights of a block of layers that are gathered and scattered alike, once for each use.
struct ShardedPart {
    WeightShards shards;
    double gatheredBytes = 2;  ///< per element
    double gradientBytes = 4;
    GathersAgain again;
    bool isVocabulary = false;  ///< the embedding or the head, which are never quantised
};
/// Returns the parts of a block. The embedding is gathered for the forward alone, and its gradient has its own format; a tied head gathers
/// it again, and each layer of multi-token prediction uses both once more (sections 3.4 and 3.5). `isKept`: nothing is computed again.
[[nodiscard]] std::vector<ShardedPart> shardedParts(const RankParameters& weights, const ParameterTable& parameters, bool isKept,
                                                    const CostInputs& inputs);

/// Return the collectives of one use of a part: of its weights and of their gradients. Without shards they are empty. `count` is the number
/// of weights.
[[nodiscard]] std::array<DataCollective, 2> shardGathers(const ShardedPart& part, const CostInputs& inputs, const Terms& terms = {});
[[nodiscard]] std::array<DataCollective, 2> shardReductions(const ShardedPart& part, const CostInputs& inputs, const Terms& terms = {});

/// Returns the sums over the ranks that share weights of what each of them has whole, after the last micro-batch: gradients of norms,
/// routers and projections that are not cut (Megatron-LM, core/distributed/finalize_model_grads.py), of `each` bytes.
[[nodiscard]] std::array<DataCollective, 2> replicatedReductions(const RankParameters& parameters, double each, const CostInputs& inputs,
                                                                 const Terms& terms = {});

/// Adds these collectives to the passes, hidden behind compute as far as they fit; in records they belong to dp, whose ranks they join.
void addWeightShards(LayerPasses& passes, const ParameterTable& parameters, const CostInputs& inputs, const Terms& terms = {});

}  // namespace shardscope
