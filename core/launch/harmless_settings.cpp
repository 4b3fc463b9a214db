// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/harmless_settings.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace shardscope {
namespace {

/// Keys and tables that are harmless as they stand.
constexpr std::array kWhole = {
    "beta1", "beta2", "betas", "checkpoint", "checkpoints", "comm", "dataloader", "datasets", "eps", "exp_manager", "gradient_clipping",
    "hub_model_id", "job_name", "lr", "lr_scheduler", "max_grad_norm", "max_norm", "max_steps", "merge_file", "metrics", "mock_data",
    "num_epochs", "num_train_epochs", "num_workers", "output_dir", "overwrite_output_dir", "project", "report_to", "run", "run_name",
    "save", "load", "scheduler", "seed", "split", "steps_per_print", "test_iters", "tokenizer", "train_iters", "train_samples", "validator",
    "vocab_file", "wall_clock_breakdown", "warmup", "warmup_ratio", "warmup_steps",
};

/// How keys begin that are: "log" is "log_interval" and "log_throughput", not "logits".
constexpr std::array kBeginnings = {
    "adam_beta", "adam_eps", "blend", "checkpoint_interval", "clip_grad", "data_cache", "data_impl", "data_path", "data_seed", "dataset",
    "decoupled_lr", "decoupled_min_lr", "distributed_timeout", "eval", "exit", "init_method", "init_std", "initial_loss_scale", "initializer",
    "learning_rate", "load_dir", "load_from", "log", "logging", "loss_scale", "lr_decay", "lr_scheduler", "lr_warmup", "lr_wsd", "max_lr",
    "min_lr", "min_loss_scale", "no_load", "no_save", "profile", "random_seed", "save", "start_weight_decay", "end_weight_decay",
    "tensorboard", "tiktoken", "timing", "tokenizer", "train_data", "valid_data", "wandb", "weight_decay",
};

std::string plain(std::string_view key)
{
    while (key.starts_with('-'))
        key.remove_prefix(1);
    std::string text(key);
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return c == '-' ? '_' : static_cast<char>(std::tolower(c)); });
    return text;
}

bool beginsWith(std::string_view segment, std::string_view beginning)
{
    return segment.starts_with(beginning) && (segment.size() == beginning.size() || segment[beginning.size()] == '_' ||
                                              std::isdigit(static_cast<unsigned char>(segment[beginning.size()])) != 0);
}

bool isHarmlessPart(std::string_view part)
{
    return std::find(kWhole.begin(), kWhole.end(), part) != kWhole.end() ||
           std::any_of(kBeginnings.begin(), kBeginnings.end(), [part](std::string_view beginning) { return beginsWith(part, beginning); });
}

}  // namespace

bool isHarmlessSetting(std::string_view key)
{
    const std::string text = plain(key);
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::size_t dot = std::min(rest.find('.'), rest.size());
        if (isHarmlessPart(rest.substr(0, dot)))
            return true;
        rest.remove_prefix(std::min(dot + 1, rest.size()));
    }
    return false;
}

}  // namespace shardscope
