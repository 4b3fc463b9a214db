// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace shardscope {

/// One work that a micro-batch may have, and how often.
struct WeightedWork {
    double work = 0;
    double share = 0;

    bool operator==(const WeightedWork&) const = default;
};

/// The work of a micro-batch as a random number, in any unit. No function here draws: every answer follows from the distribution alone and
/// is the same in every run.
class WorkDistribution {
public:
    /// Sorts the values and scales the shares so that they sum to 1. Precondition: works are finite and not negative, and a share is above 0.
    explicit WorkDistribution(std::vector<WeightedWork> values);

    [[nodiscard]] const std::vector<WeightedWork>& values() const { return m_values; }
    [[nodiscard]] double mean() const;
    /// Returns the standard deviation over the mean; 0 where there is no work.
    [[nodiscard]] double variation() const;
    [[nodiscard]] double most() const { return m_values.back().work; }
    /// Returns the mean of the largest of `draws` independent ones, exactly: Σ work · (F(work)^draws − F(just below)^draws). Precondition:
    /// `draws` is at least 1.
    [[nodiscard]] double meanLargest(double draws) const;
    /// Returns the distribution of the largest of `draws` independent ones. Precondition: as of `meanLargest`.
    [[nodiscard]] WorkDistribution largestOf(double draws) const;
    /// Returns the distribution of the sum of `count` independent ones: the `count`-th power of the characteristic function on a lattice of
    /// 16,384 points. The mean is kept to rounding; a step of the lattice is some 1/600 of the sum's standard deviation, or less where the
    /// whole range of the sum is short. Precondition: `count` is at least 1.
    [[nodiscard]] WorkDistribution sumOf(std::int64_t count) const;

private:
    std::vector<WeightedWork> m_values;  ///< ascending
};

/// Returns the time of a step over the time that an even distribution of its work would take: the mean of the largest of `ranks` sums of
/// `microBatches` works, over the mean of such a sum. Ranks that exchange gradients at the end of a step wait for the one with the most work.
/// About 1 + CV·z(ranks)/√microBatches, z the mean of the largest normal number; long documents add to it.
[[nodiscard]] double slowestOverMean(const WorkDistribution& microBatch, int ranks, std::int64_t microBatches);

}  // namespace shardscope
