// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/term.h"
#include "core/base/units.h"
#include "core/ring/ring_bytes.h"
#include "core/ring/ring_work.h"

namespace shardscope {

/// The seconds of the parts of one layer's attention on their own, for one micro-batch. Attention is a rank's mean share: all causal work /
/// ranks, in the kernels of its layout and with their merges. A layout uses its own parts: a ring the hops, the others the collectives, Ulysses ×
/// ring both.
struct ContextCosts {
    Seconds attentionForward;
    Seconds attentionBackward;
    Seconds keyValueHop;    ///< K bytes to the next rank
    Seconds gradientHop;    ///< the block's gradients, in the type of `RingGradient`
    Seconds beforeForward;  ///< the all-gather, or the all-to-alls of queries, keys and values
    Seconds afterForward;   ///< the all-to-all of the output, where heads are exchanged
    Seconds beforeBackward;
    Seconds afterBackward;  ///< the reduce-scatter, or the all-to-alls of the gradients
};

/// One pass through one layer's attention on the rank that ends last. `total` ≥ `busiest` ≥ `mean`.
struct RingPassTime {
    Seconds total;
    Seconds busiest;  ///< computing, on the rank with the most causal work
    Seconds mean;     ///< computing, on average: the time without the cost of context parallelism

    /// Returns the time that context parallelism adds: waiting for the busiest rank, and exposed transfers.
    [[nodiscard]] Seconds exposed() const { return total - mean; }
    [[nodiscard]] Seconds imbalance() const { return busiest - mean; }
    [[nodiscard]] Seconds transfer() const { return total - busiest; }
};

struct RingTime {
    RingPassTime forward;
    RingPassTime backward;
};

/// Closed form of `simulateRing` (schedules.md section 4, "Time"), with the work of long sequences. In a ring a step ends when its block is
/// computed and the next one has arrived. One rank is busiest in every step, so that the longer of the two adds up over the steps.
/// Gradients in fp32 follow one step behind their block, and their last hop is exposed. Transformer Engine walks the steps in reverse, its
/// own block last, and overlaps all of them. The exchange of heads is exposed before and after a ring's steps. Precondition: ranks ≥ 1.
[[nodiscard]] RingTime ringTime(const RingShape& shape, RingGradient gradient, const ContextCosts& costs, const Terms& terms = {});

/// Returns the attention of the busiest rank where all keys are used in one step (`stepsOf` is 1). `mean` is that of a rank on average.
[[nodiscard]] Term busiestInOneStep(ContextLayout layout, int ranks, Term mean, const Terms& terms);

enum class RingDirection { Forward, Backward };

/// The durations of one pass: compute of each rank in each step, and the transfers at the same time.
struct RingPass {
    int ranks = 1;
    int steps = 1;
    ContextLayout layout = ContextLayout::Zigzag;
    int stride = 1;              ///< ranks between a rank and the next one in its ring
    bool isReversed = false;     ///< the steps are walked from the last block to the rank's own
    RingWork work{RingShape{}};  ///< of long sequences
    Seconds attention;           ///< of all ranks together
    std::vector<Seconds> hops;   ///< [step]: transfer to the next rank while the step computes; 0: none
    Seconds before;              ///< an exposed collective
    Seconds after;               ///< likewise, or a last hop, or both

    /// Returns the step of the forward pass with the same blocks.
    [[nodiscard]] int asForward(int step) const { return isReversed ? steps - 1 - step : step; }
    [[nodiscard]] Seconds computeOf(int rank, int step) const { return attention * work.share(rank, asForward(step)); }
    [[nodiscard]] Seconds hopOf(int step) const { return hops[static_cast<std::size_t>(step)]; }
    /// Returns the rank whose keys and values a rank uses.
    [[nodiscard]] int keysOf(int rank, int step) const { return isRing(layout) ? keysFrom(rank, asForward(step), ranks, stride) : rank; }
};

/// The work is that of long sequences.
[[nodiscard]] RingPass ringPass(const RingShape& shape, RingDirection pass, RingGradient gradient, const ContextCosts& costs);

/// The start of each step on each rank, and the end.
struct RingTimes {
    std::vector<Seconds> starts;  ///< [rank · (steps + 1) + step]; the last: the end of the last step
    Seconds total;                ///< with `RingPass::after`
    bool isOfOneRank = false;     ///< `starts` has a single row, of a rank that is busiest in every step

    [[nodiscard]] Seconds start(const RingPass& pass, int rank, int step) const
    {
        const auto width = static_cast<std::size_t>(pass.steps) + 1;
        return starts[static_cast<std::size_t>(isOfOneRank ? 0 : rank) * width + static_cast<std::size_t>(step)];
    }
};

/// Simulates the pass step by step: a hop starts when its sender and its receiver have both begun the step, and a rank continues when it
/// has computed, sent and received.
[[nodiscard]] RingTimes simulateRing(const RingPass& pass);

/// Returns the row of a rank that is busiest in every step: the longer of compute and transfer, step after step. Equals that row of
/// `simulateRing`, in time and memory linear in the ranks.
[[nodiscard]] RingTimes walkRing(const RingPass& pass);

}  // namespace shardscope
