// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {

/// transformers' Trainer with Triton kernels for norms, rotary embedding, activations and the loss; it keeps what is not quantised in 16 bits
/// (unsloth/models/loader.py; docs.unsloth.ai). Its rotary embedding and the functions of its adapters work in place
/// (unsloth/kernels/rope_embedding.py, fast_lora.py).
constinit const FrameworkTraits kUnsloth{
    .family = FrameworkFamily::TorchTrainer,
    .launcher = std::nullopt,
    .runs = family::runsAny,
    .countsRecomputedLayers = false,
    .stack = family::eagerUnlessCompiled,
    .loss = family::fusedLoss,
    .attention = AttentionLibrary::FlashAttention,
    .layer = LayerTraits{.lossOfTrainers = true, .rotaryCopies = 0},
    .states = StateTraits{},
    .overlap = OverlapTraits{},
    .tuning = TuningTraits{.rank = 16,
                           .castsRestToFp32 = false,
                           .adaptersInPlace = true,
                           .momentsOfWeights = true,
                           .onlyTunes = true,
                           .countsForeach = true,
                           .keepsOriginals = true},
};

}  // namespace shardscope
