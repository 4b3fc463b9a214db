// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {
namespace {

SoftwareStack stackOf(const Software&) { return SoftwareStack::EagerTorch; }

/// HybridZeroOptimizer and FSDPadaptOptimizer keep bf16 gradients and copy them to fp32 at the step, as DeepSpeed does
/// (internlm/solver/optimizer/hybrid_zero_optim.py, _step; fsdp_optimizer.py, step). They step with PyTorch's AdamW, which they ask to be
/// fused from PyTorch 2.1 of October 2023 (internlm/train/pipeline.py). Each rank broadcasts the weights it updated (_broadcast_params). The
/// bucket is hybrid_zero_optimizer.reduce_bucket_size.
/// HybridZeroOptimizer gives torch.optim.AdamW one fp32 tensor of each parameter group, flattens and casts its gradients in `_step`, and
/// flattens `reduce_bucket_size` gradients to reduce them, whatever the number of ranks (configs/7B_sft.py: 512·2^20). PyTorch 1.13.1 until
/// 2024 (requirements/torch.txt): `sqrt()` and the quotient of torch/optim/adamw.py are two tensors, as are `_foreach_sqrt` and
/// `_foreach_add` in 2.0.
constexpr StateTraits kStates{.deepSpeedStates = true,
                              .broadcastsShards = true,
                              .lastYearOfForeach = 2023,
                              .bucketBytes = 512.0 * 1024 * 1024,
                              .flat = {.stepsOnPartition = true,
                                       .copiesDenominator = true,
                                       .gradients = true,
                                       .bucketElements = 512.0 * 1024 * 1024,
                                       .reducesAlone = true}};

}  // namespace

constinit const FrameworkTraits kInternEvo{
    .family = FrameworkFamily::Alone,
    .launcher = std::nullopt,
    .runs = family::runsAny,
    .countsRecomputedLayers = false,
    .stack = stackOf,
    .loss = family::vocabularyParallelLoss,
    .attention = AttentionLibrary::FlashAttention,
    .layer = LayerTraits{},
    .states = kStates,
    .overlap = OverlapTraits{.gathersWeightsFirst = true},
};

}  // namespace shardscope
