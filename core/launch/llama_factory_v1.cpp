// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/llama_factory_v1.h"

#include <algorithm>
#include <utility>

#include "core/base/message.h"

namespace shardscope {
namespace {

struct Renamed {
    std::string_view place;
    std::string_view name;
};

constexpr Renamed kRenamed[] = {{"model", "model_name_or_path"},
                                {"micro_batch_size", "per_device_train_batch_size"},
                                {"peft_config.name", "finetuning_type"},
                                {"peft_config.r", "lora_rank"},
                                {"peft_config.lora_dropout", "lora_dropout"},
                                {"peft_config.target_modules", "lora_target"},
                                {"peft_config.use_dora", "use_dora"},
                                {"peft_config.freeze_trainable_layers", "freeze_trainable_layers"},
                                {"quant_config.quantization_bit", "quantization_bit"},
                                {"optim_config.name", "optim"},
                                {"mp_replicate_size", "dp_replicate_size"},
                                {"mp_shard_size", "dp_shard_size"}};

/// Other keys keep their names.
std::string nameOfPlace(const std::string& place)
{
    const auto* const found =
        std::find_if(std::begin(kRenamed), std::end(kRenamed), [&place](const Renamed& row) { return row.place == place; });
    return found == std::end(kRenamed) ? place : std::string(found->name);
}

void appendRenamed(PlacedSettings& renamed, const ConfigValue::Map& map, const std::string& prefix)
{
    for (const auto& [key, value] : map) {
        const std::string place = prefix + key;
        if (value.entries() && !value.entries()->empty()) {
            appendRenamed(renamed, *value.entries(), place + ".");
            continue;
        }
        const std::string name = nameOfPlace(place);
        renamed.values.set(name, value);
        renamed.places.insert_or_assign(name, place);
    }
}

/// Sets what the settings don't say.
void assume(PlacedSettings& renamed, const char* name, const char* place, ConfigValue value)
{
    if (renamed.values.find(name))
        return;
    renamed.values.set(name, std::move(value).assumedBecause(said("This is the default of LLaMA-Factory v1.")));
    renamed.places.insert_or_assign(name, place);
}

/// `dist_config.name` as the settings that transformers has for it.
void setSharding(PlacedSettings& renamed)
{
    const ConfigValue* const backend = renamed.values.find("dist_config.name");
    if (!backend || !backend->text())
        return;
    const std::string name = *backend->text();
    const auto line = static_cast<std::size_t>(backend->line());
    const auto move = [&renamed](const char* place, const char* to) {
        if (const ConfigValue* value = renamed.values.find(place)) {
            renamed.values.set(to, *value);
            renamed.places.insert_or_assign(to, place);
        }
    };
    if (name == "fsdp2") {
        renamed.values.set("fsdp", ConfigValue("full_shard").atLine(line));
        renamed.places.insert_or_assign("fsdp", "dist_config.name");
        renamed.values.set("fsdp_version", ConfigValue(std::int64_t{2}).atLine(line));
        renamed.places.insert_or_assign("fsdp_version", "dist_config.name");
        move("dist_config.reshard_after_forward", "fsdp_config.reshard_after_forward");
        move("dist_config.offload_params", "fsdp_config.offload_params");
    } else if (name == "deepspeed") {
        move("dist_config.config_file", "deepspeed");
    } else {
        renamed.values.set(
            "deepspeed",
            ConfigValue(UnknownValue{name, said("The backend {} of dist_config is not known to this program", {name}), {}}).atLine(line));
        renamed.places.insert_or_assign("deepspeed", "dist_config.name");
    }
}

}  // namespace

bool isLlamaFactoryV1(const ConfigValue& settings)
{
    const auto has = [&settings](const char* key) { return settings.find(key) != nullptr; };
    return has("model") && !has("model_name_or_path") &&
           (has("dist_config") || has("peft_config") || has("kernel_config") || has("train_dataset"));
}

PlacedSettings fromLlamaFactoryV1(const ConfigValue& settings)
{
    PlacedSettings renamed;
    appendRenamed(renamed, *settings.entries(), {});
    assume(renamed, "finetuning_type", "peft_config", "full");
    assume(renamed, "per_device_train_batch_size", "micro_batch_size", std::int64_t{1});
    assume(renamed, "bf16", "bf16", true);
    assume(renamed, "cp_size", "cp_size", std::int64_t{1});
    assume(renamed, "enable_activation_checkpointing", "enable_activation_checkpointing", true);
    if (const ConfigValue* const method = renamed.values.find("finetuning_type"); method->text() && *method->text() == "lora")
        assume(renamed, "lora_dropout", "peft_config.lora_dropout", 0.05);
    const ConfigValue recompute = *renamed.values.find("enable_activation_checkpointing");
    ConfigValue none = ConfigValue(recompute.boolean() == false).atLine(static_cast<std::size_t>(recompute.line()));
    renamed.values.set("disable_gradient_checkpointing",
                       recompute.assumedWhy().empty() ? std::move(none) : std::move(none).assumedBecause(recompute.assumedWhy()));
    renamed.places.insert_or_assign("disable_gradient_checkpointing", "enable_activation_checkpointing");
    renamed.values.rawEntries().erase(std::remove_if(renamed.values.rawEntries().begin(), renamed.values.rawEntries().end(),
                                                     [](const auto& entry) { return entry.first == "enable_activation_checkpointing"; }),
                                      renamed.values.rawEntries().end());
    setSharding(renamed);
    return renamed;
}

}  // namespace shardscope
