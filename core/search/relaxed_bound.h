// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>

#include "core/search/search_space.h"

namespace shardscope {

struct Site;

/// A factor that lowers a bound by the rounding error of another order of summation.
inline constexpr double kBelowRounding = 1 - 1e-12;

/// Returns the seconds that no plan's step can undercut, whatever changes besides degrees and micro-batch: all layers, embedding and head
/// compute each micro-batch forward and backward once, split perfectly evenly over the pipeline's ranks, without communication, waiting,
/// recomputation or bubble, and with enough memory. Empty where no degrees fit the GPUs and the batch, and for a search that was stopped.
[[nodiscard]] std::optional<double> relaxedStep(const SearchSpace& space, const Site& site, const std::stop_token& stop);

}  // namespace shardscope
