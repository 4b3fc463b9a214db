// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/step/streams.h"
#include "widgets/timeline/time_scale.h"

namespace shardscope {

/// Returns the range of one layer's forward and backward in succession, where the most communication overlaps them: a stage ends a forward
/// with the layer with which it begins a backward, and the other way round. Layers that are opened into operators come first, then those
/// with no long wait between. Empty where no layer runs both in succession.
[[nodiscard]] std::optional<TimeRange> layerBothWays(const StepStreams& streams);

}  // namespace shardscope
