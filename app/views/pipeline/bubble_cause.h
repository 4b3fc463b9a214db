// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/trust/fit.h"

namespace shardscope {

class Estimate;

/// The reason why the ranks of a plan wait for each other: one of them computes longer; and a better distribution of the layers.
struct BubbleCause {
    int rank = 0;
    double ratio = 1;         ///< of its compute time to the mean of the others
    QString holds;            ///< "5 layers + head"
    std::vector<int> evened;  ///< layers of each virtual stage with the shortest step found; empty: none is shorter
    Fit fit = Fit::Fits;      ///< with that split
    double change = 0;        ///< of the estimated step time by that split; negative: shorter
};

/// Returns the rank that computes longest, without a better split. Empty with one rank, without a step, or where all take the same.
[[nodiscard]] std::optional<BubbleCause> slowestRank(const Estimate& estimate);
/// Adds the best split that `evenStages` finds, with its full estimate. Stops early when asked to.
[[nodiscard]] std::shared_ptr<const BubbleCause> withBestSplit(BubbleCause cause, const Estimate& estimate, const std::stop_token& stop);
/// Returns "Rank 3 computes 1.24 times as long as the others (5 layers + head)."
[[nodiscard]] QString causeSentence(const BubbleCause& cause);
/// Returns "Even out: step 3.1 % shorter"; empty: there is no gain.
[[nodiscard]] QString evenOutText(const BubbleCause& cause);

}  // namespace shardscope
