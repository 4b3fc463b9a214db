// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>

#include "core/launch/launcher_traits.h"
#include "core/launch/trainer_parts.h"

/// Traits that the trainers on transformers share.
namespace shardscope::launch {

/// The settings that all of them have by the same name, or by none.
inline constexpr std::array kOfEveryTrainer{
    LaunchSetting{"training.global_batch", "gradient_accumulation_steps"},
    LaunchSetting{"training.adapter.fused"},
    LaunchSetting{"training.adapter.dropout", "lora_dropout"},
    LaunchSetting{"training.software.compiled", "torch_compile"},
    LaunchSetting{"plan.overlap.grad_reduce"},
    LaunchSetting{"plan.overlap.param_gather"},
    LaunchSetting{"plan.offload", "deepspeed"},
};

/// Returns a trainer's own settings with those of every trainer behind them.
template <std::size_t kCount>
[[nodiscard]] constexpr std::array<LaunchSetting, kCount + kOfEveryTrainer.size()> withTrainers(const LaunchSetting (&own)[kCount])
{
    std::array<LaunchSetting, kCount + kOfEveryTrainer.size()> all{};
    std::copy(std::begin(own), std::end(own), all.begin());
    std::copy(kOfEveryTrainer.begin(), kOfEveryTrainer.end(), all.begin() + kCount);
    return all;
}

/// Returns the overlap that DeepSpeed and FSDP have: both collectives or neither, and none of tensor or expert parallelism.
[[nodiscard]] inline Overlap overlapOfTrainers(Overlap asked)
{
    asked.paramGather = asked.gradReduce;
    asked.tensor = asked.expert = false;
    return asked;
}

template <const TrainerNames& names>
void readTrainerOf(LaunchReader& reader)
{
    readTrainer(reader, names);
}

}  // namespace shardscope::launch
