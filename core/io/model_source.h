// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/scenario/model_source.h"
#include "core/scenario/scenario.h"

namespace shardscope {

struct Architecture;

/// The model of the command line's MODEL argument.
struct LoadedModel {
    std::string name;  ///< the preset's or the scenario's name, or the file's
    ModelSource source;
    std::shared_ptr<const Architecture> architecture;
};

/// Returns the keys of a config.json that were not read though they may state something about the model (`unreadConfigKeys`); empty for
/// other sources.
[[nodiscard]] std::vector<std::string> unreadKeys(const ModelSource& source);

/// Loads MODEL: a preset's id, or a path (or "-") to a Hugging Face config.json or to a scenario.
[[nodiscard]] Result<LoadedModel> loadModel(const std::string& argument);

}  // namespace shardscope
