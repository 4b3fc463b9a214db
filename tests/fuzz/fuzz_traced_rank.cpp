// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/traced_rank_file.h"

#include <cmath>

#include "core/doctor/arrivals.h"
#include "core/doctor/timeline.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

/// Any bytes as the trace of a rank: a step whose activities add up to it, and which aligns with itself, or an error with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Result<TracedRank> rank = parseTracedRank(fuzz::asText(data, size), "fuzz");
    if (!rank) {
        fuzz::requireTold(rank.error());
        return 0;
    }
    for (const TracedKernel& kernel : rank->kernels)
        fuzz::require(kernel.start >= 0 && kernel.start <= kernel.end && kernel.end <= rank->seconds && kernel.name < rank->names.size());
    const Timeline timeline = timelineOf(*rank);
    double sum = 0;
    for (const double each : timeline.sums)
        sum += each;
    fuzz::require(std::abs(sum - rank->seconds) <= 1e-9 * rank->seconds);
    const std::vector<TracedRank> twice{*rank, *rank};
    const AlignedCollectives aligned(twice);
    fuzz::require(!aligned.offsetOf(1) || *aligned.offsetOf(1) == 0);
    fuzz::require(aligned.arrivalsOn(1).size() == rank->kernels.size());
    return 0;
}
