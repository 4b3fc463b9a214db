// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tests/calibration/constant_parameters.h"

namespace shardscope::calibration {

/// The options of `calibration`.
struct Options {
    std::string mode = "--errors";
    std::size_t perSource = 0;  ///< samples of one source, at most; 0: all
    int linearisations = 0;     ///< 0: the mode's own
    double strength = kStrength;
    bool fromPriors = false;
    std::string constantsFile;
    std::string residualsFile;  ///< empty: not written
    std::string pageFile;       ///< the same
    std::vector<std::string> runs;
};

/// Returns the parsed options; empty if they are invalid.
[[nodiscard]] std::optional<Options> optionsOf(const std::vector<std::string>& arguments);

[[nodiscard]] const char* usage();

}  // namespace shardscope::calibration
