// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <vector>

#include "core/base/result.h"

namespace shardscope {

struct Scenario;

/// Says what shall be as even as it can be over the pipeline's ranks.
enum class EvenOut {
    Time,    ///< what a rank computes in a step: the slowest one paces the pipeline
    Memory,  ///< what a rank holds at its peak
};

/// Layers for each virtual stage of the plan, moved one by one from the rank with the most to those with less for as long as that evens them out,
/// each split estimated in full. Of all the splits seen, the one with the shortest step, or the smallest peak: never worse than the split that the
/// plan starts with, or the even one. Ends with the best so far when asked to stop. Errors: those of `estimate`; Contradiction for a plan that is not legal
/// or, for time, has no step.
[[nodiscard]] Result<std::vector<int>> evenStages(const Scenario& scenario, EvenOut what, std::stop_token stop = {});

}  // namespace shardscope
