// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "probe/protocol/sample.h"

namespace shardscope::probe {

/// A unit (a GPU, a rank) that is slower than the others at the same work.
struct SlowUnit {
    int unit = 0;
    double share = 0;  ///< its time / the median unit's − 1, the median of the measurements
    int points = 0;
};

/// Returns the units more than `tolerance` slower than the median. One permanently slow unit made all-reduces of a whole job fall from 350
/// to 80 GB/s (probe.md 1.6), so this is checked before anything between units.
[[nodiscard]] std::vector<SlowUnit> slowUnits(const std::vector<Sample>& samples, double tolerance = 0.05);

}  // namespace shardscope::probe
