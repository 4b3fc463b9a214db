// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "widgets/timeline/gantt_data.h"
#include "widgets/timeline/time_folds.h"

namespace shardscope {

/// Returns the repetitions that a picture of these schedules on one time axis can leave out: in every lane each block has the class of the
/// one a period before and is shifted by the period, up to rounding (a billionth of all time). They are found from the blocks' times and
/// order alone. At least one period stays on both sides. Empty where nothing repeats, little would be saved, or lanes are short enough to
/// be read.
[[nodiscard]] std::vector<TimeFold> repeatsOf(const std::vector<std::shared_ptr<const GanttData>>& panels);

}  // namespace shardscope
