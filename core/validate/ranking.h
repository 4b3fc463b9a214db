// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/validate/runs.h"
#include "core/validate/validation.h"

namespace shardscope {

/// Plans of one model on one cluster in one training, measured and estimated, to compare the two orders.
struct Grid {
    struct RankedPlan {
        std::string id;  ///< of the first of its repetitions
        Scenario scenario;
        Seconds measured;
        Seconds estimated;
    };
    /// The term for which the estimate prefers another plan than the best: its estimated saving.
    struct Reason {
        StepTerm term = StepTerm::Compute;
        Seconds saved;
    };

    std::string file;
    Scenario scenario;                      ///< of its first plan
    int plans = 0;                          ///< rows of one plan or one group count once, by their medians
    std::optional<double> rankCorrelation;  ///< Spearman's, of step times; empty where all of one side are equal
    double regret = 0;                      ///< 1 − measured throughput of the plan that the estimate prefers / the best measured
    int bestRank = 1;                       ///< of the best measured plan in the estimated order; 1: it is preferred
    int ranOut = 0;                         ///< further plans of the grid that ran out of memory
    /// The regret if only plans that are estimated to fit are eligible, those that ran out of memory among them. 1: the plan then preferred
    /// ran out, or no plan is estimated to fit.
    double fittingRegret = 0;
    RankedPlan preferred;           ///< by the estimate
    RankedPlan best;                ///< by the measurement
    std::optional<Reason> because;  ///< empty where the two are one
};

/// The figures of some grids; empty without any.
struct RankingSummary {
    std::optional<double> medianRankCorrelation;
    std::optional<double> medianRegret;
    std::optional<double> meanRegret;
    std::optional<double> meanFittingRegret;
    std::optional<double> worstRegret;
    int bestPreferred = 0;    ///< grids in which the preferred plan is the best
    int bestWithinThree = 0;  ///< grids in which the best plan is among the first three of the estimated order
};

/// The grids of one file.
struct SourceRanking {
    std::string file;
    int grids = 0;
    int plans = 0;
    RankingSummary summary;
};

/// Returns one Grid for each model, cluster and training of a file with at least two counted plans that have both times. `rows` are those
/// of `validateRuns(files)`.
[[nodiscard]] std::vector<Grid> rankGrids(const std::vector<RunFile>& files, const std::vector<ValidationRow>& rows);

[[nodiscard]] RankingSummary summariseRanking(const std::vector<Grid>& grids);
/// Returns the rankings by file, in their order.
[[nodiscard]] std::vector<SourceRanking> rankingBySource(const std::vector<Grid>& grids);

/// The number of plans from which an order is informative: two plans are in the right order by chance half of the time.
inline constexpr int kManyPlans = 5;
[[nodiscard]] std::vector<Grid> gridsOfManyPlans(std::vector<Grid> grids);

/// Returns Spearman's rank correlation, ties at their mean rank. Empty for fewer than two pairs, and where all of one side are equal.
[[nodiscard]] std::optional<double> rankCorrelation(const std::vector<double>& a, const std::vector<double>& b);

}  // namespace shardscope
