// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/schedule/bubble.h"

namespace shardscope {

struct ResolvedPlan;
struct StepEstimate;

/// The bubble of a step, of the schedule alone. Of its blocks where they are laid out; else of the ends of its ranks.
[[nodiscard]] std::optional<BubbleFractions> stepBubble(const StepEstimate& step, const ResolvedPlan& plan, const Terms& terms = {});

/// The same of the ends, of any kind that fuses no blocks: a rank works for its blocks' time, and begins when the first micro-batch's
/// forward has come through the stages before it.
[[nodiscard]] std::optional<BubbleFractions> bubbleOfEnds(const StepEstimate& step, const ResolvedPlan& plan, const Terms& terms = {});

}  // namespace shardscope
