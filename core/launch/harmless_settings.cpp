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
    "benchmark_csv_path",
    "beta1",
    "beta2",
    "betas",
    "checkpoint",
    "checkpoints",
    "comm",
    "compute_environment",
    "consumed_train_samples",
    "data_stages",
    "dataloader",
    "datasets",
    "description",
    "downcast_bf16",
    "dump_folder",
    "enable_cpu_affinity",
    "eps",
    "exp_manager",
    "fsdp_cpu_ram_efficient_loading",
    "fsdp_state_dict_type",
    "fsdp_transformer_layer_cls_to_wrap",
    "general.step",
    "gradient_clipping",
    "hf_assets_path",
    "hub_model_id",
    "ignore_sanity_checks",
    "job_name",
    "load",
    "lr",
    "lr_scheduler",
    "machine_rank",
    "main_process_ip",
    "main_process_port",
    "main_training_function",
    "max_grad_norm",
    "max_norm",
    "max_steps",
    "merge_file",
    "metrics",
    "mock_data",
    "num_epochs",
    "num_train_epochs",
    "num_workers",
    "output_dir",
    "overwrite_output_dir",
    "project",
    "rdzv_backend",
    "report_to",
    "run",
    "run_name",
    "same_network",
    "save",
    "scheduler",
    "seed",
    "split",
    "steps_per_print",
    "test_iters",
    "tokenizer",
    "train_iters",
    "train_samples",
    "train_steps",
    "training.steps",
    "use_cache",
    "val_check_interval",
    "validator",
    "vocab_file",
    "wall_clock_breakdown",
    "warmup",
    "warmup_ratio",
    "warmup_steps",
};

/// How keys begin that are: "log" is "log_interval" and "log_throughput", not "logits".
constexpr std::array kBeginnings = {
    "adam_beta",
    "adam_eps",
    "blend",
    "bos_token",
    "checkpoint_interval",
    "clip_grad",
    "data_cache",
    "data_impl",
    "data_path",
    "data_seed",
    "dataset",
    "decoupled_lr",
    "decoupled_min_lr",
    "distributed_timeout",
    "end_weight_decay",
    "eos_token",
    "eval",
    "exit",
    "init_method",
    "init_std",
    "initial_loss_scale",
    "initializer",
    "learning_rate",
    "limit_test_batches",
    "limit_val_batches",
    "load_dir",
    "load_from",
    "log",
    "logging",
    "loss_scale",
    "lr_decay",
    "lr_scheduler",
    "lr_warmup",
    "lr_wsd",
    "max_lr",
    "min_loss_scale",
    "min_lr",
    "no_load",
    "no_save",
    "pad_token",
    "profile",
    "random_seed",
    "save",
    "start_weight_decay",
    "tensorboard",
    "tiktoken",
    "timing",
    "tokenizer",
    "train_data",
    "valid_data",
    "wandb",
    "weight_decay",
};

/// Settings with the value that every estimate rests on; with another one they would change it.
struct TakenSo {
    std::string_view key;
    std::string_view value;
};
constexpr TakenSo kTakenSo[] = {
    {"activation_func", "silu"},
    {"contiguous_gradients", "true"},
    {"contiguous_memory_optimization", "false"},
    {"cpu_checkpointing", "false"},
    {"debug", "false"},
    {"delay_wgrad_compute", "false"},
    {"fsdp_auto_wrap_policy", "TRANSFORMER_BASED_WRAP"},
    {"hidden_act", "silu"},
    {"main_grads_dtype", "float32"},
    {"main_params_dtype", "float32"},
    {"make_vocab_size_divisible_by", "1"},
    {"optimizer.name", "AdamW"},
    {"overlap_p2p_comm", "null"},
    {"partition_activations", "false"},
    {"pretraining_tp", "1"},
    {"synchronize_checkpoint_boundary", "false"},
    {"torch_adam_is_fused", "true"},
    {"use_cpu", "false"},
    {"use_megatron_fsdp", "false"},
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

/// The path ends in these keys.
bool endsIn(std::string_view path, std::string_view keys)
{
    return path.ends_with(keys) && (path.size() == keys.size() || path[path.size() - keys.size() - 1] == '.');
}

}  // namespace

bool isTakenSo(std::string_view key, std::string_view value)
{
    const std::string text = plain(key);
    return std::any_of(std::begin(kTakenSo), std::end(kTakenSo),
                       [&](const TakenSo& each) { return endsIn(text, each.key) && value == each.value; });
}

bool isHarmlessSetting(std::string_view key)
{
    const std::string text = plain(key);
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::size_t dot = std::min(rest.find('.'), rest.size());
        if (isHarmlessPart(rest.substr(0, dot)) || isHarmlessPart(rest))
            return true;
        rest.remove_prefix(std::min(dot + 1, rest.size()));
    }
    return false;
}

}  // namespace shardscope
