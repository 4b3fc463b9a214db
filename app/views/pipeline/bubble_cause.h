// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace shardscope {

class Estimate;

/// Why the ranks of a plan wait for each other: one of them computes for longer, and what else the layers could be dealt.
struct BubbleCause {
    int rank = 0;
    double ratio = 1;         ///< of its computing over that of the others, in the mean
    QString holds;            ///< "5 layers + head"
    std::vector<int> evened;  ///< layers of each virtual stage with the shortest step found; empty: none is shorter
    double change = 0;        ///< of the step time by that split, as it is estimated; negative: shorter
};

/// The rank that computes longest, without a better split. Nothing: there is one rank, no step, or all take the same.
[[nodiscard]] std::optional<BubbleCause> slowestRank(const Estimate& estimate);
/// With the best split that `evenStages` finds and what the whole estimate says of it. Stops early when asked to.
[[nodiscard]] std::shared_ptr<const BubbleCause> withBestSplit(BubbleCause cause, const Estimate& estimate, const std::stop_token& stop);
/// "Rank 3 computes 1.24 times as long as the others (5 layers + head)."
[[nodiscard]] QString causeSentence(const BubbleCause& cause);
/// "Even out: −3.1 %"; empty: nothing is gained.
[[nodiscard]] QString evenOutText(const BubbleCause& cause);

}  // namespace shardscope
