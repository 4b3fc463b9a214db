// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/puzzle/puzzle.h"
#include "widgets/timeline/gantt_data.h"

namespace shardscope {

/// Returns the placed blocks, one row per rank, with its live activations. The axis is at least as long as `end`.
[[nodiscard]] std::shared_ptr<const GanttData> puzzleGantt(const Puzzle& puzzle, const QString& name, double end);

}  // namespace shardscope
