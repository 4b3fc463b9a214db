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

/// Holds what is known of the best plan beside the present one.
struct BestPlan {
    /// The fastest that fits: what the search found or the present plan, with the switches turned that a search keeps and that cost time
    /// for nothing. Empty: none fits.
    std::optional<LeanPlan> plan;
    Figures present;
    bool isPresentRun = true;          ///< false: the launcher that is asked for, or the scenario's framework, cannot run the present plan
    bool isProven = true;              ///< false: the search took too long, there may be better
    std::optional<TightBest> tight{};  ///< what accepting a tight fit would add
    /// Of the scenario as it was asked for; another's where its own has no plan.
    std::shared_ptr<const SearchResult> search{};

    /// By which fraction it is faster than the present plan; empty: none fits, or the present one does not fit, does not run or has no time.
    [[nodiscard]] std::optional<double> gain() const;
};

inline constexpr std::chrono::seconds kSearchPatience{10};

/// Returns the best plan of the scenario of the request under its locks, launcher and evidence. Each of its searches ends after `patience`.
/// Where nothing fits with the optimizer's states on the GPUs, they go to the host. `known`: an answer of this very request, or null. Empty
/// where there is no estimate. Precondition: the request has evidence.
[[nodiscard]] std::optional<BestPlan> bestPlanOf(const SearchRequest& request, std::shared_ptr<const SearchResult> known = nullptr,
                                                 const std::stop_token& stop = {}, std::chrono::milliseconds patience = kSearchPatience);

}  // namespace shardscope
