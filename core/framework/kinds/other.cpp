// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {
namespace {

/// Its kernels: written for the model, PyTorch's one by one before compilers were usual.
SoftwareStack stackOf(const Software& software)
{
    if (software.fusedKernels.value_or(false))
        return SoftwareStack::TransformerEngine;
    return software.year.value_or(2025) < family::kFirstYearOfCompilers ? SoftwareStack::EagerTorch : SoftwareStack::Jax;
}

/// DeepSpeed's optimizers of a framework that is not named run under transformers, which does not fuse its loss unless asked to
/// (TrainingArguments.use_liger_kernel).
Loss lossOf(const Training& training)
{
    if (training.recipe == Recipe::DeepSpeed || !training.software.compiled.value_or(true))
        return Loss::Eager;
    return training.software.year.value_or(2025) < family::kFirstYearOfCompilers ? Loss::Eager : Loss::Fused;
}

/// Queries and keys of projections of their own are gone once they are rotated: nothing of them is kept but the result (transformers'
/// apply_rotary_pos_emb: cosines and sines have no gradient).
constexpr LayerTraits kLayer{.eager = Eager::IfSaidNotCompiled, .rotaryCopies = 0};

}  // namespace

/// A program that nothing is known of beyond what the scenario says.
constinit const FrameworkTraits kOther{
    .family = FrameworkFamily::Alone,
    .isNamed = false,
    .launcher = std::nullopt,
    .runs = family::runsAny,
    .countsRecomputedLayers = false,
    .stack = stackOf,
    .loss = lossOf,
    .attention = AttentionLibrary::FlashAttention,
    .layer = kLayer,
    .states = StateTraits{.lastYearOfForeach = kEveryYear},
    .overlap = OverlapTraits{},
};

}  // namespace shardscope
