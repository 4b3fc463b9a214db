// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "core/launch/objective_names.h"
#include "core/launch/tuning_names.h"
#include "core/scenario/training.h"

namespace shardscope {

/// The names and defaults of the settings of a trainer built on transformers. An empty name: it has none.
struct TrainerNames {
    std::string_view tool;
    std::string_view model;
    std::string_view adapter;       ///< the setting of the part that learns: a word, or a switch for adapters
    std::string_view oldAdapter{};  ///< its former name
    std::string_view fullValue{};   ///< its value for full training; empty: it is left out
    bool isAdapterUsual = false;    ///< where it is left out
    bool isAdapterStated = false;   ///< nothing is usual: without the setting the method is unknown
    std::string_view length;
    std::string_view oldLength{};
    std::string_view pairLength{};  ///< of objectives other than next tokens, where it has a name of its own
    std::int64_t usualLength = 0;   ///< 0: the model's own
    std::string_view microBatch = "per_device_train_batch_size";
    std::int64_t usualMicroBatch;  ///< 0: it has to be stated
    std::string_view accumulation = "gradient_accumulation_steps";
    bool derivesAccumulation = false;  ///< accumulation follows from the batch and the number of GPUs where it is left out
    bool usuallyRecomputes = false;
    std::string_view recompute = "gradient_checkpointing";
    bool isRecomputeOnHost = false;  ///< recomputation sends what it keeps to the host, where it is called "unsloth"
    std::string_view noRecompute{};  ///< a switch that turns recomputation off, instead of `recompute`
    std::string_view offloadActivations = "activation_offloading";
    ObjectiveNames objective{};
    PackingNames packing{};
    Precision usualPrecision = Precision::Bf16;
    bool keepsShortWeights = false;  ///< without DeepSpeed, bf16 weights are trained without an fp32 copy
    bool loadsAsNamed = false;       ///< weights are loaded in `dtype`, in fp32 where it is left out
    std::string_view usualLoss{};    ///< `loss_type` where it is left out; empty: there is no such setting
    bool isFramework = false;        ///< estimated with defaults of its own, not only where it trains adapters
    std::string_view source;
    TuningNames tuning;
};

// Read from axolotl 067b021c, TRL f2cd57710, LLaMA-Factory ff6d4d12e and ms-swift 3602360a5.
extern const TrainerNames kLlamaFactoryNames;
extern const TrainerNames kAxolotlNames;
extern const TrainerNames kTrlNames;
extern const TrainerNames kSwiftNames;
// Read from Unsloth 015bdef0: of unsloth-cli.py, and of its functions.
extern const TrainerNames kUnslothNames;
extern const TrainerNames kUnslothScriptNames;

}  // namespace shardscope
