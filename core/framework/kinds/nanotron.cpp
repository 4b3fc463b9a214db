// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {
namespace {

bool runs(ScheduleKind kind) { return !traitsOf(kind).nanotron.empty(); }
SoftwareStack stackOf(const Software&) { return SoftwareStack::Nanotron; }

/// Adds each bf16 gradient to an fp32 one: `fp32_grad.add_(half_param.grad)` (optim/gradient_accumulator.py, _accumulate_grad).
double sumOf(const Training&) { return family::addedBytes(4, 2); }

/// Its copy of the vocabulary-parallel cross-entropy holds fp32 logits, exponentials and softmax. Its norm is FlashAttention's in Triton
/// (nn/layer_norm.py, TritonRMSNorm).
constexpr LayerTraits kLayer{
    .eager = Eager::Always, .bytesOfVocabularyLoss = 12, .ownNormKernel = true, .rotaryCopies = 2, .keepsGatheredInputs = true};

/// `tp_linear_async_communication` is Megatron-LM's asynchronous linear of 2022 (parallel/tensor_parallel/functional.py,
/// _ColumnLinearAsyncCommunication). Its forward hides an all-gather behind the multiply of this rank's own part, one of `tp` parts, and the
/// reduce-scatter of a row-parallel layer behind nothing.
constexpr OverlapTraits kOverlap{.hidesTensorInBackward = true};

}  // namespace

constinit const FrameworkTraits kNanotron{
    .family = FrameworkFamily::Alone,
    .launcher = LaunchTarget::Nanotron,
    .runs = runs,
    .countsRecomputedLayers = false,
    .stack = stackOf,
    .loss = family::vocabularyParallelLoss,
    .printsFirstRank = true,  // log_memory (logging/base.py): log_rank with rank 0
    .attention = AttentionLibrary::FlashAttention,
    .layer = kLayer,
    .states = StateTraits{.gradientSum = sumOf, .workspace = Bytes(0.25e9)},
    .overlap = kOverlap,
};

}  // namespace shardscope
