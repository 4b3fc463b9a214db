// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/doctor/traced_case.h"

namespace shardscope {

/// One collective of the diagnosed rank, and how long its GPU does nothing but wait for it.
struct ExposedCollective {
    std::size_t kernel = 0;
    Axis axis = Axis::Tp;
    double exposed = 0;          ///< seconds
    double waiting = 0;          ///< of `exposed`: due to the last rank's late arrival
    double transferring = 0;     ///< from the last arrival to the end, hidden or not; with an unknown arrival the whole kernel
    std::optional<double> link;  ///< seconds that it should take over its links
    bool isLinkShared = false;   ///< `link` is a share of the estimate's seconds for the dimension: the size is not stated
    double slow = 0;             ///< of `exposed`: beyond those; negative: it is faster
    std::optional<Arrival> arrival;
};

/// Returns every collective of a dimension other than pp that runs on the diagnosed rank.
[[nodiscard]] std::vector<ExposedCollective> exposedCollectives(const TracedCase& traced);

}  // namespace shardscope
