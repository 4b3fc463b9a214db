// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/schedule/bubble.h"

namespace shardscope {

struct ResolvedPlan;
struct StepEstimate;

/// Returns the bubble of a step's schedule: from its blocks where they are laid out, else from the ends of its ranks.
[[nodiscard]] std::optional<BubbleFractions> stepBubble(const StepEstimate& step, const ResolvedPlan& plan, const Terms& terms = {});

/// Returns the same from the ends, for any kind without fused blocks: a rank works for its blocks' time, and begins when the first
/// micro-batch's forward has passed the stages before it.
[[nodiscard]] std::optional<BubbleFractions> bubbleOfEnds(const StepEstimate& step, const ResolvedPlan& plan, const Terms& terms = {});

}  // namespace shardscope
