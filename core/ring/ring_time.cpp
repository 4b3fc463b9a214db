// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ring/ring_time.h"

#include <algorithm>

namespace shardscope {
namespace {

/// The first, the last and each other step of a ring, on the rank that is busiest in all of them, and what travels meanwhile.
struct StepKinds {
    Seconds first, middle, last;
    Seconds firstHop, middleHop, lastHop;
    Seconds after;
};

Seconds sumOfLonger(const StepKinds& steps, int ranks)
{
    if (ranks == 1)
        return steps.first;
    return std::max(steps.first, steps.firstHop) + std::max(steps.middle, steps.middleHop) * (ranks - 2) +
           std::max(steps.last, steps.lastHop) + steps.after;
}

/// All causal work is c²/2 full blocks and a rank's mean share c/2 of them.
Seconds fullBlock(Seconds mean, int ranks) { return mean * 2 / ranks; }

/// The last rank of a contiguous ring does its own triangle and full blocks of all others; else every cell is half a block.
Seconds busiestOther(ContextLayout layout, Seconds block) { return layout == ContextLayout::Contiguous ? block : block / 2; }

StepKinds ringSteps(ContextLayout layout, Seconds block, RingDirection pass, RingGradient gradient, const ContextCosts& costs)
{
    const Seconds own = block / 2;
    const Seconds other = busiestOther(layout, block);
    const Seconds key = costs.keyValueHop;
    const Seconds both = key + costs.gradientHop;
    if (pass == RingDirection::Forward)
        return {own, other, other, key, key, {}, {}};
    if (gradient == RingGradient::Fp32)
        return {own, other, other, key, both, costs.gradientHop, costs.gradientHop};
    return {other, other, own, key, both, costs.gradientHop, {}};
}

RingPassTime ringPassTime(ContextLayout layout, int ranks, RingDirection pass, RingGradient gradient, const ContextCosts& costs)
{
    const bool isForward = pass == RingDirection::Forward;
    RingPassTime time;
    time.mean = isForward ? costs.attentionForward : costs.attentionBackward;
    time.total = time.busiest = time.mean;
    if (ranks <= 1)
        return time;
    if (!isRing(layout)) {
        time.total += isForward ? costs.beforeForward + costs.afterForward : costs.beforeBackward + costs.afterBackward;
        return time;
    }
    const Seconds block = fullBlock(time.mean, ranks);
    // Each is at least the one before; rounding may not say otherwise.
    time.busiest = std::max(time.mean, block / 2 + busiestOther(layout, block) * (ranks - 1));
    time.total = std::max(time.busiest, sumOfLonger(ringSteps(layout, block, pass, gradient, costs), ranks));
    return time;
}

}  // namespace

RingTime ringTime(ContextLayout layout, int ranks, RingGradient gradient, const ContextCosts& costs)
{
    return {ringPassTime(layout, ranks, RingDirection::Forward, gradient, costs), ringPassTime(layout, ranks, RingDirection::Backward, gradient, costs)};
}

}  // namespace shardscope
