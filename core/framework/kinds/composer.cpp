// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {

/// MosaicML's llm-foundry; its default is flash-attention's fused cross-entropy.
constinit const FrameworkTraits kComposer{
    .family = FrameworkFamily::TorchTrainer,
    .launcher = std::nullopt,
    .runs = family::runsAny,
    .countsRecomputedLayers = false,
    .stack = family::eagerUnlessCompiled,
    .loss = family::fusedLoss,
    .attention = AttentionLibrary::FlashAttention,
    .layer = LayerTraits{.eager = Eager::UnlessCompiled},
    .states = StateTraits{},
    .overlap = OverlapTraits{},
};

}  // namespace shardscope
