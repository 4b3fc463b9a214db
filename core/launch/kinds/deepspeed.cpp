// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/auto_settings.h"
#include "core/launch/config_read.h"
#include "core/launch/kinds/kinds.h"

namespace shardscope {
namespace {

constexpr LaunchSetting kDeepSpeedSettings[] = {
    {"training.global_batch", "train_batch_size"},
    {"training.precision", "bf16.enabled"},
    {"training.precision", "fp16.enabled"},
    {"training.optimizer"},
    {"plan.tp", "tensor_parallel.autotp_size"},
    {"plan.cp", "sequence_parallel_size"},
    {"plan.ep", "expert_parallel.autoep_size"},
    {"plan.etp", "expert_parallel.expert_tensor_parallel_size"},
    {"plan.zero", "zero_optimization.stage"},
    {"plan.shard_group", "zero_optimization.mics_shard_size"},
    {"plan.micro_batch", "train_micro_batch_size_per_gpu"},
    {"plan.recompute", "activation_checkpointing"},
    {"plan.recompute_layers"},
    {"plan.gradient_dtype", "data_types.grad_accum_dtype"},
    {"plan.bucket_bytes", "zero_optimization.reduce_bucket_size"},
    {"plan.overlap.grad_reduce", "zero_optimization.overlap_comm"},
    {"plan.overlap.param_gather", "zero_optimization.overlap_comm"},
    {"plan.offload", "zero_optimization.offload_optimizer"},
    {"plan.offload", "zero_optimization.offload_param"},
};

/// Its overlap_comm is both, and of tensor and expert parallelism it overlaps nothing.
Overlap overlapOfDeepSpeed(Overlap asked)
{
    asked.paramGather = asked.gradReduce;
    asked.tensor = asked.expert = false;
    return asked;
}

Sign deepSpeedSign(const LaunchSource& source)
{
    return clearIf(source.form() == FileForm::Json &&
                   source.hasKey({"zero_optimization", "train_micro_batch_size_per_gpu", "train_batch_size"}));
}

Result<PlacedSettings> deepSpeedSettings(std::string_view text, const std::string& file)
{
    Result<ConfigValue> read = readJsonConfig(text, file);
    return read ? asTheyStand(withAutoUnknown(std::move(*read))) : read.error();
}

}  // namespace

constinit const LauncherTraits kDeepSpeedLauncher{
    .title = "DeepSpeed",
    .label = "DeepSpeed",
    .version = "DeepSpeed 0.19.6 (edaa72212, 2026-08-22)",
    .recipe = Recipe::DeepSpeed,
    .settings = kDeepSpeedSettings,
    .write = &writeDeepSpeed,
    .recomputes = launch::recomputesLayers,
    .shards = launch::hasEveryStage,
    .cutsExperts = launch::keepsSpreadExpertsWhole,
    .sequenceParallel = false,
    .layout = [](ContextLayout) { return ContextLayout::Ulysses; },
    .overlap = overlapOfDeepSpeed,
};

constinit const LaunchFileTraits kDeepSpeedFiles{.sign = deepSpeedSign, .settings = deepSpeedSettings, .read = readDeepSpeed};

}  // namespace shardscope
