// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {

/// meta-pytorch/torchtune. Its recipes chunk the loss and keep adapters in the model's bf16 (recipes/configs/llama3_1/8B_lora_single_device.yaml).
/// A quantised base has all its linear layers in NF4, with an adapter or without (modules/low_precision/nf4_linear.py, FrozenNF4Linear).
/// Its recipes delete the logits before the backward pass since July 2024 (pull request 1235).
/// Its 8-bit AdamW is torchao's unless it is paged (docs/source/tutorials/memory_optimizations.rst, "Lower Precision Optimizers").
/// The chunks of its loss are a sum: none is released before the backward pass (modules/loss/ce_chunked_output_loss.py of 2024 gets the
/// logits of all chunks from the model; cross_entropy_loss.py of 2025 computes them chunk by chunk, in one graph).
constinit const FrameworkTraits kTorchtune{
    .family = FrameworkFamily::TorchTrainer,
    .launcher = LaunchTarget::Torchtune,
    .runs = family::runsAny,
    .countsRecomputedLayers = false,
    .stack = family::eagerUnlessCompiled,
    .loss = family::chunkedLoss,
    .attention = AttentionLibrary::Torch,
    .layer =
        LayerTraits{.eager = Eager::UnlessCompiled, .lossOfTrainers = true, .keepsChunkedLogits = true, .firstYearOfFreedLogits = 2024},
    .states = StateTraits{},
    .overlap = OverlapTraits{},
    .tuning = TuningTraits{.rank = 8,
                           .adapterType = AdapterType::Bf16,
                           .castsRestToFp32 = false,
                           .momentsOfWeights = true,
                           .onlyTunes = true,
                           .countsForeach = true,
                           .eightBitOfTorchao = true},
};

}  // namespace shardscope
