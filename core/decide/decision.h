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
#include "core/remedy/largest_fit.h"
#include "core/search/search.h"

namespace shardscope {

/// The figures by which a scenario is chosen, with its best plan.
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
    std::optional<double> timeBand;  ///< a fraction of the measured value
};

/// One scenario with its best plan.
struct DecisionRow {
    AssumedScenario assumed;                 ///< with that plan, or with its own one where none fits
    std::optional<DecisionFigures> figures;  ///< of a plan that fits, else of the best tight one; empty: there is neither
    std::optional<Error> problem;            ///< why it cannot be estimated
    std::optional<SearchCertificate> proof;  ///< empty where nothing fits or the search was cut short
    bool isProven = true;                    ///< false: the search was cut short; a better plan may exist
    /// How far the cluster goes with a fine-tune (`farthestFit`), also where no plan fits at the scenario's length; empty for other trainings.
    std::optional<LargestFit> farthest{};

    [[nodiscard]] const Scenario& scenario() const { return assumed.scenario; }
    [[nodiscard]] bool fits() const { return figures && figures->fit == Fit::Fits; }
};

struct DecisionTable {
    std::vector<DecisionRow> rows;
    /// The rows that fit and that no other beats in both price and days, the most expensive and fastest first (`frontOf`).
    std::vector<std::size_t> front;
};

/// Returns whether a row has days, those of the whole training. Without a token budget rows compare by a million tokens.
[[nodiscard]] bool isOfWholeTraining(const std::vector<DecisionRow>& rows);

/// The time and the price by which a row is compared.
struct TimeAndPrice {
    std::optional<double> days;
    std::optional<double> price;
};
/// Returns those of the whole training, or else of a million tokens, without failures. Empty where they are not known.
[[nodiscard]] TimeAndPrice timeAndPriceOf(const DecisionRow& row, bool isWhole);

struct DecisionRules {
    const Evidence* evidence = nullptr;    ///< how far estimates can be wrong; never null, outlives the decision
    std::chrono::milliseconds patience{};  ///< the longest that one search may take
    int threads = 0;                       ///< 0: as many as there are processors
    std::stop_token stop{};
};

/// Called after each row.
using DecisionListener = std::function<void(const DecisionRow&)>;

/// Returns the scenario with its best plan (`bestPlanOf`) and its assumptions.
[[nodiscard]] DecisionRow decisionRow(const Scenario& scenario, const DecisionRules& rules);

/// Returns one row per scenario, in order; the rows so far when asked to stop.
[[nodiscard]] DecisionTable decide(const std::vector<Scenario>& scenarios, const DecisionRules& rules,
                                   const DecisionListener& listener = {});

/// Returns the currency of listed prices if a row also states a price of its own, without a currency: both are compared as if they had the
/// same. Empty: there are not both.
[[nodiscard]] std::string assumedCurrency(const DecisionTable& table);

/// Returns the rows that fit, whose time and price are known, and that no other beats in both: by those of the whole training, or of a million
/// tokens where no row has days.
[[nodiscard]] std::vector<std::size_t> frontOf(const std::vector<DecisionRow>& rows);

}  // namespace shardscope
