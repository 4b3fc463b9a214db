// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "core/base/units.h"
#include "core/schedule/block_times.h"

namespace shardscope {

struct LayerPasses;
struct Passes;
struct ResolvedPlan;
struct Site;

/// Returns the passes of one micro-batch in each virtual stage, in model order: its layers, and encoders, embedding, head and multi-token
/// prediction at the ends.
[[nodiscard]] std::vector<Passes> stagePasses(const Site& site, const ResolvedPlan& plan, const LayerPasses& layers);

/// Returns the passes of layers on one group of nodes.
using LayersOfGroup = std::function<const LayerPasses&(int group)>;
/// Returns the same of a plan whose ranks are on nodes of several groups.
[[nodiscard]] std::vector<Passes> stagePasses(const Site& site, const ResolvedPlan& plan, const LayersOfGroup& layersOf);

/// Returns the same for one stage with these numbers of layers of each kind, recomputing or not, and without the parts at the model's ends.
[[nodiscard]] Passes passesOfLayers(const std::vector<int>& recomputed, const std::vector<int>& kept, const LayerPasses& layers);

/// Returns the durations of blocks, except the fused one.
[[nodiscard]] BlockTimes blockTimes(const Passes& passes);

/// The seconds that a fused block of the forward of one stage and the backward of another hides: each part's expert exchange overlaps the
/// other's compute (DeepSeek-V3, arXiv 2412.19437, section 3.2.1), and one part waits for the host while the other one computes.
struct HiddenByFusing {
    Seconds exchange;
    Seconds hostWait;
    [[nodiscard]] Seconds total() const { return exchange + hostWait; }
};

/// Returns the durations of blocks that are not fused, in seconds.
[[nodiscard]] StageTimes blockTimes(const std::vector<Passes>& stages);
/// Returns the durations of all blocks of a schedule of the plan's stages. Fused pairs (core/step/fused_pairs.h) are made of any two stages of a rank;
/// kinds that always fuse pair a stage with the one at the same distance from the other end of the model.
[[nodiscard]] StageTimes blockTimes(const Site& site, const ResolvedPlan& plan, const PipelineShape& shape, const LayersOfGroup& layersOf,
                                    const std::vector<Passes>& stages);

}  // namespace shardscope
