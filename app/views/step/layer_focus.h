// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/step/streams.h"
#include "widgets/timeline/time_scale.h"

namespace shardscope {

/// One layer forward and backward, one right after the other, where the most communication runs beside them: a stage ends a
/// forward with the layer with which it begins a backward, and the other way round. Layers that are opened into operators
/// come first, then those with no long wait between. Nothing where no layer runs both ways one after the other.
[[nodiscard]] std::optional<TimeRange> layerBothWays(const StepStreams& streams);

}  // namespace shardscope
