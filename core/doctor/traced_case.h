// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/doctor/arrivals.h"
#include "core/doctor/diagnosis.h"
#include "core/doctor/estimated_rank.h"
#include "core/doctor/timeline.h"
#include "core/doctor/traced_rank.h"

namespace shardscope {

class Estimate;

/// Everything that the parts of one diagnosis are made from.
struct TracedCase {
    const Estimate& estimate;
    const std::vector<TracedRank>& ranks;
    const std::vector<Timeline>& timelines;  ///< of each rank
    const AlignedCollectives& aligned;
    std::size_t chosen = 0;  ///< the rank whose timeline is divided
    const EstimatedRank& estimated;

    [[nodiscard]] const TracedRank& rank() const { return ranks[chosen]; }
    [[nodiscard]] const Timeline& timeline() const { return timelines[chosen]; }
};

using DiagnosisParts = std::vector<DiagnosisPart>;

/// Returns how sure a difference from an estimated value is: near 1 where it is far beyond the estimate's own error (a fraction of it), near
/// 0 where it is within.
[[nodiscard]] double surenessOf(double difference, double estimated, double band);
/// Returns the error that this estimate's step time is expected to have, as a fraction.
[[nodiscard]] double bandOf(const Estimate& estimate);

/// The most rows of evidence of one part.
inline constexpr std::size_t kMostEvidence = 10;

/// Returns the parts of multiplications, attention, other kernels and recomputation. Those that are 0 are left out.
[[nodiscard]] DiagnosisParts computeParts(const TracedCase& traced);
/// Returns the parts of communication between ranks other than pipeline stages, and fills the list of stragglers.
[[nodiscard]] DiagnosisParts communicationParts(const TracedCase& traced, std::vector<Straggler>& stragglers);
/// Returns the parts of idle time, and of messages between pipeline stages.
[[nodiscard]] DiagnosisParts idleParts(const TracedCase& traced);

}  // namespace shardscope
