// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/config_read.h"
#include "core/launch/kinds/kinds.h"

namespace shardscope {
namespace {

constexpr LaunchSetting kNanotronSettings[] = {
    {"model"},
    {"training.sequence_length", "tokens.sequence_length"},
    {"training.global_batch", "tokens.batch_accumulation_per_replica"},
    {"training.precision", "model.dtype"},
    {"training.optimizer"},
    {"training.attention", "model_config._attn_implementation", Says::Nothing},
    {"plan.tp", "parallelism.tp"},
    {"plan.sequence_parallel", "parallelism.tp_mode"},
    {"plan.cp", "parallelism.context_parallel_size"},
    {"plan.cp_layout", "model_config._attn_implementation"},
    {"plan.pp", "parallelism.pp"},
    {"plan.schedule", "parallelism.pp_engine"},
    {"plan.ep", "parallelism.expert_parallel_size"},
    {"plan.dp", "parallelism.dp"},
    {"plan.zero", "optimizer.zero_stage"},
    {"plan.micro_batch", "tokens.micro_batch_size"},
    {"plan.recompute", "parallelism.recompute_layer"},
    {"plan.gradient_dtype", "optimizer.accumulate_grad_in_fp32"},
    {"plan.bucket_bytes", "model.ddp_bucket_cap_mb"},
    {"plan.overlap.param_gather"},
    {"plan.overlap.tensor", "parallelism.tp_linear_async_communication"},
};

/// It reduces during the backward pass and gathers after the step.
Overlap overlapOfNanotron(Overlap)
{
    return {.gradReduce = true, .paramGather = false, .tensor = false, .pipeline = true, .expert = false};
}

ContextLayout layoutOfNanotron(ContextLayout layout) { return layout == ContextLayout::AllGather ? layout : ContextLayout::Contiguous; }

/// Each key alone is a word that others have, too.
Sign nanotronSign(const LaunchSource& source)
{
    const bool isLikely = source.form() == FileForm::Plain && source.hasTopKey({"parallelism"}) && source.hasTopKey({"tokens"});
    return isLikely ? Sign::Weak : Sign::None;
}

}  // namespace

constinit const LauncherTraits kNanotronLauncher{
    .title = "Nanotron",
    .label = "nanotron",
    .version = "nanotron 2411b022 (2026-04-07)",
    .recipe = Recipe::Nanotron,
    .settings = kNanotronSettings,
    .write = &writeNanotron,
    .recomputes = launch::recomputesLayers,
    .shards = [](int zero, int) { return zero <= 1; },
    .cutsExperts = launch::cutsSpreadExperts,
    .sequenceParallel = std::nullopt,
    .layout = layoutOfNanotron,
    .overlap = overlapOfNanotron,
    .bucketUnit = 1 << 20,
};

constinit const LaunchFileTraits kNanotronFiles{.sign = nanotronSign, .settings = launch::settingsBy<readYaml>, .read = readNanotron};

}  // namespace shardscope
