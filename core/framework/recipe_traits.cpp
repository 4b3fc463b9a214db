// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/recipe_traits.h"

namespace shardscope {
namespace {

/// Transformer Engine sends gradients round a ring in their own type.
constexpr RecipeTraits kMegatronRecipe{.framework = Framework::Megatron,
                                       .gradientOverlap = GradientOverlap::AsFramework,
                                       .sends = PipelineSends::AsScheduleAndFramework,
                                       .reduced = ReducedGradients::AsHeld,
                                       .fp32RingGradients = false,
                                       .ringSums = {0, 0}};

constexpr RecipeTraits kNanotronRecipe{.framework = Framework::Nanotron,
                                       .gradientOverlap = GradientOverlap::Always,
                                       .sends = PipelineSends::Overlap,
                                       .reduced = ReducedGradients::AsHeld,
                                       .gathersWeightsFirst = true,
                                       .splitsStagesByCost = true};

/// `overlap_comm` is on for ZeRO-3 alone (zero/config.py); buckets are of zero_optimization.reduce_bucket_size. transformers' Trainer has
/// dropped the fp32 logits and their gradient by the backward pass.
constexpr RecipeTraits kDeepSpeedRecipe{.framework = Framework::MegatronDeepSpeed,
                                        .gradientOverlap = GradientOverlap::WhereWeightsAreSharded,
                                        .sends = PipelineSends::Block,
                                        .reduced = ReducedGradients::AsWeights,
                                        .bucketElements = 5e8,
                                        .bytesOfEagerLoss = 12,
                                        .cutsHead = true};

/// torchtitan's `enable_sequence_parallel`, and its "default" policy of resharding. FSDP has no stage that shards the optimizer alone.
/// PyTorch's context parallelism adds a half block by making the whole sum anew, and keeps the block that came until the next one has
/// (torch/distributed/tensor/experimental/_context_parallel/_attention.py, `_templated_ring_attention_backward`, `_partial_update`).
constexpr RecipeTraits kFsdp2Recipe{.framework = Framework::Torchtitan,
                                    .gradientOverlap = GradientOverlap::Always,
                                    .sends = PipelineSends::Overlap,
                                    .reduced = ReducedGradients::Fp32,
                                    .sequenceParallel = true,
                                    .keepsGatheredInPipelines = true,
                                    .firstZeroOfWeights = 1,
                                    .ringSums = {2, 3, true},
                                    .shardsEachTensor = true,
                                    .cutsHead = true};

constexpr RecipeTraits kPureBf16Recipe{.framework = Framework::Other,
                                       .gradientOverlap = GradientOverlap::Always,
                                       .sends = PipelineSends::Overlap,
                                       .reduced = ReducedGradients::AsHeld};

}  // namespace

const RecipeTraits& traitsOf(Recipe recipe)
{
    switch (recipe) {
    case Recipe::Megatron:
        return kMegatronRecipe;
    case Recipe::Nanotron:
        return kNanotronRecipe;
    case Recipe::DeepSpeed:
        return kDeepSpeedRecipe;
    case Recipe::Fsdp2:
        return kFsdp2Recipe;
    case Recipe::PureBf16:
        break;
    }
    return kPureBf16Recipe;
}

}  // namespace shardscope
