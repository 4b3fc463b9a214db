// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/huggingface/import.h"
#include "core/io/json.h"

namespace shardscope {

/// The same for a config that stands inside another document, at `pointer` of `file` (a scenario's `hf_config`).
[[nodiscard]] Result<Architecture> importHuggingFaceConfig(const Json& config, const std::string& file, const std::string& pointer);

}  // namespace shardscope
