// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {

constinit const FrameworkTraits kMegatronBridge{
    .family = FrameworkFamily::Megatron,
    .launcher = LaunchTarget::MegatronBridge,
    .runs = family::runsMegatronSchedules,
    .countsRecomputedLayers = true,
    .stack = family::transformerEngine,
    .loss = family::fusedLoss,
    .leanLoss = Loss::Fused,
    .attention = AttentionLibrary::TransformerEngine,
    .firstYearOfFlash = family::kFirstYearOfMegatronFlash,
    .layer = family::kMegatronLayer,
    .states = family::kFastMegatronStates,
    // Its recipes turn DeepEP on where experts leave the node (moe_token_dispatcher_type = "flex").
    .overlap = OverlapTraits{.tensor = true, .dispatcherAcrossNodes = MoeDispatcher::DeepEp},
    .tuning = family::kMegatronTuning,
};

}  // namespace shardscope
