// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/flat_traits.h"

namespace shardscope {
namespace {

constexpr FlatTraits kNoFlatPieces;

/// HybridZeroOptimizer gives torch.optim.AdamW one fp32 tensor of each parameter group, flattens and casts its gradients in `_step`, and
/// flattens `reduce_bucket_size` gradients to reduce them, whatever the number of ranks (internlm/solver/optimizer/hybrid_zero_optim.py;
/// configs/7B_sft.py: 512·2^20). PyTorch 1.13.1 until 2024 (requirements/torch.txt): `sqrt()` and the quotient of torch/optim/adamw.py are
/// two tensors, as are `_foreach_sqrt` and `_foreach_add` in 2.0.
constexpr FlatTraits kFlatInternEvo{.stepsOnPartition = true,
                                    .copiesDenominator = true,
                                    .flattensGradients = true,
                                    .bucketElements = 512.0 * 1024 * 1024,
                                    .reducesAlone = true};

/// PipelineEngine reduces 500 M gradients at a time over data-parallel ranks (runtime/pipe/engine.py, MEMORY_OPT_ALLREDUCE_SIZE;
/// runtime/engine.py, allreduce_bucket), and ZeRO-1 has a buffer as large (runtime/zero/stage_1_and_2.py, reduce_bucket_size).
constexpr FlatTraits kFlatDeepSpeed{.bucketElements = 5e8};

}  // namespace

const FlatTraits& flatTraitsOf(Framework framework)
{
    switch (framework) {
    case Framework::InternEvo:
        return kFlatInternEvo;
    case Framework::MegatronDeepSpeed:
    case Framework::Neox:
        return kFlatDeepSpeed;
    default:
        return kNoFlatPieces;
    }
}

}  // namespace shardscope
