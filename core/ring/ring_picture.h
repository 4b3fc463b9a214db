// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/ring/ring_time.h"
#include "core/ring/ring_work.h"

namespace shardscope {

/// Up to so many ranks each has times of its own; beyond, those of the busiest stand for all, and nothing has ranks² parts.
inline constexpr int kMostExactRanks = 96;

/// One pass of one layer's attention, ready to be drawn: who computes what, with whose keys, when, and what travels.
struct RingPicture {
    RingShape shape;
    RingDirection direction = RingDirection::Forward;
    RingGradient gradient = RingGradient::Bf16;
    std::shared_ptr<const RingWork> work;
    RingPass pass;
    RingTimes times;
    RingPassTime time;
    ContextBytes bytes;

    /// Moments that one can step through: the steps, between a collective before them and one (or the gradients' last hop home)
    /// after them, where there are such.
    [[nodiscard]] int moments() const { return pass.steps + (hasBefore() ? 1 : 0) + (pass.after > Seconds() ? 1 : 0); }
    [[nodiscard]] bool isBefore(int moment) const { return hasBefore() && moment == 0; }
    [[nodiscard]] bool isAfter(int moment) const { return moment - (hasBefore() ? 1 : 0) >= pass.steps; }
    /// The step of a moment; of those before and after, the nearest one.
    [[nodiscard]] int stepAt(int moment) const;
    [[nodiscard]] int momentOf(int step) const { return step + (hasBefore() ? 1 : 0); }
    /// Whose keys and values a rank uses.
    [[nodiscard]] int keysOf(int rank, int step) const { return pass.keysOf(rank, step); }
    /// Returns what a rank computes at a moment.
    [[nodiscard]] Seconds computing(int rank, int moment) const;
    /// Returns what is sent meanwhile.
    [[nodiscard]] Seconds sending(int moment) const;
    /// Where the blocks go: to the next rank, or in Transformer Engine's backward to the one before.
    [[nodiscard]] int turn() const { return direction == RingDirection::Backward && gradient == RingGradient::Bf16 ? -1 : 1; }
    /// The longer of the busiest rank's computation and what is sent.
    [[nodiscard]] Seconds lengthOf(int moment) const;
    /// A rank that no other is busier than.
    [[nodiscard]] int busiestRank() const;
    [[nodiscard]] bool isExact() const { return pass.ranks <= kMostExactRanks; }

private:
    [[nodiscard]] bool hasBefore() const { return pass.before > Seconds(); }
};

[[nodiscard]] RingPicture ringPicture(const RingShape& shape, RingDirection direction, RingGradient gradient, const ContextCosts& costs,
                                      const ContextTensors& tensors);

}  // namespace shardscope
