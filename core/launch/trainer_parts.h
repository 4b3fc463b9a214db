// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/launch_reader.h"
#include "core/launch/trainer_names.h"

namespace shardscope {

// Parts of `readTrainer` that all trainers on transformers share.
void readTrainerDegrees(LaunchReader& reader);
void readTrainerSharding(LaunchReader& reader, const TrainerNames& names);
void readTrainerPrecision(LaunchReader& reader, const TrainerNames& names);
void readTrainerOptimizer(LaunchReader& reader);
/// Reads the part that learns: method, adapters, and the format of the weights that do not. The model, the sharding and the precision have to
/// be read before.
void readTrainerTuning(LaunchReader& reader, const TrainerNames& names);
/// Reads what the loss compares. Nothing else may be read before.
void readTrainerObjective(LaunchReader& reader, const TrainerNames& names);
/// Reads what preferences are compared with. Objective and method have to be read before.
void readTrainerReference(LaunchReader& reader, const TrainerNames& names);
/// Returns the sequences of an example: two, where it is a pair of answers.
[[nodiscard]] std::int64_t rowsOfExample(const Tuning& tuning);
/// Reads the kernels of attention and loss, and whether PyTorch compiles.
void readTrainerKernels(LaunchReader& reader, const TrainerNames& names);
/// Reads how documents of different lengths become the rows of a batch. Without their lengths, which no file states, every row is full.
void readTrainerPacking(LaunchReader& reader, const TrainerNames& names);
/// Sets how documents become rows, where the lengths are known; else notes at `key`, if it is stated, what is missing. An empty `why`: the
/// setting at `key` states it.
void setRowFilling(LaunchReader& reader, RowFilling filling, std::string_view key, const Message& why = {});

/// Reads the settings of LLaMA-Factory, axolotl, TRL and ms-swift: a model by its name on the hub, the batch, and the sharding.
void readTrainer(LaunchReader& reader, const TrainerNames& names);

}  // namespace shardscope
