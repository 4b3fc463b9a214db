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
    "assistant_only_loss",
    "add_version",
    "auto_resume_from_checkpoints",
    "batch_size_val",
    "beta",
    "benchmark_csv_path",
    "beta1",
    "beta2",
    "betas",
    "chat_template",
    "chat_template_path",
    "chunk_size",
    "checkpoint",
    "checkpointer",
    "checkpoints",
    "comm",
    "completion_only_loss",
    "compute_environment",
    "consumed_train_samples",
    "cpo_alpha",
    "create_checkpoint_symlink",
    "cpu_ram_efficient_loading",
    "data_stages",
    "dataloader",
    "dataloader_num_workers",
    "datasets",
    "dcp_path",
    "ddp_timeout",
    "description",
    "desirable_weight",
    "device",
    "device_map",
    "do_train",
    "downcast_bf16",
    "dump_folder",
    "early_stopping_patience",
    "enable_cpu_affinity",
    "eot_tokens",
    "epochs",
    "eps",
    "evals_per_epoch",
    "exp_manager",
    "finetune_attention_modules",
    "finetune_mlp_modules",
    "finetune_vision_layers",
    "fix_tokenizer",
    "fsdp_cpu_ram_efficient_loading",
    "fsdp_state_dict_type",
    "fsdp_transformer_layer_cls_to_wrap",
    "general.step",
    "gradient_clipping",
    "hf_assets_path",
    "hub_model_id",
    "hub_path",
    "hub_strategy",
    "hub_token",
    "ignore_sanity_checks",
    "job_name",
    "kto_chosen_weight",
    "kto_desirable_weight",
    "kto_rejected_weight",
    "kto_undesirable_weight",
    "label_smoothing",
    "load",
    "load_from_cache_file",
    "log_level",
    "lora_alpha",
    "lora_model_dir",
    "lora_task_type",
    "low_cpu_ram",
    "lr",
    "lr_scheduler",
    "machine_rank",
    "main_process_ip",
    "main_process_port",
    "main_training_function",
    "max_completion_length",
    "max_grad_norm",
    "max_norm",
    "max_prompt_length",
    "max_samples",
    "max_steps",
    "max_steps_per_epoch",
    "merge_file",
    "metric_logger",
    "metrics",
    "mock_data",
    "model_author",
    "model_revision",
    "num_epochs",
    "num_train_epochs",
    "num_warmup_steps",
    "num_workers",
    "orpo_alpha",
    "output_dir",
    "overwrite_cache",
    "overwrite_output_dir",
    "peft.alpha",
    "peft_use_rslora",
    "plot_loss",
    "pref_beta",
    "pref_ftx",
    "preprocessing_num_workers",
    "profiler",
    "project",
    "push_gguf",
    "push_model",
    "push_to_hub",
    "random_state",
    "raw_text_file",
    "rdzv_backend",
    "remove_unused_columns",
    "report_to",
    "resume_from_checkpoint",
    "rl_beta",
    "rpo_alpha",
    "run",
    "run_name",
    "same_network",
    "save",
    "save_only_model",
    "saves_per_epoch",
    "scheduler",
    "seed",
    "shuffle",
    "simpo_gamma",
    "special_tokens",
    "split",
    "split_dataset_ratio",
    "state_dict_type",
    "steps_per_print",
    "stride",
    "system",
    "template",
    "test_iters",
    "tokenizer",
    "tokenizer_type",
    "train_iters",
    "train_on_inputs",
    "train_samples",
    "train_steps",
    "training.steps",
    "transformer_layer_cls_to_wrap",
    "truncation_strategy",
    "trust_remote_code",
    "undesirable_weight",
    "use_cache",
    "use_hf",
    "use_rslora",
    "val_check_interval",
    "val_set_size",
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
    "cosine",
    "data_cache",
    "data_impl",
    "data_path",
    "data_seed",
    "dataset",
    "decoupled_lr",
    "decoupled_min_lr",
    "distributed_timeout",
    "early_stopping",
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
    "loraplus",
    "loss_scale",
    "loss_watchdog",
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
    "run_val",
    "save",
    "start_weight_decay",
    "swanlab",
    "tensorboard",
    "tiktoken",
    "timing",
    "tokenizer",
    "trackio",
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
    {"bias", "none"},
    {"bnb_4bit_compute_dtype", "bfloat16"},
    {"fast_inference", "false"},
    {"auto_wrap_policy", "TRANSFORMER_BASED_WRAP"},
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
    {"optimizer.fused", "true"},
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
