// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/kinds/fused_pairs.h"

#include <algorithm>

#include "core/schedule/kinds/depth_first.h"
#include "core/schedule/kinds/laws.h"

namespace shardscope {
namespace {

constexpr std::string_view kSource = "Megatron-LM core/pipeline_parallel/combined_1f1b.py";
constexpr std::string_view kShorterThanItsHalves = "max(F, B) ≤ FB ≤ F + B";

/// As interleaved 1F1B with a warm-up of one forward more (schedules.py, get_pp_rank_microbatches). A single rank with one chunk then
/// begins with one forward and ends with one backward, as in combined_1f1b_schedule_for_no_pipelining.
void appendPairs(const PipelineShape& shape, int rank, OrderWriter& order)
{
    const std::int64_t total = shape.microBatches * shape.chunks;
    const std::int64_t behind = shape.stages - 1 - rank;
    const std::int64_t warmUp = std::min(total, 2 * behind + std::int64_t{shape.chunks - 1} * shape.group + 1);
    DepthFirstCursor forward(shape);
    DepthFirstCursor backward(shape);
    for (std::int64_t k = 0; k < total + warmUp; ++k) {
        if (k < warmUp)
            order.forward(forward.microBatch(), forward.chunk());
        else if (k < total)
            order.fused(forward.microBatch(), forward.chunk(), backward.microBatch(), backward.reversedChunk());
        else
            order.backward(backward.microBatch(), backward.reversedChunk());
        forward.advance();
        if (k >= warmUp)
            backward.advance();
    }
}

Term behind(const LawTerms& law) { return law.product("2 · (p − 1 − r)", law.two, law.difference("p − 1 − r", law.p, law.one, law.r)); }

/// In a block each layer of the forward takes the place of a layer of the backward: the warm-up is the peak.
Term peakOfStages(const LawTerms& law) { return law.terms.minimum(law.id, law.m, law.sum("2 · (p − 1 − r) + 1", behind(law), law.one)); }

Term peakOfChunks(const LawTerms& law)
{
    const Term groups = law.product("(v − 1) · N", law.difference("v − 1", law.v, law.one), law.N);
    return law.terms.minimum(law.id, law.product("m · v", law.m, law.v),
                             law.sum("(v − 1) · N + 2 · (p − 1 − r) + 1", groups, behind(law), law.one));
}

/// The last rank waits for the first forward and for the last gradient to leave; it has the fewest unfused blocks (found by simulation).
std::optional<double> bubble(const PipelineShape& shape, const BlockTimes& times)
{
    if (times.fused > times.forward + times.backward || times.fused < std::max(times.forward, times.backward))
        return std::nullopt;
    return wholeBackwardLaw(shape, times);
}

}  // namespace

constinit const FusedPairs kFusedPairsOfStages{.source = kSource,
                                               .appendOrder = appendPairs,
                                               .peak = {peakOfStages, "mpr", "min(m, 2 · (p − 1 − r) + 1)"},
                                               .bubble = {bubble, kWholeBackward, kShorterThanItsHalves}};

constinit const FusedPairs kFusedPairsOfChunks{.source = kSource,
                                               .appendOrder = appendPairs,
                                               .peak = {peakOfChunks, "mprvN", "min(m · v, (v − 1) · N + 2 · (p − 1 − r) + 1)"},
                                               .bubble = {bubble, kWholeBackward, kShorterThanItsHalves}};

}  // namespace shardscope
