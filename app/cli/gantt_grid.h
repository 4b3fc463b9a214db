// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/terminal.h"
#include "core/schedule/simulation.h"

namespace shardscope::cli {

struct GanttCell {
    std::string text = ".";
    Colour colour = Colour::Dim;
    char gap = ' ';  ///< before it
};

using GanttRow = std::vector<GanttCell>;

/// A schedule on a raster of time: a row per rank, a cell per column. A block's name is in its first cell (that of a fused block in its
/// first two).
struct GanttGrid {
    double unit = 1;  ///< of time, per column
    std::vector<GanttRow> rows;
};

/// Returns the grid; empty where no unit of time divides all times, or where there would be too many columns to read.
[[nodiscard]] std::optional<GanttGrid> ganttGrid(const Schedule& schedule, const Simulation& simulation);

[[nodiscard]] Colour colourOf(BlockKind kind);

/// Returns "F3"; for a fused block the name of its forward.
[[nodiscard]] std::string firstName(const Block& block, int chunks);
/// Returns the name of a fused block's backward.
[[nodiscard]] std::string secondName(const Block& block, int chunks);

}  // namespace shardscope::cli
