// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/rank_parameters.h"

namespace shardscope {

struct ForwardModel;

/// Returns a rank's weights of a model that runs forward alone, all frozen. What is not quantised is held in the type of the multiplies.
[[nodiscard]] RankParameters forwardParameters(const ForwardModel& model, const ResolvedPlan& plan);

/// Returns so many of them.
[[nodiscard]] RankParameters repeated(double times, RankParameters frozen);

}  // namespace shardscope
