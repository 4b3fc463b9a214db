// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/launch/launch_reader.h"

/// Readers of launchers without an export.
namespace shardscope {

void readNeox(LaunchReader& reader);
void readAccelerateDeepSpeed(LaunchReader& reader);
void readAccelerateOther(LaunchReader& reader);
/// Refuses Megatron-LM's flags of models that are not decoders of attention layers.
void refuseOtherModels(LaunchReader& reader);
/// Reads NeMo's YAML or Python, under the names of Megatron-LM's flags.
void readNemo(LaunchReader& reader);
/// Reads `megatron sft` of ms-swift: Megatron-LM's flags, with a model of the hub.
void readSwiftMegatron(LaunchReader& reader);

/// Returns the settings with "_" for "-" in their names; GPT-NeoX accepts both.
[[nodiscard]] ConfigValue withUnderscores(const ConfigValue& settings);

/// Sets the model to a preset, unless the file leaves it open.
void setPreset(LaunchReader& reader, const std::string& preset);

inline const Message kOneMachine = said("accelerate starts one machine by default.");

/// Notes that the file does not state the number of GPUs; `setting` would.
void needWorld(LaunchReader& reader, std::string_view setting, const Message& why);

/// The handling of a vocabulary that a file leaves to the tokenizer.
struct OpenVocabulary {
    std::string_view setting;  ///< setting that would state it
    Message why;               ///< the file does not
    std::int64_t usual = 0;    ///< value where no preset has the model's other dimensions
    Message usualWhy;
};

/// Sets the model of a description without a vocabulary. The vocabulary is that of the presets with the same dimensions where they agree,
/// else the usual one.
void setArchitectureOfAnyVocabulary(LaunchReader& reader, ConfigValue description, const OpenVocabulary& open);

}  // namespace shardscope
