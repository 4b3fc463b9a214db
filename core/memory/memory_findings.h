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

/// Whether the memory may be measured on the other side of the capacity than estimated: an error is (estimated − measured) / measured.
[[nodiscard]] bool isWithinBand(const MemoryEstimate& memory, double band);

/// Returns what there is to say of the verdict: a warning where the worst GPU lacks memory, and a hint where it fits or lacks by less than
/// the estimate can be wrong. `band`: by which fraction of what is measured seven of ten estimates like this one are off at most.
[[nodiscard]] std::vector<Finding> memoryFindings(const MemoryEstimate& memory, std::optional<double> band);

/// Returns a hint where sharding makes the states larger: FSDP with pipeline stages, or with gradients that accumulate unsharded, keeps
/// gathered weights and fp32 gradients of a whole stage beside the shards, which few ranks or few bytes of moments do not make up for.
[[nodiscard]] std::vector<Finding> shardingFindings(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs);

}  // namespace shardscope
