// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/lengths/length_distribution.h"
#include "core/lengths/log_normal.h"

namespace shardscope {

/// The lengths of a data set as a scenario states them, and the distribution that follows. At most one of `preset` and `logNormal` is set;
/// where neither is, the bins themselves were stated.
struct StatedLengths {
    std::string preset;                  ///< id of a counted data set (`lengthPresets()`)
    std::optional<LogNormal> logNormal;  ///< assumed, not counted
    LengthDistribution lengths;
    bool isFromBytes = false;  ///< a preset whose bytes were counted, with assumed bytes per token

    bool operator==(const StatedLengths&) const = default;
};

}  // namespace shardscope
