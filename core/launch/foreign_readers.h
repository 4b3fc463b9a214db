// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/launch/launch_reader.h"

/// Readers of launchers that nothing is exported for.
namespace shardscope {

void readNeox(LaunchReader& reader);
void readAccelerateDeepSpeed(LaunchReader& reader);
void readAccelerateOther(LaunchReader& reader);
/// Megatron-LM's flags of models that are no decoder of attention layers.
void refuseOtherModels(LaunchReader& reader);
/// NeMo's YAML or Python, under the names of Megatron-LM's flags.
void readNemo(LaunchReader& reader);
/// `megatron sft` of ms-swift: Megatron-LM's flags, beside a model of the hub.
void readSwiftMegatron(LaunchReader& reader);

/// The same settings with "_" for "-" in their names, which GPT-NeoX takes either way.
[[nodiscard]] ConfigValue withUnderscores(const ConfigValue& settings);

/// The model is a preset, unless the file leaves it open.
void setPreset(LaunchReader& reader, const std::string& preset);

inline const Message kOneMachine = said("accelerate starts one machine by default.");

/// The file does not say on how many GPUs it runs; `setting` would.
void needWorld(LaunchReader& reader, std::string_view setting, const Message& why);

/// What stands for a vocabulary that a file leaves to the tokenizer.
struct OpenVocabulary {
    std::string_view setting;  ///< would say it
    Message why;               ///< the file does not
    std::int64_t usual = 0;    ///< where no preset has the model's other dimensions
    Message usualWhy;
};

/// Sets the model of this description, which says no vocabulary: that of the presets which are the same but for it where they agree, else
/// the usual one.
void setArchitectureOfAnyVocabulary(LaunchReader& reader, ConfigValue description, const OpenVocabulary& open);

}  // namespace shardscope
