// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "widgets/timeline/gantt_data.h"
#include "widgets/timeline/time_scale.h"

namespace shardscope {

/// Computes the highest level of a row's strip within each column of pixels, so that no peak is lost; for narrow blocks (`BlockGroup`)
/// within all columns of a group. Cost: the row's groups, and the blocks of the wide ones, up to the last column. Precondition: the row has
/// one lane.
void liveLevels(const GanttData& data, int row, const TimeScale& scale, int columns, std::vector<double>& levels);

}  // namespace shardscope
