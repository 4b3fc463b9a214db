// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/estimate/estimate.h"

namespace shardscope {

/// The estimate as a `shardscope.estimate/1` document. In each stage the six classes, summed in the order in which they stand,
/// give `total` to the last bit. Beside the contract's fields: the lines of each stage's ledger, its counters, the trust
/// of the capacity and a footnote of what is counted. What can't be known (all of `memory` of an illegal plan) is absent.
[[nodiscard]] std::string estimateToJson(const Estimate& estimate);

}  // namespace shardscope
