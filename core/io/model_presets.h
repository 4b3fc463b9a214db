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
    std::string family;     ///< its file
    std::string source;     ///< where its dimensions and its published count are from
    std::string published;  ///< the published number of parameters, as published: "70553706496" or "145.6B"
    std::shared_ptr<const Architecture> architecture;
};

/// Returns all presets, by family and then in the order of the file. Read once, at the first call; empty if the built-in data is broken (a
/// test reads every file).
[[nodiscard]] const std::vector<ModelPreset>& modelPresets();
/// Returns the architecture of a preset. Error: UnknownName, with the nearest name.
[[nodiscard]] Result<Architecture> modelPreset(std::string_view id);

/// Reads one file of presets (`shardscope.models/1`).
[[nodiscard]] Result<std::vector<ModelPreset>> readModelPresets(std::string_view text, std::string_view file);

}  // namespace shardscope
