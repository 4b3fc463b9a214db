// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

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
    std::string_view length;
    std::string_view oldLength{};
    std::int64_t usualLength = 0;  ///< 0: the model's own
    std::string_view microBatch = "per_device_train_batch_size";
    std::int64_t usualMicroBatch;
    std::string_view accumulation = "gradient_accumulation_steps";
    bool derivesAccumulation = false;  ///< accumulation follows from the batch and the number of GPUs where it is left out
    bool usuallyRecomputes = false;
    std::string_view noRecompute{};  ///< a switch that turns recomputation off, instead of `gradient_checkpointing`
    std::string_view method{};       ///< the kind of training; empty: the command
    Precision usualPrecision = Precision::Bf16;
    bool keepsShortWeights = false;  ///< without DeepSpeed, bf16 weights are trained without an fp32 copy
    bool loadsAsNamed = false;       ///< weights are loaded in `dtype`, in fp32 where it is left out
    std::string_view usualLoss{};    ///< `loss_type` where it is left out; empty: there is no such setting
    bool isFramework = false;        ///< estimated with defaults of its own, not only where it trains adapters
    std::string_view source;
    TuningNames tuning;
};

// Read from axolotl 067b021c, TRL f2cd57710, LLaMA-Factory ff6d4d12e and ms-swift 0bb3103b.
extern const TrainerNames kLlamaFactoryNames;
extern const TrainerNames kAxolotlNames;
extern const TrainerNames kTrlNames;
extern const TrainerNames kSwiftNames;

}  // namespace shardscope
