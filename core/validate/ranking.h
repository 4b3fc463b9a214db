// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/validate/runs.h"
#include "core/validate/validation.h"

namespace shardscope {

/// Plans of one model on one cluster in one training, measured and estimated: does the estimate order them as they are?
struct Grid {
    struct RankedPlan {
        std::string id;  ///< of the first of its repetitions
        Scenario scenario;
        Seconds measured;
        Seconds estimated;
    };
    /// The estimate prefers another plan than the best because of this term: what it says that its plan saves.
    struct Reason {
        StepTerm term = StepTerm::Compute;
        Seconds saved;
    };

    std::string file;
    Scenario scenario;                      ///< of its first plan
    int plans = 0;                          ///< rows of one plan or one group count once, by their medians
    std::optional<double> rankCorrelation;  ///< Spearman's, of step times; empty where all of one side are equal
    double regret = 0;                      ///< 1 − measured throughput of the plan that the estimate prefers / the best measured
    RankedPlan preferred;                   ///< by the estimate
    RankedPlan best;                        ///< by the measurement
    std::optional<Reason> because;          ///< empty where the two are one
};

/// Over the grids; empty figures without any.
struct RankingSummary {
    std::optional<double> medianRankCorrelation;
    std::optional<double> medianRegret;
    std::optional<double> worstRegret;
};

/// The grids of one file.
struct SourceRanking {
    std::string file;
    int grids = 0;
    int plans = 0;
    RankingSummary summary;
};

/// One Grid for each model, cluster and training of a file with at least two counted plans that have both times. `rows` are
/// those of `validateRuns(files)`.
[[nodiscard]] std::vector<Grid> rankGrids(const std::vector<RunFile>& files, const std::vector<ValidationRow>& rows);

[[nodiscard]] RankingSummary summariseRanking(const std::vector<Grid>& grids);
/// By file, in the order in which they come.
[[nodiscard]] std::vector<SourceRanking> rankingBySource(const std::vector<Grid>& grids);

/// Bounds small counts: of two plans an order is right or wrong by half of chance: those of more say more.
inline constexpr int kManyPlans = 5;
[[nodiscard]] std::vector<Grid> gridsOfManyPlans(std::vector<Grid> grids);

/// Spearman's rank correlation, ties at their mean rank. Empty for fewer than two pairs, and where all of one side are equal.
[[nodiscard]] std::optional<double> rankCorrelation(const std::vector<double>& a, const std::vector<double>& b);

}  // namespace shardscope
