// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {

/// Trainers over FullyShardedDataParallel: Accelerate, fms-fsdp.
constinit const FrameworkTraits kFsdp1{
    .family = FrameworkFamily::TorchTrainer,
    .launcher = LaunchTarget::AccelerateFsdp1,
    .runs = family::runsAny,
    .countsRecomputedLayers = false,
    .stack = family::eagerUnlessCompiled,
    .loss = family::eagerUnlessCompiledLoss,
    .attention = AttentionLibrary::Torch,
    .layer = LayerTraits{.eager = Eager::UnlessCompiled},
    .states = StateTraits{.lastYearOfForeach = kEveryYear},
    .overlap = OverlapTraits{},
};

}  // namespace shardscope
