// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/kinds/kinds.h"
#include "core/launch/kinds/trainer_traits.h"
#include "core/launch/unsloth_settings.h"

namespace shardscope {
namespace {

constexpr LaunchSetting kSettings[] = {
    {"model", "--model_name"},
    {"training.sequence_length", "--max_seq_length"},
    {"training.global_batch", "--gradient_accumulation_steps"},
    {"training.optimizer", "--optim"},
    {"training.packing", "--packing"},
    {"training.method", "--use_dora"},
    {"training.base_format", "--load_in_4bit"},
    {"training.adapter.rank", "--r"},
    {"training.adapter.targets"},
    {"training.adapter.dtype"},
    {"training.adapter.fused"},
    {"training.adapter.dropout", "--lora_dropout"},
    {"training.precision"},
    {"plan.dp"},
    {"plan.micro_batch", "--per_device_train_batch_size"},
    {"plan.recompute", "--use_gradient_checkpointing"},
    {"plan.offload_activations", "--use_gradient_checkpointing"},
    {"plan.overlap.grad_reduce"},
    {"plan.overlap.param_gather"},
};

/// Gradients of replicas are reduced while the backward pass runs (DistributedDataParallel).
Overlap overlapOfUnsloth(Overlap asked)
{
    asked.gradReduce = true;
    asked.tensor = asked.expert = false;
    return asked;
}

bool shardsNothing(int zero, int) { return zero == 0; }

bool recomputesAll(Recompute mode) { return mode == Recompute::Full; }

Sign commandSign(const LaunchSource& source) { return clearIf(source.command() == LaunchKind::Unsloth); }

Sign scriptSign(const LaunchSource& source)
{
    return clearIf(source.form() == FileForm::Python && source.contains({"from unsloth", "import unsloth"}) &&
                   source.contains({".from_pretrained("}));
}

}  // namespace

constinit const LauncherTraits kUnslothLauncher{
    .title = "Unsloth",
    .label = "Unsloth",
    .version = "Unsloth main (015bdef0d, 2026-08-22)",
    .recipe = Recipe::PureBf16,
    .settings = kSettings,
    .write = &writeUnsloth,
    .recomputes = recomputesAll,
    .shards = shardsNothing,
    .cutsExperts = launch::cutsSpreadExperts,
    .sequenceParallel = false,
    .layout = withPairsOfOneLevel,
    .overlap = overlapOfUnsloth,
    .statesRecipe = true,
    .mark = "--",
};

/// Flags of unsloth-cli.py.
constinit const LaunchFileTraits kUnslothFiles{
    .sign = commandSign, .settings = unslothCommandSettings, .read = launch::readTrainerOf<kUnslothNames>};

/// A Python script, such as a notebook's.
constinit const LaunchFileTraits kUnslothPythonFiles{
    .sign = scriptSign, .settings = unslothScriptSettings, .read = launch::readTrainerOf<kUnslothScriptNames>};

}  // namespace shardscope
