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
/// Reads the kernels of attention and loss, and whether PyTorch compiles.
void readTrainerKernels(LaunchReader& reader, const TrainerNames& names);
/// Reads how sequences of different lengths share the rows of a batch. An estimate takes every row as full.
void readTrainerPacking(LaunchReader& reader);

/// Reads the settings of LLaMA-Factory, axolotl, TRL and ms-swift: a model by its name on the hub, the batch, and the sharding.
void readTrainer(LaunchReader& reader, const TrainerNames& names);

}  // namespace shardscope
