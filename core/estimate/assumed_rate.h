// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

struct Site;
struct StepEstimate;

/// Returns the fraction by which the step's time may be off because no table and no run states the rate of its matrix multiplies: half of
/// the constant's range over its value, times the share of the time spent computing. 0 where the rate was fitted, or measured by a profile.
[[nodiscard]] double assumedRateError(const Site& site, const StepEstimate& step);

}  // namespace shardscope
