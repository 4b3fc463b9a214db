// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/result.h"
#include "core/doctor/diagnosis.h"
#include "core/doctor/traced_rank.h"

namespace shardscope {

class Estimate;

/// Returns why the traced step is longer or shorter than the estimated one. One rank's timeline is divided into exclusive time, and so is the
/// estimated step of its pipeline rank; the differences by kind are the parts, and add up to the whole difference. Of the ranks of one
/// pipeline stage it is the one that computes for the median time, so that a slow rank shows as a wait of the others. Precondition: there are
/// traces, and the estimate has a step.
/// Errors: Contradiction where the scenario has no time for a step, OutOfRange where its schedule is too long to lay out.
[[nodiscard]] Result<Diagnosis> diagnose(const Estimate& estimate, std::vector<TracedRank> ranks);

}  // namespace shardscope
