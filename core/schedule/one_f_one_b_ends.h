// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/schedule/block_times.h"

namespace shardscope {

/// `rankEnds` of 1F1B, always exact: when each rank's last backward ends, of any stages, micro-batches and hop. Time: some rounds of p steps, however
/// many micro-batches there are, unless two ranks are about equally slow.
bool oneFOneBEnds(const PipelineShape& shape, const StageTimes& times, double hop, std::vector<double>& ends);

}  // namespace shardscope
