// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"

/// Resolves what a scenario's model names. Declared here, where the parameters set it; defined in `core/io`, which reads the files.
namespace shardscope {

struct Architecture;
struct ModelSource;
struct Scenario;

/// The architecture that a scenario's model names. Errors of a config or an architecture have pointers into it.
[[nodiscard]] Result<std::shared_ptr<const Architecture>> resolveModel(const ModelSource& source);

/// Ids of the built-in models, as people would list them.
[[nodiscard]] std::vector<std::string> modelPresetIds();

/// Returns the id of the preset that has these numbers: every dimension, the base of the rotary frequencies and the epsilon of the norms
/// where both state them, whatever the model's file calls its type. Empty where there is none.
[[nodiscard]] std::string presetIdOf(const Architecture& architecture);

/// The same of what a scenario's model names: a preset's own id, else the preset that equals it.
[[nodiscard]] std::string presetIdOf(const Scenario& scenario);

}  // namespace shardscope
