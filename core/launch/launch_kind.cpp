// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/launch_kind.h"

#include "core/launch/trainer_command.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace shardscope {
namespace {

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

/// The text without the lines that are comments of YAML, a shell or Python: what they mention is not what the file says.
std::string withoutComments(std::string_view text)
{
    std::string rest;
    rest.reserve(text.size());
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        const std::size_t first = line.find_first_not_of(" \t\r");
        if (first != std::string_view::npos && line[first] != '#')
            rest.append(line).push_back('\n');
        begin = end + 1;
    }
    return rest;
}

bool isWordLetter(char letter) { return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_' || letter == '-'; }

/// Whether `key` stands there as a key of YAML or JSON: by itself, with a colon after it.
bool hasKey(std::string_view text, std::string_view key)
{
    for (std::size_t at = text.find(key); at != std::string_view::npos; at = text.find(key, at + 1)) {
        const char before = at == 0 ? '\n' : text[at - 1];
        const bool begins = !isWordLetter(before) && before != '.' && before != '/';
        const std::size_t end = text.find_first_not_of("\"' \t", at + key.size());
        if (begins && end != std::string_view::npos && text[end] == ':')
            return true;
    }
    return false;
}

/// The same of a key that stands at the very left.
bool hasTopKey(std::string_view text, std::string_view key)
{
    const std::string start = std::string(key) + ":";
    return text.starts_with(start) || contains(text, "\n" + start);
}

/// The word after a key and its colon, without quotes.
std::string_view wordAfter(std::string_view text, std::string_view key)
{
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos)
        return {};
    const std::size_t begin = text.find_first_not_of(" :\"'", at + key.size());
    return begin == std::string_view::npos ? std::string_view{} : text.substr(begin, text.find_first_of(" \"'\r\n#,", begin) - begin);
}

bool isPython(std::string_view text, std::string_view file)
{
    return file.ends_with(".py") || text.starts_with("import ") || text.starts_with("from ") || contains(text, "\ndef ") ||
           contains(text, "\nimport ");
}

std::optional<LaunchKind> kindOfPython(std::string_view text)
{
    if (contains(text, "megatron.bridge") || contains(text, "_pretrain_config(") || contains(text, "_sft_config("))
        return LaunchKind::BridgePython;
    if (contains(text, "nemo.collections") || contains(text, "nemo_run") || contains(text, "pretrain_recipe("))
        return LaunchKind::NemoPython;
    return std::nullopt;
}

bool isNeox(std::string_view text)
{
    for (const char* key : {"pipe_parallel_size", "pipe-parallel-size", "model_parallel_size", "model-parallel-size"}) {
        if (hasKey(text, key))
            return true;
    }
    const bool hasModel =
        (hasKey(text, "num_layers") || hasKey(text, "num-layers")) && (hasKey(text, "hidden_size") || hasKey(text, "hidden-size"));
    return hasModel &&
           (hasKey(text, "pos_emb") || hasKey(text, "pos-emb") || hasKey(text, "gpt_j_residual") || hasKey(text, "attention_config"));
}

std::optional<LaunchKind> kindOfTrainer(std::string_view text)
{
    if (hasKey(text, "finetuning_type") ||
        (hasKey(text, "model_name_or_path") && (hasKey(text, "cutoff_len") || hasKey(text, "dataset_dir"))))
        return LaunchKind::LlamaFactory;
    const bool isSecondLayout = hasKey(text, "dist_config") || hasKey(text, "peft_config") || hasKey(text, "kernel_config");
    if (hasTopKey(text, "model") && (isSecondLayout || (hasKey(text, "cutoff_len") && hasKey(text, "train_dataset"))))
        return LaunchKind::LlamaFactory;
    if (hasTopKey(text, "base_model") &&
        (hasKey(text, "sequence_len") || hasKey(text, "micro_batch_size") || hasKey(text, "datasets") || hasKey(text, "adapter")))
        return LaunchKind::Axolotl;
    const bool isSwift = hasKey(text, "tuner_type") || hasKey(text, "train_type") || hasKey(text, "split_dataset_ratio");
    if (isSwift && hasTopKey(text, "model")) {
        const bool isMegatron = hasTopKey(text, "micro_batch_size") || hasTopKey(text, "lr") || hasTopKey(text, "no_save_optim");
        return isMegatron ? LaunchKind::SwiftMegatron : LaunchKind::Swift;
    }
    if (!hasTopKey(text, "model_name_or_path"))
        return std::nullopt;
    for (const char* key : {"dataset_name", "datasets", "learning_rate", "per_device_train_batch_size", "max_length", "max_seq_length"}) {
        if (hasTopKey(text, key))
            return LaunchKind::Trl;
    }
    return std::nullopt;
}

