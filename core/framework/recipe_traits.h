// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/choices.h"
#include "core/base/stated.h"

namespace shardscope {

/// When gradient reductions overlap the backward pass.
enum class GradientOverlap { Always, WhereWeightsAreSharded, AsFramework };
/// Whether the messages between pipeline stages overlap compute.
enum class PipelineSends { Overlap, Block, AsScheduleAndFramework };
/// The type in which gradients are reduced.
enum class ReducedGradients {
    AsHeld,
    Fp32,       ///< unless bf16 is asked for
    AsWeights,  ///< unless fp32 is asked for
};

/// Copies in fp32 of the gradients that a ring's backward sums up: block for block those of its own queries, and of the keys and values that
/// move round.
struct RingSums {
    double queries = 1;
    double keyValues = 2;     ///< the block with this rank's part, and the one that arrives
    bool ofGathered = false;  ///< also where keys and values are gathered: their gradients still move round a ring

    bool operator==(const RingSums&) const = default;
};

/// The behaviour of a byte recipe's own program, under any framework; its bytes are those of core/memory/byte_recipe.h.
struct RecipeTraits {
    Stated<Framework> framework;  ///< runs the step where none is named
    Stated<GradientOverlap> gradientOverlap;
    Stated<PipelineSends> sends;
    Stated<ReducedGradients> reduced;
    bool gathersWeightsFirst = false;       ///< before the next step begins
    bool sequenceParallel = false;          ///< default
    bool keepsGatheredInPipelines = false;  ///< weights are not resharded after the forward of a pipeline's stage
    bool splitsStagesByCost = false;        ///< layers over pipeline stages, embedding and head weighed
    int firstZeroOfWeights = 3;             ///< the ZeRO stage from which weights are sharded at all
    double bucketElements = 0;              ///< of a gradient bucket; 0: by the framework
    bool fp32RingGradients = true;          ///< of keys and values in a ring
    RingSums ringSums{};                    ///< ring-flash-attention's (zigzag_ring_flash_attn.py)
    bool shardsEachTensor = false;          ///< the optimizer steps on sharded tensors, not on flat shards of many
    double bytesOfEagerLoss = 18;           ///< per logit, of a trainer that is not named
    /// In such a trainer (transformers, TRL, axolotl) a fused or chunked loss takes the head in with it and cuts both by tokens: all logits
    /// never exist (Liger Kernel, arXiv 2410.10989, section 3.2; ALST, arXiv 2506.13996, section 3.1).
    bool cutsHead = false;
};

[[nodiscard]] const RecipeTraits& traitsOf(Recipe recipe);

}  // namespace shardscope
