// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/plan.h"

namespace shardscope {

/// Returns the pipeline ranks of a plan as written: its stages, and an encoder with GPUs of its own before them. With one rank the schedule
/// has no effect. The same number as `ResolvedPlan::pp`.
[[nodiscard]] inline int pipelineRanks(const Plan& plan) { return plan.pp + (plan.encoder.placement == EncoderPlacement::Own ? 1 : 0); }

}  // namespace shardscope
