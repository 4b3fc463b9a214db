// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/choices.h"

namespace shardscope {

struct ResolvedPlan;
struct Site;
struct Training;

/// Bytes per parameter of the model's states, before sharding, and the states that ZeRO shards (model.md section 2; tools print 12, 16, 18
/// and 20 bytes, all of them right for some framework).
struct ByteRecipe {
    Recipe basis = Recipe::Megatron;  ///< the source of these bytes: some frameworks with Megatron's recipe use DeepSpeed's
    double weights = 2;
    double gradients = 4;
    double frozen = 2;      ///< of a weight that does not learn
    double copied = 2;      ///< of a weight of a model that runs forward alone: it is loaded in the type of the multiplies
    double quantised = 0;   ///< of one that is stored in fewer bits; 0: there are none
    double optimizer = 12;  ///< fp32 master weights and moments
    bool shardsWeights = false;
    bool shardsGradients = false;
    bool shardsOptimizer = false;
    /// FSDP2 with pipeline stages, with accumulation or below ZeRO-3 also keeps a stage's gathered bf16 weights and fp32 accumulators until
    /// the last micro-batch.
    double gatheredWeights = 0;
    bool gatheredHoldsShard = false;  ///< in place; FSDP2 keeps its shards as well
    double unshardedGradients = 0;
    /// bf16 gradients that nanotron keeps besides the fp32 accumulators while it accumulates over data-parallel ranks, per parameter
    /// outside the embedding and the head.
    double bufferedGradients = 0;
    /// fp32 copy of the gradient partition at the optimizer step (DeepSpeed), per parameter of the partition.
    double stepGradients = 0;
    /// Temporaries of PyTorch's unfused optimizers for all parameters at once: the square roots of the second moments.
    double stepTemporaries = 0;
    /// The gradient of one layer before it is reduced, in the type of the reduction.
    double layerGradient = 4;
    /// Layers that are gathered at once: the current one and the prefetched one. XLA's loop over layers fetches within one.
    double layersAtOnce = 2;
    /// XLA gathers the head for its own multiplies alone.
    bool gathersHeadAlone = false;
    /// ZeRO-Offload (Ren et al. 2021, arXiv 2101.06840) and FSDP2's CPUOffloadPolicy send each reduced gradient to the host.
    bool gradientsOnHost = false;
    /// Autograd allocates gradients layer by layer as it frees activations, where the framework has no gradient buffer: on one GPU.
    bool gradientsAppear = false;
    /// Only ZeRO-3's and FSDP's shards can live in host memory: without them every weight is needed all the time.
    bool weightsOnHost = false;
    /// FSDP gathers layer by layer: two gathered layers, one layer's unsharded gradient, embedding or head.
    bool gathersLayers = false;
    /// The optimizer steps on each tensor in the backward, so that one gradient is held at a time (PyTorch's
    /// register_post_accumulate_grad_hook; torchtune's `optimizer_in_bwd`).
    bool updatesInBackward = false;
    /// Optimizer states are in unified memory, which leaves the GPU where it needs the room (bitsandbytes, functional.py, get_paged).
    bool pagedStates = false;
};

[[nodiscard]] ByteRecipe byteRecipe(const Site& site, const ResolvedPlan& plan);

/// Returns whether the moments are in the type of the weights that learn, as PyTorch's own optimizers make them.
[[nodiscard]] bool momentsFollowWeights(const Training& training);
/// Returns the bytes of the moments of one parameter of `weightBytes`.
[[nodiscard]] double momentBytes(const Training& training, double weightBytes);

/// Returns the optimizer bytes per parameter for a weight of `weightBytes`: fp32 master copy (unless the weight is fp32) and moments. Where
/// the optimizer treats matrices differently: those of a large matrix (core/memory/optimizer_states.h has the exact sum).
[[nodiscard]] double optimizerBytes(Optimizer optimizer, double weightBytes);

}  // namespace shardscope
