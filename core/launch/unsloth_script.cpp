// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/python_calls.h"
#include "core/launch/unsloth_settings.h"

#include <algorithm>
#include <array>
#include <optional>

namespace shardscope {
namespace {

/// A trainer or its configuration, and the training that they do.
struct TrainerClass {
    std::string_view name;
    std::string_view command;
};
constexpr TrainerClass kTrainers[] = {{"SFTTrainer", "sft"}, {"UnslothTrainer", "sft"},   {"DPOTrainer", "dpo"},   {"ORPOTrainer", "orpo"},
                                      {"KTOTrainer", "kto"}, {"RewardTrainer", "reward"}, {"GRPOTrainer", "grpo"}, {"Trainer", "sft"},
                                      {"CPOTrainer", "cpo"}, {"Seq2SeqTrainer", "sft"}};

/// Configurations, with the defaults that Unsloth gives to those of TRL (unsloth/models/rl.py), and transformers to its own.
struct ConfigClass {
    std::string_view name;
    std::int64_t microBatch;
    std::int64_t accumulation;
    std::string_view optimizer;
    std::string_view source;
};
constexpr ConfigClass kOfTrl{"", 4, 2, "adamw_8bit", "Unsloth, unsloth/models/rl.py"};
constexpr ConfigClass kOfTransformers{"TrainingArguments", 8, 1, "adamw_torch_fused", "transformers' TrainingArguments"};
constexpr std::string_view kTrlConfigs[] = {"SFTConfig", "DPOConfig", "ORPOConfig", "KTOConfig", "RewardConfig", "GRPOConfig", "CPOConfig"};

/// Objects that the calls pass on, which are no settings.
constexpr std::string_view kObjects[] = {"model",         "tokenizer",  "processing_class", "args",      "train_dataset", "eval_dataset",
                                         "data_collator", "callbacks",  "formatting_func",  "ref_model", "token",         "compute_metrics",
                                         "reward_funcs",  "peft_config"};

template <typename Names>
bool isIn(const Names& names, std::string_view name)
{
    return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

std::string_view lastPart(std::string_view name) { return name.substr(name.rfind('.') + 1); }

std::string_view ownerOf(std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos ? std::string_view{} : lastPart(name.substr(0, dot));
}

bool isModelClass(std::string_view name) { return name.starts_with("Fast") && (name.ends_with("Model") || name.ends_with("Transformer")); }

class UnslothScript {
public:
    PlacedSettings read(std::string_view script)
    {
        for (const PythonCall& call : pythonCalls(script))
            readCall(call);
        finish();
        return std::move(m_settings);
    }

private:
    void readCall(const PythonCall& call)
    {
        const std::string_view name = lastPart(call.name);
        if (m_trainsAt > 0) {
            if (isOfTraining(call))
                tellUnread(call, said("The call in line {} comes after the training in line {}.",
                                      {std::to_string(call.line), std::to_string(m_trainsAt)}));
        } else if (name == "from_pretrained" && isModelClass(ownerOf(call.name))) {
            setText("unsloth_model_class", ownerOf(call.name), call.line);
            addArguments(call, "model_name");
        } else if (name == "get_peft_model" && isModelClass(ownerOf(call.name))) {
            setText("get_peft_model", "lora", call.line);
            addArguments(call, {});
        } else if (name == "train" && call.name != name) {
            m_trainsAt = call.line;
        } else {
            readTrainer(call, name);
        }
    }

    void readTrainer(const PythonCall& call, std::string_view name)
    {
        const auto* const trainer =
            std::find_if(std::begin(kTrainers), std::end(kTrainers), [name](const TrainerClass& each) { return each.name == name; });
        if (trainer != std::end(kTrainers)) {
            setText("command", trainer->command, call.line);
            return addArguments(call, {});
        }
        if (!isIn(kTrlConfigs, name) && name != kOfTransformers.name && name != "UnslothTrainingArguments")
            return;
        m_config = isIn(kTrlConfigs, name) ? &kOfTrl : name == kOfTransformers.name ? &kOfTransformers : nullptr;
        m_hasConfig = true;
        addArguments(call, {});
    }

    [[nodiscard]] static bool isOfTraining(const PythonCall& call)
    {
        const std::string_view name = lastPart(call.name);
        return (name == "from_pretrained" || name == "get_peft_model") && isModelClass(ownerOf(call.name));
    }

    /// `first`: the name of the argument that is given by its place.
    void addArguments(const PythonCall& call, std::string_view first)
    {
        for (std::size_t at = 0; at < call.arguments.size(); ++at) {
            const PythonArgument& argument = call.arguments[at];
            const std::string name = argument.name.empty() && at == 0 ? std::string(first) : argument.name;
            if (!name.empty() && !isIn(kObjects, name) && !argument.value.isNull())
                add(name, argument.value);
        }
    }

    void add(const std::string& name, const ConfigValue& value)
    {
        // "bf16 = is_bfloat16_supported()" and "fp16 = not …" ask the GPU.
        const bool asksGpu = value.unknown() && (value.unknown()->written.find("bfloat16_supported") != std::string::npos ||
                                                 value.unknown()->written.find("bf16_supported") != std::string::npos);
        if (asksGpu && (name == "bf16" || name == "fp16")) {
            m_asksGpuAt = value.line();
            return;
        }
        const ConfigValue* const before = m_settings.values.find(name);
        // A trainer's own length is that of its rows, and what the model was loaded with is the most (unsloth/models/rl.py, length_check).
        const bool isLength = name == "max_seq_length";
        if (before && !isLength && !(*before == value))
            return m_settings.values.set(
                name, ConfigValue(UnknownValue{value.written(),
                                               said("The file sets different values, {} and {}", {before->written(), value.written()}),
                                               {}})
                          .atLine(static_cast<std::size_t>(value.line())));
        m_settings.values.set(name, value);
    }

    void setText(const char* key, std::string_view text, std::size_t line) { m_settings.values.set(key, ConfigValue(text).atLine(line)); }

    void tellUnread(const PythonCall& call, Message why)
    {
        m_settings.values.rawEntries().emplace_back(call.name,
                                                    ConfigValue(UnknownValue{call.name + "(…)", std::move(why), {}}).atLine(call.line));
    }

    void assume(const char* name, ConfigValue value, const Message& why)
    {
        if (!m_settings.values.find(name))
            m_settings.values.set(name, std::move(value).assumedBecause(why));
    }

    [[nodiscard]] bool isOn(std::string_view name) const
    {
        const ConfigValue* const value = m_settings.values.find(name);
        return value && value->boolean() == true;
    }

    /// Where the model is loaded whole, 4 bits are switched off (unsloth/models/loader.py).
    void assumeFormat()
    {
        const Message why = said("This is the default of Unsloth ({}).", {"unsloth/models/loader.py"});
        const bool isStated = isOn("full_finetuning") || isOn("load_in_8bit") || isOn("load_in_16bit") || isOn("load_in_fp8");
        if (!isStated && m_settings.values.find("unsloth_model_class"))
            assume("load_in_4bit", true, why);
        assume("max_seq_length", 2048, why);
        assume("use_gradient_checkpointing", "unsloth", why);
    }

    /// Switches of FastModel, in the place of a list of modules.
    void assumeModules()
    {
        const auto isOff = [this](const char* name) {
            const ConfigValue* const value = m_settings.values.find(name);
            return value && value->boolean() == false ? value : nullptr;
        };
        const ConfigValue* const attention = isOff("finetune_attention_modules");
        const ConfigValue* const feedForward = isOff("finetune_mlp_modules");
        if (m_settings.values.find("target_modules") || (!attention && !feedForward))
            return;
        ConfigValue::List modules;
        for (const char* module : {"q_proj", "k_proj", "v_proj", "o_proj"}) {
            if (!attention)
                modules.emplace_back(module);
        }
        for (const char* module : {"gate_proj", "up_proj", "down_proj"}) {
            if (!feedForward)
                modules.emplace_back(module);
        }
        const int line = (attention ? attention : feedForward)->line();
        m_settings.values.set("target_modules", ConfigValue(std::move(modules)).atLine(static_cast<std::size_t>(line)));
    }

    void finish()
    {
        assumeModules();
        if (isOn("full_finetuning")) {
            const ConfigValue* const full = m_settings.values.find("full_finetuning");
            setText("get_peft_model", "full", static_cast<std::size_t>(full->line()));
        }
        assumeFormat();
        if (m_config || !m_hasConfig) {
            const ConfigClass& config = m_config ? *m_config : kOfTrl;
            const Message why = said("This is the default of Unsloth ({}).", {config.source});
            assume("per_device_train_batch_size", config.microBatch, why);
            assume("gradient_accumulation_steps", config.accumulation, why);
            assume("optim", config.optimizer, why);
        }
        if (m_asksGpuAt > 0) {
            const Message why = said("The script asks the GPU in line {}. GPUs since Ampere have bf16.", {std::to_string(m_asksGpuAt)});
            assume("bf16", true, why);
        }
        assume("nproc_per_node", 1, said("A script of Unsloth runs on one GPU, unless torchrun starts it."));
    }

    PlacedSettings m_settings;
    const ConfigClass* m_config = nullptr;
    bool m_hasConfig = false;
    int m_asksGpuAt = 0;
    std::size_t m_trainsAt = 0;
};

}  // namespace

Result<PlacedSettings> unslothScriptSettings(std::string_view script, const std::string& file)
{
    PlacedSettings settings = UnslothScript().read(script);
    if (settings.values.find("command"))
        return settings;
    return Error{ErrorCode::BadUsage,
                 {"the script makes no trainer, so it trains nothing", "a script that makes an SFTTrainer, or another trainer of TRL"},
                 file,
                 {}};
}

}  // namespace shardscope
