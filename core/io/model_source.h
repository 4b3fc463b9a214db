// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/scenario/scenario.h"

namespace shardscope {

/// The architecture that a scenario's model names. Errors of a config or an architecture have pointers into it.
[[nodiscard]] Result<std::shared_ptr<const Architecture>> resolveModel(const ModelSource& source);

/// Ids of the built-in models, as people would list them.
[[nodiscard]] std::vector<std::string> modelPresetIds();

/// What the command line's MODEL argument stands for.
struct LoadedModel {
    std::string name;  ///< the preset's or the scenario's name, or the file's
    ModelSource source;
    std::shared_ptr<const Architecture> architecture;
};

/// MODEL: a preset's id, or a path (or "-") to a Hugging Face config.json or to a scenario.
[[nodiscard]] Result<LoadedModel> loadModel(const std::string& argument);

}  // namespace shardscope
