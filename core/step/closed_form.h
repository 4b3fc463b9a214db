// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/step/step_inputs.h"

namespace shardscope {

class BlockGraphs;

/// Computes the end of each rank's last block without a schedule; false where `rankEnds` cannot. `graphs`: a cache of graphs of the same
/// shapes.
[[nodiscard]] bool lastEnds(const StepInputs& step, std::vector<double>& ends, BlockGraphs* graphs = nullptr);

/// Returns the time of one step from these ends, equal to that of `estimateStep`. `ends` is scratch memory to reuse between calls.
[[nodiscard]] std::optional<Seconds> closedFormStep(const StepInputs& step, std::vector<double>& ends, BlockGraphs* graphs = nullptr);

}  // namespace shardscope
