// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/hardware/learned_run.h"

namespace shardscope {

/// A factor that measured runs put on the times of an estimate.
struct LearnedFactor {
    Mechanism mechanism = Mechanism::Whole;
    double factor = 1;  ///< on the time that the mechanism takes
    double weight = 0;  ///< of the runs against the estimate without them, below 1
    std::vector<std::string> from;
};

/// The similarity of runs that weighs as much as the estimate itself. Runs of one source, each estimated without its family, were corrected by
/// others of that source (resources/trust/residuals.json, 36 sources): with this value the mean error falls from 10.5 to 10.3 % by one run, from
/// 10.7 to 9.9 % by four and from 10.8 to 9.3 % by eight; taken at full weight one run makes it 17.3 %. From 1.5 to 3 it hardly matters.
inline constexpr double kOwnSimilarity = 2;

/// Returns the factors for a run: of each mechanism the median of the measured runs, weighted by their `similarity`, with the weight
/// similarity / (similarity + `kOwnSimilarity`) in its logarithm. In the order of the enumeration.
[[nodiscard]] std::vector<LearnedFactor> learnedFactors(std::span<const LearnedRun> runs, const Likeness& likeness);

/// Returns the factor on the time of a mechanism: its own, else that of the whole, else 1.
[[nodiscard]] double factorOf(std::span<const LearnedFactor> factors, Mechanism mechanism);

/// Returns by how much a band is narrower after learning, a factor: the mean error falls by about so much of the weight (as above).
[[nodiscard]] double narrowedBy(std::span<const LearnedFactor> factors);

}  // namespace shardscope
