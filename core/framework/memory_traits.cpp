// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/memory_traits.h"

namespace shardscope {
namespace {

constexpr MemoryTraits kNothingMore;

/// HybridZeroOptimizer gives torch.optim.AdamW one fp32 tensor of each parameter group, flattens and casts its gradients in `_step`, and
/// flattens `reduce_bucket_size` gradients to reduce them, whatever the number of ranks (internlm/solver/optimizer/hybrid_zero_optim.py;
/// configs/7B_sft.py: 512·2^20). PyTorch 1.13.1 until 2024 (requirements/torch.txt): `sqrt()` and the quotient of torch/optim/adamw.py are
/// two tensors, as are `_foreach_sqrt` and `_foreach_add` in 2.0.
constexpr MemoryTraits kInternEvoMemory{.stepsOnFlatPartition = true,
                                        .copiesDenominator = true,
                                        .flattensGradients = true,
                                        .flatBucketElements = 512.0 * 1024 * 1024,
                                        .reducesAlone = true};

/// PipelineEngine reduces 500 M gradients at a time over data-parallel ranks (runtime/pipe/engine.py, MEMORY_OPT_ALLREDUCE_SIZE;
/// runtime/engine.py, allreduce_bucket), and ZeRO-1 has a buffer as large (runtime/zero/stage_1_and_2.py, reduce_bucket_size).
constexpr MemoryTraits kDeepSpeedMemory{.flatBucketElements = 5e8};

/// Its command line builds the model on the GPU in the training's type, and then shards it: `--init-model-with-meta-device` is one of the
/// recommended options of Megatron-FSDP "for extremely large models", no default (docs/discussions/megatron-fsdp-user-guide).
constexpr MemoryTraits kMegatronMemory{.shardsWhatIsOnTheGpu = true};

}  // namespace

const MemoryTraits& memoryTraitsOf(Framework framework)
{
    switch (framework) {
    case Framework::Megatron:
        return kMegatronMemory;
    case Framework::InternEvo:
        return kInternEvoMemory;
    case Framework::MegatronDeepSpeed:
    case Framework::Neox:
        return kDeepSpeedMemory;
    case Framework::MegatronBridge:
    case Framework::Nemo:
    case Framework::Nanotron:
    case Framework::Torchtitan:
    case Framework::Fsdp1:
    case Framework::Composer:
    case Framework::Jax:
    case Framework::MaxText:
    case Framework::Other:
        break;
    }
    return kNothingMore;
}

}  // namespace shardscope
