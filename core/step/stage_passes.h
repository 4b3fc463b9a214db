// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/units.h"
#include "core/schedule/block_times.h"

namespace shardscope {

struct LayerPasses;
struct Passes;
struct ResolvedPlan;
struct Site;

/// Returns what one micro-batch takes in each virtual stage, in model order: its layers, and embedding, head and multi-token
/// prediction on the ends.
[[nodiscard]] std::vector<Passes> stagePasses(const Site& site, const ResolvedPlan& plan, const LayerPasses& layers);

/// The same of one stage with so many layers of each kind, those that recompute apart, and without what stands on the model's ends.
[[nodiscard]] Passes passesOfLayers(const std::vector<int>& recomputed, const std::vector<int>& kept, const LayerPasses& layers);

/// As durations of blocks but the fused one.
[[nodiscard]] BlockTimes blockTimes(const Passes& passes);

/// Holds what a fused block of the forward of one stage and the backward of another hides: each part's expert exchange runs beside
/// the other's compute (DeepSeek-V3, arXiv 2412.19437, section 3.2.1), and what one part waits for the host while the other one computes.
struct HiddenByFusing {
    Seconds exchange;
    Seconds hostWait;
    [[nodiscard]] Seconds total() const { return exchange + hostWait; }
};
[[nodiscard]] HiddenByFusing hiddenByFusing(const Passes& forward, const Passes& backward);

/// The same as durations of a schedule's blocks, in seconds. The schedules that fuse pair a stage with the one that lies as
/// far from the other end of the model.
[[nodiscard]] StageTimes blockTimes(const std::vector<Passes>& stages);

}  // namespace shardscope
