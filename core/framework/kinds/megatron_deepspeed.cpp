// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {
namespace {

/// Its own scripts since 2023 pass --attention-dropout 0 --hidden-dropout 0 (examples_deepspeed).
constexpr LayerTraits kLayer{.keepsInputsIn8Bits = true, .lastYearOfDropout = 2022};

}  // namespace

/// A fork of Megatron-LM with its cross-entropy.
constinit const FrameworkTraits kMegatronDeepSpeed{
    .family = FrameworkFamily::Megatron,
    .launcher = std::nullopt,
    .runs = family::runsDeepSpeedSchedule,
    .countsRecomputedLayers = true,
    .stack = family::legacyMegatron,
    .loss = family::vocabularyParallelLoss,
    .leanLoss = Loss::Fused,
    .attention = AttentionLibrary::MegatronKernels,
    .firstYearOfFlash = family::kFirstYearOfMegatronFlash,
    .layer = kLayer,
    .states = family::kDeepSpeedStates,
    .overlap = OverlapTraits{.firstYearOfGradients = kNoYear, .blocksSends = true, .blocksTensor = true},
};

}  // namespace shardscope
