// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/result.h"
#include "core/io/huggingface/config.h"

namespace shardscope::huggingface {

/// The part of a config that describes the text decoder, and its `model_type`.
struct TextModel {
    Config config;
    std::string type;
};

/// Finds the text decoder: the config itself, or what a wrapper keeps under `text_config`, `language_config`, `llm_config`,
/// `thinker_config`, … Refuses what is no causal decoder.
[[nodiscard]] Result<TextModel> findTextModel(const Json& config, const std::string& file, const std::string& pointer);

}  // namespace shardscope::huggingface
