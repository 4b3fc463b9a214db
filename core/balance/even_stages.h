// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <vector>

#include "core/base/result.h"

namespace shardscope {

struct Scenario;

/// The quantity that is to be as even as possible over the pipeline's ranks.
enum class EvenOut {
    Time,    ///< compute time of a rank in a step: the slowest rank paces the pipeline
    Memory,  ///< peak memory of a rank
};

/// Returns the layers of each virtual stage of the plan. Layers move one by one from the rank with the most to ranks with less while that
/// evens them out, and each split is estimated in full. The result has the shortest step, or the smallest peak, of all splits seen: it is
/// never worse than the plan's own split or the even one. Ends with the best so far when asked to stop. Errors: those of `estimate`;
/// Contradiction for a plan that is not legal or, for time, has no step.
[[nodiscard]] Result<std::vector<int>> evenStages(const Scenario& scenario, EvenOut what, std::stop_token stop = {});

}  // namespace shardscope
