// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/lengths/length_distribution.h"

namespace shardscope {

/// A data set whose documents have been counted, from `resources/lengths/`.
struct LengthPreset {
    std::string id;       ///< e.g. "gsm8k"
    std::string name;     ///< e.g. "GSM8K (training set)"
    std::string source;   ///< repository, commit and file of the documents
    std::string counted;  ///< which tokens of them; "assumed: …" where bytes were counted
    LengthDistribution lengths;

    [[nodiscard]] bool isFromBytes() const { return counted.starts_with("assumed"); }
};

/// Returns all presets in the order of their file. Read once, at the first call; empty if the built-in data is broken (a test reads it).
[[nodiscard]] const std::vector<LengthPreset>& lengthPresets();
/// Returns a preset, never null. Error: UnknownName, with the nearest name.
[[nodiscard]] Result<const LengthPreset*> lengthPreset(std::string_view id);

/// Reads one file of presets (`shardscope.lengths/1`).
[[nodiscard]] Result<std::vector<LengthPreset>> readLengthPresets(std::string_view text, std::string_view file);

}  // namespace shardscope
