// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/validate/ranking.h"
#include "tests/calibration/least_squares.h"
#include "tests/calibration/observation.h"
#include "tests/calibration/skipped_rows.h"

namespace shardscope::calibration {

/// The data of packaging/ACCURACY.md.
struct PageInputs {
    std::vector<Observation> observations;
    std::vector<Sample> samples;
    Linearisation shipped;  ///< of the samples at the shipped constants
    std::vector<Grid> grids;
    std::vector<SkippedRow> skipped;
    double strength = 0;
};

/// Returns the figures to quote: step time with each family left out and as shipped, memory, and the answers to "does it fit?".
[[nodiscard]] std::string summaryText(const std::vector<Observation>& observations);

/// Returns the page in Markdown; the same bytes for the same inputs.
[[nodiscard]] std::string accuracyPage(const PageInputs& inputs);

}  // namespace shardscope::calibration
