// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/targets/targets.h"

namespace shardscope {
namespace {

constexpr LaunchSetting kAccelerateFsdp1Settings[] = {
    {"training.global_batch", "gradient_accumulation_steps", Says::Nothing},
    {"training.precision", "mixed_precision"},
    {"training.software.compiled"},
    {"plan.zero", "fsdp_sharding_strategy"},
    {"plan.shard_group", "fsdp_sharding_strategy"},
    {"plan.micro_batch", "per_device_train_batch_size", Says::Nothing},
    {"plan.recompute", "fsdp_activation_checkpointing"},
    {"plan.overlap.grad_reduce", "fsdp_backward_prefetch"},
    {"plan.overlap.param_gather", "fsdp_forward_prefetch", Says::Nothing},
    {"plan.offload", "fsdp_offload_params"},
};

constexpr LaunchSetting kAccelerateFsdp2Settings[] = {
    {"training.global_batch", "gradient_accumulation_steps", Says::Nothing},
    {"training.precision", "mixed_precision"},
    {"training.software.compiled"},
    {"plan.tp", "parallelism_config_tp_size"},
    {"plan.cp", "parallelism_config_cp_size"},
    {"plan.dp", "parallelism_config_dp_replicate_size"},
    {"plan.dp", "parallelism_config_dp_shard_size"},
    {"plan.zero", "fsdp_reshard_after_forward"},
    {"plan.shard_group", "parallelism_config_dp_shard_size"},
    {"plan.reshard_after_forward", "fsdp_reshard_after_forward"},
    {"plan.micro_batch", "per_device_train_batch_size", Says::Nothing},
    {"plan.recompute", "fsdp_activation_checkpointing"},
    {"plan.overlap.grad_reduce"},
    {"plan.offload", "fsdp_offload_params"},
};

}  // namespace

constinit const LauncherTraits kAccelerateFsdp1Launcher{
    .title = "Accelerate",
    .label = "accelerate, FSDP1",
    .version = "accelerate 1.15.0.dev0 (16cb6eb8, 2026-07-24)",
    .recipe = Recipe::Fsdp2,
    .kind = LaunchKind::AccelerateFsdp1,
    .settings = kAccelerateFsdp1Settings,
    .write = &writeAccelerate,
};

constinit const LauncherTraits kAccelerateFsdp2Launcher{
    .title = "Accelerate",
    .label = "accelerate, FSDP2",
    .version = "accelerate 1.15.0.dev0 (16cb6eb8, 2026-07-24)",
    .recipe = Recipe::Fsdp2,
    .kind = LaunchKind::AccelerateFsdp2,
    .settings = kAccelerateFsdp2Settings,
    .write = &writeAccelerate,
};

}  // namespace shardscope
