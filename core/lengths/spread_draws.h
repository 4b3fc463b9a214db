// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/lengths/work_distribution.h"

namespace shardscope {

/// Returns `draws` lists of `count` works each, which stand for random ones where the order or the grouping matters. All draws together are
/// the middles of draws·count equal shares of the distribution, each exactly once, in an order that a fixed hash of their positions makes
/// (SplitMix64, Steele et al. 2014): there is no seed, and every run and machine has the same lists.
[[nodiscard]] std::vector<std::vector<double>> spreadDraws(const WorkDistribution& work, std::size_t count, std::size_t draws);

}  // namespace shardscope
