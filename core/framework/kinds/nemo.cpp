// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {

/// Its plans are launched as Megatron-Bridge launches them.
constinit const FrameworkTraits kNemo{
    .family = FrameworkFamily::Megatron,
    .launcher = LaunchTarget::MegatronBridge,
    .runs = family::runsMegatronSchedules,
    .countsRecomputedLayers = true,
    .stack = family::transformerEngine,
    .loss = family::vocabularyParallelLoss,
    .leanLoss = Loss::Fused,
    .attention = AttentionLibrary::TransformerEngine,
    .firstYearOfFlash = family::kFirstYearOfMegatronFlash,
    .layer = family::kMegatronLayer,
    .states = family::kFastMegatronStates,
    .overlap = OverlapTraits{.tensor = true},
    .tuning = family::kMegatronTuning,
};

}  // namespace shardscope
