// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace shardscope {

struct Architecture;

/// Reads a Hugging Face `config.json` as transformers would build the model from it: absent keys take that model class's
/// default, keys that say nothing about the model's tensors are ignored, a wrapper (vision, speech) gives its text decoder.
/// Errors name `file` and the JSON pointer. `NotACausalDecoder` and `UnknownArchitecture` say why a kind of model is refused.
[[nodiscard]] Result<Architecture> importHuggingFaceConfig(std::string_view text, std::string_view file);

/// Returns the keys that were not read though they may state something about the model's tensors or its work: vision towers, sparse blocks,
/// adapters. Keys of tokens, generation, initialisation and the like are not among them. Empty where the config cannot be read.
[[nodiscard]] std::vector<std::string> unreadConfigKeys(std::string_view text);

/// Returns every `model_type` that can be read, sorted.
[[nodiscard]] std::vector<std::string> supportedModelTypes();

}  // namespace shardscope
