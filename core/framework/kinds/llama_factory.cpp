// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {

/// transformers' Trainer with PEFT's adapters, of rank 8 on all linear layers (hparams/finetuning_args.py).
constinit const FrameworkTraits kLlamaFactory{
    .family = FrameworkFamily::TorchTrainer,
    .launcher = LaunchTarget::LlamaFactory,
    .runs = family::runsAny,
    .countsRecomputedLayers = false,
    .stack = family::eagerUnlessCompiled,
    .loss = family::eagerUnlessCompiledLoss,
    .attention = AttentionLibrary::Torch,
    .layer = LayerTraits{.eager = Eager::UnlessCompiled, .lossOfTrainers = true, .rotaryCopies = 0},
    .states = StateTraits{.lastYearOfForeach = 2024},
    .overlap = OverlapTraits{},
    .tuning = TuningTraits{.rank = 8, .momentsOfWeights = true, .onlyTunes = true, .countsForeach = true, .keepsOriginals = true},
};

}  // namespace shardscope
