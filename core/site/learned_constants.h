// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/learn/learned_factors.h"
#include "core/site/cost_constants.h"

namespace shardscope {

/// Returns the mechanism that a constant of the time model belongs to; `Whole` where it is none of the others.
[[nodiscard]] Mechanism mechanismOf(const ConstantInfo& info);

/// Returns the factor on the times that follow from a constant; 1 for a ratio of two times.
[[nodiscard]] double learnedFactorOf(const ConstantInfo& info, std::span<const LearnedFactor> factors);

/// Returns the constants with which every time takes `factors` times as long: seconds are multiplied by the factor of their mechanism, shares
/// of a rate divided by it, and ratios of two times stay.
[[nodiscard]] CostConstants learnedConstants(CostConstants constants, std::span<const LearnedFactor> factors);

}  // namespace shardscope
