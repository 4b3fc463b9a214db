// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "core/remedy/figures.h"
#include "core/sweep/varied_search.h"
#include "widgets/charts/curves.h"

namespace shardscope {

/// The groups of the picture of variants.
enum class VariedCurve { Others, Front, Present };

/// Returns throughput against memory: each row that has a plan, the front, and the scenario of the window.
[[nodiscard]] CurvesData variedPicture(const VariedSearch& search, const Figures& present);
/// Returns the row of a point; −1: none.
[[nodiscard]] int rowOfVariedPoint(const VariedSearch& search, int curve, int point);
/// Returns the point of a row; curve −1: none.
[[nodiscard]] std::pair<int, int> variedPointOf(const VariedSearch& search, int row);

}  // namespace shardscope
