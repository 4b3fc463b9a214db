// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <memory>
#include <stop_token>
#include <vector>

#include "core/scenario/documents.h"
#include "widgets/charts/chart_data.h"
#include "widgets/charts/curves.h"

namespace shardscope {

class Estimate;
struct Scenario;

/// One way to make rows of the scenario's documents, with its estimate.
struct TriedPacking {
    RowFilling filling = RowFilling::Full;
    RankBalance balance = RankBalance::None;
    std::shared_ptr<const Estimate> estimate;  ///< null: none could be made
    bool isShown = false;                      ///< the scenario's own
};

/// Returns every packing of the scenario's documents, each estimated, and dynamic context parallelism last. Precondition: the scenario states lengths.
[[nodiscard]] std::vector<TriedPacking> triedPackings(const Scenario& scenario, const std::stop_token& stop);

/// Returns the histogram of the lengths: the share of documents and of tokens at each length, with L, L* and the row's length marked.
[[nodiscard]] CurvesData lengthsPicture(const StatedLengths& lengths, double row);

/// Returns useful tokens per second and GPU of each packing.
[[nodiscard]] StackedBarsData packingsPicture(const std::vector<TriedPacking>& tried);

/// Returns a packing's name: "pack, balanced".
[[nodiscard]] QString packingName(const TriedPacking& tried);

/// Returns the rule that refuses dynamic context parallelism in this plan, as a sentence; empty where none does.
[[nodiscard]] QString refusalOfDynamicContext(const std::vector<TriedPacking>& tried);

/// Returns how many of the documents, and of their tokens, are cut over how many ranks: "83 % of the documents (41 % of the tokens) stay on 1 rank".
/// Precondition: documents choose their ranks.
[[nodiscard]] QString contextRanksText(const Scenario& scenario);

/// Returns the sentence above the pictures.
[[nodiscard]] QString documentsVerdict(const Estimate& estimate);

}  // namespace shardscope
