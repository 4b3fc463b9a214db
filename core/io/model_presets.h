// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace shardscope {

struct Architecture;

/// A model that people name, from `resources/models/`.
struct ModelPreset {
    std::string id;         ///< e.g. "llama-3-70b"
    std::string name;       ///< e.g. "Llama 3 70B"
    std::string family;     ///< the file it stands in
    std::string source;     ///< where its dimensions and its published count are from
    std::string published;  ///< the published number of parameters, as published: "70553706496" or "145.6B"
    std::shared_ptr<const Architecture> architecture;
};

/// All of them, by family and then as a person would list them. Read once, at the first call; empty if the data that the
/// program carries is broken (a test reads every file).
[[nodiscard]] const std::vector<ModelPreset>& modelPresets();
/// The architecture of a preset. `UnknownName` names the nearest one.
[[nodiscard]] Result<Architecture> modelPreset(std::string_view id);

/// Reads one file of presets (`shardscope.models/1`).
[[nodiscard]] Result<std::vector<ModelPreset>> readModelPresets(std::string_view text, std::string_view file);

}  // namespace shardscope
