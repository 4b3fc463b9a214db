// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/decide/assumption.h"
#include "core/search/search.h"

namespace shardscope {

/// Holds what a scenario is chosen by, with its best plan.
struct DecisionFigures {
    Fit fit = Fit::DoesNotFit;
    Seconds step;
    double tokensPerSecond = 0;
    double tokensPerSecondPerGpu = 0;
    std::optional<double> mfu;
    std::optional<double> days;   ///< of the whole training
    std::optional<double> price;  ///< of the whole training, in the currency of the GPU hour
    std::optional<double> pricePerMillionTokens;
    std::optional<double> energyWh;
    std::optional<double> timeBand;  ///< a fraction of what is measured
};

/// One scenario with its own best plan.
struct DecisionRow {
    AssumedScenario assumed;                 ///< with that plan; with the one it had where none fits
    std::optional<DecisionFigures> figures;  ///< of a plan that fits or, where none does, of the best tight one; empty: neither is there
    std::optional<Error> problem;            ///< why it cannot be estimated at all
    std::optional<SearchCertificate> proof;  ///< empty where nothing fits or the search was cut short
    bool isProven = true;                    ///< false: the search was cut short, there may be better

    [[nodiscard]] const Scenario& scenario() const { return assumed.scenario; }
    [[nodiscard]] bool fits() const { return figures && figures->fit == Fit::Fits; }
};

struct DecisionTable {
    std::vector<DecisionRow> rows;
    /// Of the rows that fit, those that no other beats in both price and days: the dearest and fastest first.
    std::vector<std::size_t> front;
};

struct DecisionRules {
    const Evidence* evidence = nullptr;    ///< how far estimates can be wrong; never null, outlives the decision
    std::chrono::milliseconds patience{};  ///< the longest that one search may take
    int threads = 0;                       ///< 0: as many as there are processors
    std::stop_token stop{};
};

/// Called after each row.
using DecisionListener = std::function<void(const DecisionRow&)>;

/// Returns the scenario with its best plan (`bestPlanOf`) and what is assumed of it.
[[nodiscard]] DecisionRow decisionRow(const Scenario& scenario, const DecisionRules& rules);

/// A row each, in their order; those that are there when asked to stop.
[[nodiscard]] DecisionTable decide(const std::vector<Scenario>& scenarios, const DecisionRules& rules,
                                   const DecisionListener& listener = {});

/// Returns the currency of listed prices where a row states a price of its own, whose currency nobody says: both are compared as if it were
/// the same. Empty: there are not both.
[[nodiscard]] std::string assumedCurrency(const DecisionTable& table);

[[nodiscard]] std::vector<std::size_t> frontOf(const std::vector<DecisionRow>& rows);

}  // namespace shardscope
