// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace shardscope {

class Evidence;
struct Scenario;

/// No sequence that is looked for is longer.
inline constexpr std::int64_t kLongestLooked = 1 << 24;
/// No micro-batch that is looked for is larger.
inline constexpr std::int64_t kLargestLooked = 1 << 16;

/// The largest values of one field that still fit, all else the same. Empty: not even the smallest does.
struct LargestFit {
    /// Tokens, at most `kLongestLooked`; the number of sequences stays. Where rows are single documents: at most as many as the longest has.
    std::optional<std::int64_t> sequenceLength;
    std::optional<std::int64_t> microBatch;  ///< sequences, at most `kLargestLooked`; the number of micro-batches of a step stays
    bool operator==(const LargestFit&) const = default;
};

/// Returns them by bisection: memory grows with both. Lengths are multiples of 256 that the plan's ranks divide. Each is judged by its own
/// memory band, as its estimate is: what was measured at other lengths is less evidence for it. Without evidence there is no band. Takes
/// some 40 memory estimates.
[[nodiscard]] LargestFit largestFit(const Scenario& scenario, const Evidence* evidence);

/// Returns how far this cluster goes, whichever plan was chosen for speed: the same with full recomputation, and the length with the smallest
/// micro-batch that is legal. So clusters compare. The other settings are those of the scenario's plan.
[[nodiscard]] LargestFit farthestFit(const Scenario& scenario, const Evidence* evidence);

}  // namespace shardscope
