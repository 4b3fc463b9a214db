// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"
#include "core/schedule/simulation.h"

namespace shardscope::cli {

/// Returns a number as people write it: "33", "33.6".
[[nodiscard]] std::string plainNumber(double value);

/// Returns the schedule over time, a row per rank and a column per unit of time, in several bands where it is wider than the terminal.
/// Empty where it would take more lines than can be read at once, or where no unit divides all times.
[[nodiscard]] std::string ganttText(const Schedule& schedule, const Simulation& simulation, const Terminal& terminal);

/// Returns the blocks of each rank in order, as far as the terminal is wide; of many ranks the first ones and the last.
[[nodiscard]] std::string orderText(const Schedule& schedule, const Terminal& terminal);

}  // namespace shardscope::cli
