// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {

/// meta-pytorch/torchtune. Its recipes chunk the loss and keep adapters in the model's bf16 (recipes/configs/llama3_1/8B_lora_single_device.yaml);
/// only weights with an adapter are quantised, which its configurations put on all linear layers.
constinit const FrameworkTraits kTorchtune{
    .family = FrameworkFamily::TorchTrainer,
    .launcher = LaunchTarget::Torchtune,
    .runs = family::runsAny,
    .countsRecomputedLayers = false,
    .stack = family::eagerUnlessCompiled,
    .loss = family::chunkedLoss,
    .attention = AttentionLibrary::Torch,
    .layer = LayerTraits{.eager = Eager::UnlessCompiled, .lossOfTrainers = true},
    .states = StateTraits{},
    .overlap = OverlapTraits{},
    .tuning =
        TuningTraits{
            .rank = 8, .adapterType = AdapterType::Bf16, .castsRestToFp32 = false, .momentsOfWeights = true, .countsForeach = true},
};

}  // namespace shardscope
