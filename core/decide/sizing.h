// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/decide/decision.h"
#include "core/decide/size_limits.h"

namespace shardscope {

/// Returns the row that is best in the objective, of those that fit and keep the limits; for a price, of those whose price is known. Empty
/// where there is none.
[[nodiscard]] std::optional<std::size_t> chosenOf(const std::vector<DecisionRow>& rows, const SizeLimits& limits);

/// A request for the size of the cluster that a training needs.
struct SizeRequest {
    Scenario scenario;
    std::vector<std::string> gpus{};  ///< ids of the kinds to look at; empty: the scenario's own
    int maxGpus = 1024;
    SizeLimits limits{};
};

struct Sizing {
    DecisionTable table;
    std::optional<std::size_t> chosen;  ///< a row; empty: none of them fits and keeps the limits
};

/// Returns the counts that are looked at for every objective but the fewest GPUs, in nodes of `gpusPerNode`: 1, 2, 4 … within a node, one to eight
/// nodes, then four sizes an octave (10, 12, 14, 16, 20 nodes …), rising and at most `maxGpus`.
[[nodiscard]] std::vector<int> sizesOf(int gpusPerNode, int maxGpus);

/// Returns a row for each kind and count, rising. For the fewest GPUs every whole number of nodes is tried, up to the first that keeps the
/// limits. Counts that would take more than `SizeLimits::days` even at the peak rate of all GPUs have no row. Errors: that of
/// `gpuOfId`; BadUsage for a limit of days or budget where the tokens of the training are not known (`withAssumptions`).
[[nodiscard]] Result<Sizing> findSize(const SizeRequest& request, const DecisionRules& rules, const DecisionListener& listener = {});

}  // namespace shardscope
