// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "core/launch/launch_kind.h"

namespace shardscope {

/// How a trainer built on transformers names its settings, and what it takes where they are not given. An empty name: it has none.
struct TrainerNames {
    LaunchKind kind;
    std::string_view tool;
    std::string_view model;
    std::string_view adapter;     ///< the setting that asks for an adapter in place of full training
    std::string_view oldAdapter;  ///< its former name
    std::string_view fullValue;   ///< what that says of full training; empty: it is left out
    bool isAdapterUsual;          ///< where it is left out
    std::string_view length;
    std::string_view oldLength;
    std::int64_t usualLength;  ///< 0: the model's own
    std::string_view microBatch;
    std::int64_t usualMicroBatch;
    std::string_view accumulation;
    bool derivesAccumulation;  ///< where it is left out, from the batch and the number of GPUs
    bool usuallyRecomputes;
    std::string_view noRecompute;  ///< a switch that turns it off, in place of `gradient_checkpointing`
    std::string_view method;       ///< what is trained; empty: the command
    bool keepsShortWeights;        ///< without DeepSpeed bf16 weights are trained as they are
    std::string_view source;
};

/// Precondition: the kind is that of such a trainer.
[[nodiscard]] const TrainerNames& trainerNames(LaunchKind kind);

/// The stage of ZeRO in a file of DeepSpeed that a trainer brings along, by its name.
struct ShippedConfig {
    std::string_view name;
    int stage;
    bool offloadsOptimizer = false;
    bool offloadsParameters = false;
};
/// Null: it is none of those.
[[nodiscard]] const ShippedConfig* shippedConfig(std::string_view path);

}  // namespace shardscope
