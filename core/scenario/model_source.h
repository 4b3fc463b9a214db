// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

/// Resolves a scenario's model. Declared here, where the parameters set it; defined in `core/io`, which reads the files.
namespace shardscope {

struct Architecture;
struct ModelSource;
struct Scenario;

/// Returns the architecture that a scenario's model names. Errors of a config or an architecture have pointers into it.
[[nodiscard]] Result<std::shared_ptr<const Architecture>> resolveModel(const ModelSource& source);

/// Returns the ids of the built-in models, in the order of display.
[[nodiscard]] std::vector<std::string> modelPresetIds();

/// Returns the source of a built-in model's dimensions, "config.json of meta-llama/Llama-3.1-8B"; empty where there is no such model.
[[nodiscard]] std::string modelPresetSource(std::string_view id);

/// Returns the id of the preset with the same numbers: every dimension, the base of the rotary frequencies and the epsilon of the norms
/// where both state them. The type in the model's file does not count. Empty where there is none.
[[nodiscard]] std::string presetIdOf(const Architecture& architecture);

/// Returns the same for a scenario's model: a preset's own id, else the id of an equal preset.
[[nodiscard]] std::string presetIdOf(const Scenario& scenario);

}  // namespace shardscope
