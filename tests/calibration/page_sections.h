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

/// Returns the section on errors per source, per GPU generation and per framework.
[[nodiscard]] std::string accuracySection(const std::vector<Observation>& observations);

/// Returns the errors of each family of sources, and the reason why its sources are one.
[[nodiscard]] std::string familySection(const std::vector<Observation>& observations);

/// Returns the answers to "does it fit?" by source, and every wrong one.
[[nodiscard]] std::string fitSection(const std::vector<Observation>& observations);

/// Returns, per source, the number of runs within the band that was fitted without it.
[[nodiscard]] std::string bandSection(const std::vector<Observation>& observations);

/// Returns every counted row that no figure contains, with the reason; empty where there is none.
[[nodiscard]] std::string skippedSection(const std::vector<SkippedRow>& rows);

/// Returns every constant with its prior, value, bounds, kind, source text and the sources that support it.
[[nodiscard]] std::string constantsSection(const std::vector<Sample>& samples, const Linearisation& shipped);

/// Returns every grid of plans with its rank correlation and regret.
[[nodiscard]] std::string rankingSection(const std::vector<Grid>& grids);

}  // namespace shardscope::calibration
