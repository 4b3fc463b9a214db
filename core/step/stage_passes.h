// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/schedule/block_times.h"
#include "core/step/layer_passes.h"

namespace shardscope {

/// How many of a virtual stage's layers recompute what the plan recomputes: the first `recompute_layers` of them under full
/// recompute (Megatron counts them per chunk of a rank), else all.
[[nodiscard]] int recomputedLayers(const Scenario& scenario, const ResolvedPlan& plan, std::size_t stage);

/// What one micro-batch takes in each virtual stage, in model order: its layers, and embedding, head and multi-token
/// prediction on the ends.
[[nodiscard]] std::vector<Passes> stagePasses(const Scenario& scenario, const ResolvedPlan& plan, const LayerPasses& layers);

/// The same as durations of a schedule's blocks, in seconds. A fused block takes its two parts one after the other.
[[nodiscard]] StageTimes blockTimes(const std::vector<Passes>& stages);

}  // namespace shardscope
