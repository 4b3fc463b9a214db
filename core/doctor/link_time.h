// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/base/units.h"
#include "core/doctor/traced_rank.h"

namespace shardscope {

class Estimate;
struct EstimatedRank;

/// Returns the seconds that a collective of a trace should take over its links: those of the estimate's own flow with this kind, dimension
/// and size, else of the cluster's model for the ranks of its group. Empty where the trace states neither kind nor size, or its dimension is
/// unknown.
[[nodiscard]] std::optional<Seconds> linkTime(const TracedRank& rank, const TracedKernel& kernel, const Estimate& estimate,
                                              const EstimatedRank& estimated);

/// Returns the dimension of a row; empty for computing and for unknown groups.
[[nodiscard]] std::optional<Axis> axisOfRow(ProfiledRow row);

}  // namespace shardscope
