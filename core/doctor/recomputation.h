// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "core/doctor/traced_case.h"

namespace shardscope {

/// Recomputation that a trace shows and the plan does not have, or the other way round.
struct Recomputation {
    double attentionRuns = 0;                     ///< forward kernels of attention in the step
    double plannedRuns = 0;                       ///< that the plan has, recomputation included
    bool isWhole = false;                         ///< whole layers are repeated, not attention alone
    std::array<double, kComputeClasses> extra{};  ///< seconds in the measured step; negative: the run repeats less than the plan
};

/// Returns the difference in recomputation; empty where there is none, or where it cannot be counted: attention without kernels of its own,
/// or in parts over a ring of ranks.
[[nodiscard]] std::optional<Recomputation> recomputationOf(const TracedCase& traced);

}  // namespace shardscope
