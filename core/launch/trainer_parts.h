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

/// Reads the settings of LLaMA-Factory, axolotl, TRL and ms-swift: a model by its name on the hub, the batch, and the sharding.
void readTrainer(LaunchReader& reader, const TrainerNames& names);

}  // namespace shardscope
