// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/unsloth_settings.h"

#include "core/base/message.h"
#include "core/launch/trainer_command.h"

namespace shardscope {
namespace {

struct UsualFlag {
    const char* name;
    ConfigValue value;
};

/// "True" is a text for argparse, and so is "unsloth".
void keepText(ConfigValue& settings, std::string_view name)
{
    const ConfigValue* const value = settings.find(name);
    if (value && value->boolean())
        settings.set(name, ConfigValue(*value->boolean() ? "True" : "False").atLine(static_cast<std::size_t>(value->line())));
}

}  // namespace

Result<PlacedSettings> unslothCommandSettings(std::string_view script, const std::string& file)
{
    Result<ConfigValue> settings = trainerCommandSettings(script, file);
    if (!settings)
        return settings.error();
    keepText(*settings, "use_gradient_checkpointing");
    const UsualFlag usual[] = {{"model_name", "unsloth/llama-3-8b"},
                               {"max_seq_length", 2048},
                               {"r", 16},
                               {"use_gradient_checkpointing", "unsloth"},
                               {"per_device_train_batch_size", 2},
                               {"gradient_accumulation_steps", 4},
                               {"optim", "adamw_8bit"}};
    for (const UsualFlag& flag : usual) {
        if (!settings->find(flag.name))
            settings->set(flag.name, ConfigValue(flag.value).assumedBecause(said("This is the default of unsloth-cli.py.")));
    }
    if (!settings->find("nproc_per_node") && !settings->find("nnodes"))
        settings->set("nproc_per_node", ConfigValue(1).assumedBecause(said("The command starts one process: torchrun is not part of it.")));
    return asTheyStand(std::move(settings));
}

}  // namespace shardscope
