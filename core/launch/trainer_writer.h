// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/launch_draft.h"
#include "core/launch/trainer_names.h"

/// Parts of the files of TRL, axolotl and LLaMA-Factory, which share transformers' arguments.
namespace shardscope {

/// The library that shards a trainer's states.
enum class ShardingBackend {
    None,  ///< each GPU holds all of them (DistributedDataParallel)
    DeepSpeed,
    Fsdp,
};

/// Returns the library that keeps the plan's states: DeepSpeed has stages 1 and 2 and offloads the optimizer alone.
[[nodiscard]] ShardingBackend shardingBackend(const LaunchDraft& draft);

/// Writes DeepSpeed's or FSDP's settings as arguments of transformers' trainer, and notes what they do not have.
void writeTrainerSharding(ConfigValue& map, LaunchDraft& draft);

/// Writes the part that learns.
void writeTrainerTuning(ConfigValue& map, LaunchDraft& draft, const TrainerNames& names);

/// Writes what the loss compares, and with what.
void writeTrainerObjective(ConfigValue& map, LaunchDraft& draft, const TrainerNames& names);

/// Writes how documents become rows, where the scenario states it.
void writeTrainerPacking(ConfigValue& map, LaunchDraft& draft, const TrainerNames& names);

/// Returns whether rows hold documents of different lengths, in the trainer's own way to fill them or another.
[[nodiscard]] bool statesPacking(const LaunchDraft& draft);

/// Notes a packed row of another length than the sequence's, where the launcher has no setting for it.
void tellPackTokens(LaunchDraft& draft);

/// Writes the kernels of attention and loss, and whether PyTorch compiles.
void writeTrainerKernels(ConfigValue& map, LaunchDraft& draft);

/// Returns the model's repository on the hub; where none is known, a placeholder, and the draft leaves the model open.
[[nodiscard]] std::string hubModelFor(LaunchDraft& draft);

/// Notes where the states that the files keep are not those of the training's recipe. `isShort`: bf16 weights are trained without a copy in
/// fp32.
void tellTrainerRecipe(LaunchDraft& draft, ShardingBackend backend, bool isShort);

}  // namespace shardscope
