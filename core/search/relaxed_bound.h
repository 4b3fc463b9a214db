// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>

#include "core/search/search_space.h"

namespace shardscope {

struct Site;

/// Takes from a bound what rounding may add to one that is summed in another order than the step.
inline constexpr double kBelowRounding = 1 - 1e-12;

/// Seconds that no step of any plan stays under, whatever else is turned than its degrees and its micro-batch: all layers, embedding and
/// head compute each micro-batch forward and backward once, dealt to the pipeline's ranks to a hair, with nothing sent, nothing waited
/// for, nothing recomputed, no bubble, and room for all of it. Empty where no degrees fit the GPUs and the batch, and of a search that
/// was stopped.
[[nodiscard]] std::optional<double> relaxedStep(const SearchSpace& space, const Site& site, const std::stop_token& stop);

}  // namespace shardscope
