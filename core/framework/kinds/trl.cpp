// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {

/// TRL and transformers' Trainer, with PEFT's adapters; `lora_r` is 16 (trl/trainer/model_config.py). The Trainer's optimizer is
/// adamw_torch_fused with PyTorch 2.8 and later (transformers/training_args.py).
constinit const FrameworkTraits kTrl{
    .family = FrameworkFamily::TorchTrainer,
    .launcher = LaunchTarget::Trl,
    .runs = family::runsAny,
    .countsRecomputedLayers = false,
    .stack = family::eagerUnlessCompiled,
    .loss = family::eagerUnlessCompiledLoss,
    .attention = AttentionLibrary::Torch,
    .layer = LayerTraits{.eager = Eager::UnlessCompiled, .lossOfTrainers = true, .rotaryCopies = 0},
    .states = StateTraits{.lastYearOfForeach = 2024},
    .overlap = OverlapTraits{},
    .tuning = TuningTraits{.rank = 16, .momentsOfWeights = true, .onlyTunes = true, .countsForeach = true, .keepsOriginals = true},
};

}  // namespace shardscope
