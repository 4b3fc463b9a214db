// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

struct ResolvedPlan;
struct StepInputs;

/// Returns the seconds of a step that no order of its blocks undercuts, up to rounding: a rank runs all of its blocks after the first
/// micro-batch has come through the stages before it. Fused blocks are counted as if each forward met the backward with which it hides most.
[[nodiscard]] double leastOfBlocks(const StepInputs& inputs, const ResolvedPlan& plan);

}  // namespace shardscope
