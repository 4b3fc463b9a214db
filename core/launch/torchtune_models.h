// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace shardscope {

/// A family of torchtune's models: what its configurations name as well as the model.
struct TorchtuneFamily {
    std::string_view folder;     ///< below torchtune.models
    std::string_view tokenizer;  ///< "llama3.llama3_tokenizer"
    std::string_view type;       ///< of the checkpointer
    bool hasTensorPlan = false;  ///< for tensor parallelism
};

/// A model of torchtune and the preset with its dimensions. Source: torchtune bd2a0fc7c, torchtune/models, `_model_builders.py` of each family.
struct TorchtuneModel {
    std::string_view name;  ///< its builder, "llama3_1_8b"
    std::string_view preset;
    const TorchtuneFamily* family = nullptr;
};

/// Returns the model of a builder, without "lora_" or "qlora_" before its name; null where it is not known.
[[nodiscard]] const TorchtuneModel* torchtuneModelCalled(std::string_view builder);

/// Returns the model of a preset; null where torchtune has none.
[[nodiscard]] const TorchtuneModel* torchtuneModelOf(std::string_view preset);

/// Returns the presets of all models, "llama-2-7b, llama-2-13b, …".
[[nodiscard]] std::string torchtunePresets();

}  // namespace shardscope
