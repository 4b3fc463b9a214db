// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {
namespace {

/// Its configurations, Pythia's among them, have "hidden-dropout": 0 and "attention-dropout": 0.
constexpr LayerTraits kLayer{.keepsInputsIn8Bits = true};

}  // namespace

constinit const FrameworkTraits kNeox{
    .family = FrameworkFamily::Megatron,
    .launcher = std::nullopt,
    .runs = family::runsDeepSpeedSchedule,
    .countsRecomputedLayers = true,
    .stack = family::legacyMegatron,
    .loss = family::vocabularyParallelLoss,
    .leanLoss = Loss::Fused,
    .attention = AttentionLibrary::MegatronKernels,
    .layer = kLayer,
    .states = family::kDeepSpeedStates,
    .overlap = OverlapTraits{.firstYearOfGradients = kNoYear, .blocksTensor = true},
};

}  // namespace shardscope
