// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/base/finding.h"
#include "core/memory/memory.h"

namespace shardscope {

struct LedgerInputs;
struct ResolvedPlan;
struct Site;

/// Returns whether the measured memory may be on the other side of the capacity than the estimate; an error is (estimated − measured) /
/// measured.
[[nodiscard]] bool isWithinBand(const MemoryEstimate& memory, double band);

/// Returns the findings on the verdict: a warning where the worst GPU lacks memory, and a hint where the margin is less than the error of
/// the estimate. `band`: the relative error that seven of ten estimates like this one stay within.
[[nodiscard]] std::vector<Finding> memoryFindings(const MemoryEstimate& memory, std::optional<double> band);

/// Returns a hint where sharding makes the states larger: FSDP with pipeline stages, or with gradients that accumulate unsharded, keeps
/// gathered weights and fp32 gradients of a whole stage in addition to the shards, which outweighs the saving with few ranks or small
/// moments.
[[nodiscard]] std::vector<Finding> shardingFindings(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs);

}  // namespace shardscope
