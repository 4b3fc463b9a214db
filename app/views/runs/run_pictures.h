// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/views/runs/run_row.h"
#include "widgets/charts/scatter.h"

namespace shardscope {

/// The points of the runs that can be compared, and the row behind each: own runs last, so that they lie on top.
struct RunPoints {
    ScatterData data;
    std::vector<int> rows;  ///< of the model, one a point

    /// The point of a row; −1: it has none.
    [[nodiscard]] int pointOf(int row) const;
};

/// `shown`: rows of the model, in the order of the list.
[[nodiscard]] RunPoints runPoints(const std::vector<RunRow>& rows, const std::vector<int>& shown, RunMetric metric);

/// The answer in a sentence: how far estimates are from what was measured. Empty: nothing can be compared.
[[nodiscard]] QString runsVerdict(const std::vector<RunRow>& rows, const std::vector<int>& shown, RunMetric metric);

/// How far the estimates of each source are from what was measured, one line a source and one for all of them.
[[nodiscard]] TableData sourceTable(const std::vector<RunRow>& rows, const std::vector<int>& shown);

}  // namespace shardscope