/// By the version that an accelerate file states, or by the degrees that only the second has.
LaunchKind kindOfAccelerate(std::string_view text)
{
    const std::string_view type = wordAfter(text, "distributed_type");
    if (type == "DEEPSPEED" || (type.empty() && hasKey(text, "deepspeed_config")))
        return LaunchKind::AccelerateDeepSpeed;
    if (type == "MULTI_GPU" || type == "NO" || type == "no")
        return LaunchKind::AccelerateOther;
    const std::string_view version = wordAfter(text, "fsdp_version");
    const bool isSecond = version.empty() ? hasKey(text, "parallelism_config") : version.starts_with('2');
    return isSecond ? LaunchKind::AccelerateFsdp2 : LaunchKind::AccelerateFsdp1;
}

std::optional<LaunchKind> kindOfKeys(std::string_view text)
{
    if (hasTopKey(text, "MODEL_ARGS"))
        return LaunchKind::MegatronConfig;
    if (isNeox(text))
        return LaunchKind::Neox;
    if (hasTopKey(text, "trainer") && hasTopKey(text, "model") && (hasKey(text, "num_nodes") || hasKey(text, "devices")))
        return LaunchKind::NemoConfig;
    if (hasKey(text, "distributed_type") || (hasKey(text, "compute_environment") && hasKey(text, "num_processes")))
        return kindOfAccelerate(text);
    return kindOfTrainer(text);
}

std::optional<LaunchKind> kindOfJson(std::string_view text)
{
    if (const std::optional<LaunchKind> kind = kindOfKeys(text))
        return kind;
    for (const char* key : {"zero_optimization", "train_micro_batch_size_per_gpu", "train_batch_size"}) {
        if (hasKey(text, key))
            return LaunchKind::DeepSpeed;
    }
    return std::nullopt;
}

/// By the tables of torchtitan's TOML; Python's projects and others have only tables of their own.
bool isTorchtitanToml(std::string_view text, std::string_view file)
{
    const auto hasTable = [text](const char* table) { return text.starts_with(table) || contains(text, "\n" + std::string(table)); };
    if (hasTable("[parallelism]"))
        return true;
    return file.ends_with(".toml") && (!hasTable("[") || hasTable("[training]") || hasTable("[job]") || hasTable("[model]"));
}

bool hasShebang(std::string_view text, std::string_view file) { return file.ends_with(".sh") || text.starts_with("#!"); }

}  // namespace

std::optional<LaunchKind> launchKindOf(std::string_view whole, std::string_view file)
{
    const std::string held = withoutComments(whole);
    const std::string_view text = held;
    if (text.empty())
        return std::nullopt;
    if (text[text.find_first_not_of(" \t\r\n")] == '{')
        return kindOfJson(text);
    if (isPython(text, file))
        return kindOfPython(text);
    if (isTorchtitanToml(text, file))
        return LaunchKind::Torchtitan022;
    if (file.ends_with(".toml"))
        return std::nullopt;
    if (const std::optional<LaunchKind> command = trainerCommandKind(text))
        return command;
    const bool isScript = hasShebang(whole, file);
    if (!isScript) {
        if (const std::optional<LaunchKind> kind = kindOfKeys(text))
            return kind;
    }
    if (contains(text, "--parallelism.") || contains(text, "torchtitan.train"))
        return LaunchKind::Torchtitan;
    if (contains(text, "run_recipe.py") || contains(text, "_model_parallel_size:") || contains(text, "model.tensor_model_parallel_size="))
        return LaunchKind::MegatronBridge;
    if (contains(text, "--num-layers") || contains(text, "--tensor-model-parallel-size") || contains(text, "pretrain_gpt.py"))
        return LaunchKind::Megatron;
    if (isScript)
        return std::nullopt;
    if (hasKey(text, "fsdp_config"))
        return kindOfAccelerate(text);
    return hasTopKey(text, "parallelism") && hasTopKey(text, "tokens") ? std::optional(LaunchKind::Nanotron) : std::nullopt;
}

Target targetOf(LaunchKind kind)
{
    switch (kind) {
    case LaunchKind::Megatron:
    case LaunchKind::MegatronConfig:
    case LaunchKind::NemoConfig:
    case LaunchKind::NemoPython:
    case LaunchKind::SwiftMegatron:
        return Target::Megatron;
    case LaunchKind::MegatronBridge:
    case LaunchKind::BridgePython:
        return Target::MegatronBridge;
    case LaunchKind::Nanotron:
        return Target::Nanotron;
    case LaunchKind::Torchtitan:
        return Target::Torchtitan;
    case LaunchKind::Torchtitan022:
        return Target::Torchtitan022;
    case LaunchKind::AccelerateFsdp1:
    case LaunchKind::AccelerateOther:
        return Target::AccelerateFsdp1;
    case LaunchKind::AccelerateFsdp2:
        return Target::AccelerateFsdp2;
    case LaunchKind::DeepSpeed:
    case LaunchKind::Neox:
    case LaunchKind::AccelerateDeepSpeed:
    case LaunchKind::LlamaFactory:
    case LaunchKind::Axolotl:
    case LaunchKind::Trl:
    case LaunchKind::Swift:
        return Target::DeepSpeed;
    }
    return Target::Megatron;
}

}  // namespace shardscope
