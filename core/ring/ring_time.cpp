// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ring/ring_time.h"

namespace shardscope {
namespace {

/// The first, the last and each other step of a ring, on the rank that is busiest in all of them, and what travels meanwhile.
struct StepKinds {
    Term first, middle, last;
    Term firstHop, middleHop, lastHop;
    Term after;
};

Term sumOfLonger(const StepKinds& steps, int ranks, const Terms& terms)
{
    if (ranks == 1)
        return steps.first;
    const auto longer = [&](Term block, Term hop) { return terms.maximum("ring-step", block, hop); };
    const Term between =
        terms.product("ring-steps-between", longer(steps.middle, steps.middleHop), terms("ring-steps-between-count", ranks - 2));
    return terms.sum("ring-steps", longer(steps.first, steps.firstHop), between, longer(steps.last, steps.lastHop), steps.after);
}

/// Holds what one pass is computed from.
struct PassInputs {
    ContextLayout layout;
    int ranks;  ///< of the ring
    Term count;
    RingDirection pass;
    RingGradient gradient;
    Term mean;
    Term key;
    Term gradientHop;
};

/// All causal work is c²/2 full blocks and a rank's mean share c/2 of them. The last rank of a contiguous ring does its own
/// triangle and full blocks of all others; else every cell is half a block.
StepKinds ringSteps(const PassInputs& of, const Terms& terms)
{
    const Term two = terms("two", 2);
    const Term block = terms.quotient("ring-full-block", terms.product("ring-all-blocks", of.mean, two), of.count);
    const Term own = terms.quotient("ring-half-block", block, two);
    const Term other = of.layout == ContextLayout::Contiguous ? block : own;
    const Term none = terms("nothing", 0);
    if (of.pass == RingDirection::Forward)
        return {own, other, other, of.key, of.key, none, none};
    const Term both = terms.sum("ring-both-hops", of.key, of.gradientHop);
    if (of.gradient == RingGradient::Fp32)
        return {own, other, other, of.key, both, of.gradientHop, of.gradientHop};
    return {other, other, own, of.key, both, of.gradientHop, none};
}

/// The exchange of heads, or the collectives of keys and values and of their gradients. No step hides them.
Seconds besideSteps(RingDirection pass, const ContextCosts& costs)
{
    return pass == RingDirection::Forward ? costs.beforeForward + costs.afterForward : costs.beforeBackward + costs.afterBackward;
}

/// Returns the ranks of a ring: all of the plan, or one of each inner group.
Term ringRanks(const RingShape& shape, const Terms& terms)
{
    const Term all = terms("/plan/cp", shape.ranks);
    return hasTwoLevels(shape.layout) ? terms.quotient("ring-ranks", all, terms("/plan/cp_inner", shape.inner)) : all;
}

/// Sets the time of a ring's steps. Precondition: it has more than one.
void walkSteps(RingPassTime& time, const PassInputs& of, const Terms& terms)
{
    const StepKinds steps = ringSteps(of, terms);
    const Term half = of.pass == RingDirection::Forward || of.gradient == RingGradient::Fp32 ? steps.first : steps.last;
    // Each is at least the one before; rounding may not say otherwise.
    const Term blocks =
        terms.sum("ring-blocks", half, terms.product("ring-other-blocks", steps.middle, terms("ring-other-ranks", of.ranks - 1)));
    const Term busiest = terms.maximum("ring-busiest", of.mean, blocks);
    const Term total = terms.maximum("ring-total", busiest, sumOfLonger(steps, of.ranks, terms));
    (void)terms.difference("ring-imbalance", busiest, of.mean);
    (void)terms.difference("ring-transfer", total, busiest);
    time.busiest = Seconds(busiest.value);
    time.total = Seconds(total.value);
}

RingPassTime ringPassTime(const RingShape& shape, RingDirection pass, RingGradient gradient, const ContextCosts& costs, const Terms& all)
{
    const bool isForward = pass == RingDirection::Forward;
    const Terms terms = all.about(isForward ? "forward" : "backward");
    const Term mean = terms("ring-attention", isForward ? costs.attentionForward : costs.attentionBackward);
    RingPassTime time;
    time.mean = time.total = time.busiest = Seconds(mean.value);
    if (shape.ranks <= 1)
        return time;
    const ContextLevels<int> levels = shape.levels();
    if (levels.ring > 1) {
        walkSteps(time,
                  {shape.layout, levels.ring, ringRanks(shape, terms), pass, gradient, mean, terms("ring-key-hop", costs.keyValueHop),
                   terms("ring-gradient-hop", costs.gradientHop)},
                  terms);
    } else {
        time.total = time.busiest = Seconds(busiestInOneStep(shape.layout, shape.ranks, mean, terms).value);
    }
    if (levels.heads > 1 || gathers(shape.layout))
        time.total += besideSteps(pass, costs);
    return time;
}

}  // namespace

Term busiestInOneStep(ContextLayout layout, int ranks, Term mean, const Terms& terms)
{
    if (!isContiguous(layout) || ranks <= 1)
        return mean;
    const Term all = terms("/plan/cp", ranks);
    const Term blocks =
        terms.difference("half-blocks-of-the-last-rank", terms.product("two-of-each-rank", terms("two", 2), all), terms("one", 1));
    return terms.product("last-rank-attention", mean, terms.quotient("last-rank-beside-mean", blocks, all));
}

RingTime ringTime(const RingShape& shape, RingGradient gradient, const ContextCosts& costs, const Terms& terms)
{
    return {ringPassTime(shape, RingDirection::Forward, gradient, costs, terms),
            ringPassTime(shape, RingDirection::Backward, gradient, costs, terms)};
}

}  // namespace shardscope
