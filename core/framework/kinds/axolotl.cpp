// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {

/// transformers' Trainer with PEFT's adapters; its examples ask for flash_attention and rank 32 (examples/llama-3/qlora.yml).
/// After preparing a quantised model it casts embedding, head and norms back to the training's type (src/axolotl/loaders/model.py,
/// _configure_embedding_dtypes). Its default optimizer is adamw_torch_fused (utils/schemas/training.py).
constinit const FrameworkTraits kAxolotl{
    .family = FrameworkFamily::TorchTrainer,
    .launcher = LaunchTarget::Axolotl,
    .runs = family::runsAny,
    .countsRecomputedLayers = false,
    .stack = family::eagerUnlessCompiled,
    .loss = family::eagerUnlessCompiledLoss,
    .attention = AttentionLibrary::FlashAttention,
    .layer = LayerTraits{.eager = Eager::UnlessCompiled, .lossOfTrainers = true, .rotaryCopies = 0},
    .states = StateTraits{},
    .overlap = OverlapTraits{},
    .tuning = TuningTraits{.rank = 32,
                           .castsRestToFp32 = false,
                           .momentsOfWeights = true,
                           .onlyTunes = true,
                           .countsForeach = true,
                           .keepsOriginals = true},
};

}  // namespace shardscope
