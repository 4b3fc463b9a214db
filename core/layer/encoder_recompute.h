// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layer/encoder_operators.h"
#include "core/plan/resolved_plan.h"

namespace shardscope {

/// Returns the recomputation of a part of an encoder: layers that learn follow the plan, unless it recomputes none of a stage's layers; the
/// patches and the projector keep what they need.
[[nodiscard]] inline Recompute recomputeOf(const EncoderPart& part, const ResolvedPlan& plan)
{
    return part.isLayer() && part.learns && plan.recomputeLayers != 0 ? plan.recompute : Recompute::None;
}

}  // namespace shardscope
