// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "widgets/timeline/gantt_data.h"
#include "widgets/timeline/time_folds.h"

namespace shardscope {

/// Returns what can be left out of a picture of these schedules, on one axis of time, because it repeats what stays: in every lane
/// each block of a repeat has the class of the one a period before and is shifted by the period, up to rounding (a billionth
/// of all time). It is found in the blocks' own times and order, nowhere else. At least one period stays on both sides. None
/// where nothing repeats, where little would be saved, or where lanes are short enough to be read as they are.
[[nodiscard]] std::vector<TimeFold> repeatsOf(const std::vector<std::shared_ptr<const GanttData>>& panels);

}  // namespace shardscope
