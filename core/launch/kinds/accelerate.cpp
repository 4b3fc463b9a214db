// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/config_read.h"
#include "core/launch/foreign_readers.h"
#include "core/launch/kinds/kinds.h"

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

/// By the version that the file states, or by the degrees that only the second has.
LaunchKind kindOfAccelerate(const LaunchSource& source)
{
    const std::string_view type = source.wordAfter("distributed_type");
    if (type == "DEEPSPEED" || (type.empty() && source.hasKey({"deepspeed_config"})))
        return LaunchKind::AccelerateDeepSpeed;
    if (type == "MULTI_GPU" || type == "NO" || type == "no")
        return LaunchKind::AccelerateOther;
    const std::string_view version = source.wordAfter("fsdp_version");
    const bool isSecond = version.empty() ? source.hasKey({"parallelism_config"}) : version.starts_with('2');
    return isSecond ? LaunchKind::AccelerateFsdp2 : LaunchKind::AccelerateFsdp1;
}

/// Trainers have its `fsdp_config`, too.
template <LaunchKind kind>
Sign accelerateSign(const LaunchSource& source)
{
    const bool isClear = source.hasKeys() && (source.hasKey({"distributed_type"}) ||
                                              (source.hasKey({"compute_environment"}) && source.hasKey({"num_processes"})));
    const bool isLikely = source.form() == FileForm::Plain && source.hasKey({"fsdp_config"});
    if ((!isClear && !isLikely) || kindOfAccelerate(source) != kind)
        return Sign::None;
    return isClear ? Sign::Clear : Sign::Weak;
}

Overlap overlapOfFsdp1(Overlap asked)
{
    asked.paramGather = true;
    asked.tensor = asked.expert = false;
    return asked;
}

Overlap overlapOfFsdp2(Overlap asked)
{
    asked.gradReduce = true;
    return overlapOfFsdp1(asked);
}

/// The first version lacks the stage that shards the optimizer alone.
bool hasStageOfFsdp1(int zero, int) { return zero != 1; }

}  // namespace

constinit const LauncherTraits kAccelerateFsdp1Launcher{
    .title = "Accelerate",
    .label = "accelerate, FSDP1",
    .version = "accelerate 1.15.0.dev0 (16cb6eb8, 2026-07-24)",
    .recipe = Recipe::Fsdp2,
    .settings = kAccelerateFsdp1Settings,
    .write = &writeAccelerate,
    .recomputes = launch::recomputesLayers,
    .shards = hasStageOfFsdp1,
    .cutsExperts = launch::cutsSpreadExperts,
    .sequenceParallel = false,
    .layout = withPairsOfOneLevel,
    .overlap = overlapOfFsdp1,
    .alwaysReshards = true,
};

constinit const LauncherTraits kAccelerateFsdp2Launcher{
    .title = "Accelerate",
    .label = "accelerate, FSDP2",
    .version = "accelerate 1.15.0.dev0 (16cb6eb8, 2026-07-24)",
    .recipe = Recipe::Fsdp2,
    .settings = kAccelerateFsdp2Settings,
    .write = &writeAccelerate,
    .recomputes = launch::recomputesLayers,
    .shards = launch::hasStageOfFsdp2,
    .cutsExperts = launch::cutsSpreadExperts,
    .sequenceParallel = false,
    .layout = withPairsOfOneLevel,
    .overlap = overlapOfFsdp2,
};

constinit const LaunchFileTraits kAccelerateFsdp1Files{
    .sign = accelerateSign<LaunchKind::AccelerateFsdp1>, .settings = launch::settingsBy<readYaml>, .read = readAccelerate};

constinit const LaunchFileTraits kAccelerateFsdp2Files{
    .sign = accelerateSign<LaunchKind::AccelerateFsdp2>, .settings = launch::settingsBy<readYaml>, .read = readAccelerate};

/// Its YAML of `distributed_type` DEEPSPEED.
constinit const LaunchFileTraits kAccelerateDeepSpeedFiles{
    .sign = accelerateSign<LaunchKind::AccelerateDeepSpeed>, .settings = launch::settingsBy<readYaml>, .read = readAccelerateDeepSpeed};

/// Its YAML of MULTI_GPU or NO.
constinit const LaunchFileTraits kAccelerateOtherFiles{
    .sign = accelerateSign<LaunchKind::AccelerateOther>, .settings = launch::settingsBy<readYaml>, .read = readAccelerateOther};

}  // namespace shardscope
