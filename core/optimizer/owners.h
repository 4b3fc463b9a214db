// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace shardscope {

/// Equal pieces of work.
struct WorkPieces {
    double cost = 0;  ///< of one
    double count = 0;
};

/// Returns how many of each the busiest of `owners` ranks gets, when every piece goes to the rank with the least so far, the costliest
/// first (Graham 1969, "longest processing time first"; Megatron-LM layer_wise_optimizer.py shares out matrices like this).
[[nodiscard]] std::vector<double> busiestOwner(const std::vector<WorkPieces>& pieces, double owners);

}  // namespace shardscope
