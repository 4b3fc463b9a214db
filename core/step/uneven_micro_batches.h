// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/base/term.h"
#include "core/schedule/in_flight.h"

namespace shardscope {

struct DocumentRows;
struct ResolvedPlan;
struct Site;

/// The data-parallel ranks that wait for each other in every micro-batch, because their layers exchange weights or tokens (ZeRO-3, experts,
/// gradients that are reduced at once), and the groups of them, which wait for each other at the end of the step only.
struct WaitingRanks {
    int eachMicroBatch = 1;
    int eachStep = 1;
};

[[nodiscard]] WaitingRanks waitingRanks(const ResolvedPlan& plan);

/// Returns the work of each micro-batch over the mean, in the pipeline that the step waits for. There is one of it: of a few steps that stand
/// for all of them (`spreadDraws`), the one whose time is nearest to the mean of the slowest, scaled to it. Without pipeline stages a
/// step takes the sum of its micro-batches, and the slowest sum is known exactly (`WorkDistribution`); with stages each of these steps is
/// simulated. Of documents that choose their context-parallel ranks: the pieces that the step waits for, as so many of equal length in time.
[[nodiscard]] std::vector<double> microBatchFactors(const DocumentRows& rows, const Site& site, const ResolvedPlan& plan);

/// Returns the micro-batches of a rank on average: those of the plan, or of documents that choose their ranks the pieces, of which a plan's ranks
/// have no whole number.
[[nodiscard]] Term meanMicroBatches(const DocumentRows& rows, const Site& site, const ResolvedPlan& plan, const Terms& terms = {});

/// Returns what those that a step waits for are called: the micro-batches of the slowest pipeline, or the pieces of the busiest ranks.
[[nodiscard]] std::string_view worksName(const DocumentRows& rows);

/// Returns the micro-batches that pass each chunk of a pipeline, in units of the mean one. `factors`: empty where all are alike.
[[nodiscard]] double worksPerChunk(const PipelineShape& shape, const std::vector<double>& factors);

}  // namespace shardscope
