// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <stop_token>
#include <vector>

#include "core/search/search.h"
#include "widgets/charts/heat_map.h"

namespace shardscope {

/// A model on a number of nodes: the best plan of a search, and the fastest measured plan.
struct PlanGridCell {
    int nodes = 1;
    std::optional<Scenario> found;  ///< with its plan; empty: none fits
    PlanFigures figures;
    std::optional<Scenario> fastest;  ///< as it was measured; empty: none ran
    double measuredRate = 0;          ///< tokens/s per GPU
    std::optional<double> measuredMfu;
    double tightRate = 0;  ///< tokens/s per GPU of the best tight plan; 0: none is faster than the plan that fits
};

struct PlanGridRow {
    QString model;
    std::vector<PlanGridCell> cells;
};

/// Returns the models and node counts of the playbook's benchmark, trained as there. The searched space is nanotron's: ZeRO 0 or 1, 1F1B,
/// no recomputation. Returns the rows so far when asked to stop.
[[nodiscard]] std::vector<PlanGridRow> planGrid(std::stop_token stop = {});

[[nodiscard]] HeatMapData planGridPicture(const std::vector<PlanGridRow>& rows);
/// Returns the scenario of a cell of the picture; null: none. Even rows are found, odd ones measured.
[[nodiscard]] const Scenario* scenarioOf(const std::vector<PlanGridRow>& rows, int row, int column);

}  // namespace shardscope
