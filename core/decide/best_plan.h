// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/remedy/without_wastes.h"
#include "core/search/search.h"

namespace shardscope {

/// The best plan compared with the current one.
struct BestPlan {
    /// The fastest plan that fits: the result of the search or the current plan, without settings that a search keeps and that cost time
    /// for nothing. Empty: none fits.
    std::optional<LeanPlan> plan;
    Figures present;
    bool isPresentRun = true;          ///< false: the requested launcher, or the scenario's framework, cannot run the current plan
    bool isPlanRun = true;             ///< false: nothing that fits is run, so that the best plan is not, either
    bool isProven = true;              ///< false: the search timed out; a better plan may exist
    std::optional<TightBest> tight{};  ///< gain from accepting a tight fit
    /// The search of the scenario as requested, or of a variant where that has no plan.
    std::shared_ptr<const SearchResult> search{};

    /// Returns the fraction by which it is faster than the current plan. Empty: none fits, or the current one does not fit, cannot run or
    /// has no time.
    [[nodiscard]] std::optional<double> gain() const;
};

inline constexpr std::chrono::seconds kSearchPatience{10};

/// Returns the best plan of the scenario of the request under its locks, launcher and evidence. Each of its searches ends after `patience`.
/// Where nothing fits with the optimizer's states on the GPUs, they are offloaded to the host. `known`: the answer to this same request, or
/// null. Empty where there is no estimate. Precondition: the request has evidence.
[[nodiscard]] std::optional<BestPlan> bestPlanOf(const SearchRequest& request, std::shared_ptr<const SearchResult> known = nullptr,
                                                 const std::stop_token& stop = {}, std::chrono::milliseconds patience = kSearchPatience);

}  // namespace shardscope
