// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/views/runs/run_row.h"
#include "widgets/charts/scatter.h"

namespace shardscope {

/// The points of the runs that can be compared, with their rows; own runs last, so that they are on top.
struct RunPoints {
    ScatterData data;
    std::vector<int> rows;  ///< of the model, one per point

    /// Returns the point of a row; −1: it has none.
    [[nodiscard]] int pointOf(int row) const;
};

/// Returns the points. `shown`: rows of the model, in the order of the list.
[[nodiscard]] RunPoints runPoints(const std::vector<RunRow>& rows, const std::vector<int>& shown, RunMetric metric);

/// Returns a sentence on the errors of the estimates. Empty: nothing can be compared.
[[nodiscard]] QString runsVerdict(const std::vector<RunRow>& rows, const std::vector<int>& shown, RunMetric metric);

/// Returns the errors of the estimates, one line per source and one for all of them.
[[nodiscard]] TableData sourceTable(const std::vector<RunRow>& rows, const std::vector<int>& shown);

}  // namespace shardscope
