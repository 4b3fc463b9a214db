// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/ring/block_mask.h"
#include "core/ring/ring_time.h"
#include "core/ring/ring_work.h"

namespace shardscope {
namespace {

/// Transformer Engine's backward begins with the block that the forward has left in the buffer, the next rank's, and goes
/// back to the rank's own (transformer_engine/pytorch/attention, AttnFuncWithCPAndKVP2P.backward).
bool walksInReverse(RingDirection pass, RingGradient gradient) { return pass == RingDirection::Backward && gradient == RingGradient::Bf16; }

/// Gradients follow one step behind their block; the block that came last is not sent on.
std::vector<Seconds> hopsOf(int ranks, RingDirection pass, const ContextCosts& costs)
{
    std::vector<Seconds> hops(static_cast<std::size_t>(ranks));
    for (int step = 0; step < ranks && ranks > 1; ++step) {
        Seconds& hop = hops[static_cast<std::size_t>(step)];
        if (step + 1 < ranks)
            hop += costs.keyValueHop;
        if (pass == RingDirection::Backward && step > 0)
            hop += costs.gradientHop;
    }
    return hops;
}

}  // namespace

RingPass ringPass(const RingShape& shape, RingDirection pass, RingGradient gradient, const ContextCosts& costs)
{
    const int ranks = shape.ranks;
    const ContextLevels<int> levels = shape.levels();
    const bool isForward = pass == RingDirection::Forward;
    RingPass made;
    made.ranks = ranks;
    made.steps = levels.ring;
    made.layout = shape.layout;
    made.stride = shape.stride();
    made.isReversed = walksInReverse(pass, gradient);
    made.work = RingWork({shape.layout, ranks, {}, shape.inner});
    made.attention = (isForward ? costs.attentionForward : costs.attentionBackward) * ranks;
    made.hops = hopsOf(levels.ring, pass, costs);
    if (levels.ring > 1 && !isForward && gradient == RingGradient::Fp32)
        made.after = costs.gradientHop;
    if (levels.heads > 1 || (gathers(shape.layout) && ranks > 1)) {
        made.before = isForward ? costs.beforeForward : costs.beforeBackward;
        made.after += isForward ? costs.afterForward : costs.afterBackward;
    }
    return made;
}

RingTimes simulateRing(const RingPass& pass)
{
    const auto width = static_cast<std::size_t>(pass.steps) + 1;
    RingTimes times;
    times.starts.resize(static_cast<std::size_t>(pass.ranks) * width);
    const auto start = [&](int rank, int step) -> Seconds& {
        const int wrapped = (rank + pass.ranks) % pass.ranks;
        return times.starts[static_cast<std::size_t>(wrapped) * width + static_cast<std::size_t>(step)];
    };
    for (int rank = 0; rank < pass.ranks; ++rank)
        start(rank, 0) = pass.before;
    for (int step = 0; step < pass.steps; ++step) {
        for (int rank = 0; rank < pass.ranks; ++rank) {
            const Seconds begun = start(rank, step);
            Seconds end = begun + pass.computeOf(rank, step);
            if (const Seconds hop = pass.hopOf(step); hop > Seconds()) {
                const Seconds neighbours = std::max(start(rank - pass.stride, step), start(rank + pass.stride, step));
                end = std::max(end, std::max(begun, neighbours) + hop);
            }
            start(rank, step + 1) = end;
            times.total = std::max(times.total, end);
        }
    }
    times.total += pass.after;
    return times;
}

RingTimes walkRing(const RingPass& pass)
{
    const int busiest = pass.work.shareOfRank(pass.ranks - 1) >= pass.work.shareOfRank(0) ? pass.ranks - 1 : 0;
    RingTimes times;
    times.isOfOneRank = true;
    times.starts.reserve(static_cast<std::size_t>(pass.steps) + 1);
    Seconds now = pass.before;
    for (int step = 0; step < pass.steps; ++step) {
        times.starts.push_back(now);
        now += std::max(pass.computeOf(busiest, step), pass.hopOf(step));
    }
    times.starts.push_back(now);
    times.total = now + pass.after;
    return times;
}

}  // namespace shardscope
