// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/step/step_inputs.h"

namespace shardscope {

class BlockGraphs;

/// When each rank has done its last block, without a schedule, where `rankEnds` knows it; else false. `graphs`: what was made for plans of
/// the same shapes before.
[[nodiscard]] bool lastEnds(const StepInputs& step, std::vector<double>& ends, BlockGraphs* graphs = nullptr);

/// The time of one step from these: what `estimateStep` gives. `ends` is scratch, to be kept from one call to the next.
[[nodiscard]] std::optional<Seconds> closedFormStep(const StepInputs& step, std::vector<double>& ends, BlockGraphs* graphs = nullptr);

}  // namespace shardscope
