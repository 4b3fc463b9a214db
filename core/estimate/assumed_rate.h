// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

struct Site;
struct StepEstimate;

/// Returns by which fraction the step's time may be off because no table and no run states the rate of its matrix multiplies: half of the
/// constant's range over its value, in proportion to the seconds that are computed. 0 where the rate was fitted, or measured by a profile.
[[nodiscard]] double assumedRateError(const Site& site, const StepEstimate& step);

}  // namespace shardscope
