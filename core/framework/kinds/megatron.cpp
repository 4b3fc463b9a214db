// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {
namespace {

/// Megatron-LM took up Transformer Engine with Megatron-Core; its own scripts use it by 2024.
SoftwareStack stackOf(const Software& software)
{
    constexpr int kFirstYearOfTransformerEngine = 2024;
    return software.year.value_or(2025) < kFirstYearOfTransformerEngine ? SoftwareStack::LegacyMegatron : SoftwareStack::TransformerEngine;
}

/// Its encoders are configured by copies of the language model's configuration (examples/multimodal/model.py).
constexpr LayerTraits kLayer{.keepsInputsIn8Bits = true, .encodesIn8Bits = true, .lastYearOfDropout = kEveryYear};

}  // namespace

/// Megatron-LM and Megatron-Core.
constinit const FrameworkTraits kMegatron{
    .family = FrameworkFamily::Megatron,
    .launcher = LaunchTarget::Megatron,
    .runs = family::runsMegatronSchedules,
    .countsRecomputedLayers = true,
    .stack = stackOf,
    .loss = family::vocabularyParallelLoss,
    .leanLoss = Loss::Fused,
    .attention = AttentionLibrary::TransformerEngine,
    .firstYearOfFlash = family::kFirstYearOfMegatronFlash,
    .layer = kLayer,
    .states = family::kMegatronStates,
    .overlap = OverlapTraits{.firstYearOfGradients = 2024},  // Megatron-Core 0.5
    .tuning = family::kMegatronTuning,
    .dynamicContext = true,
};

}  // namespace shardscope
