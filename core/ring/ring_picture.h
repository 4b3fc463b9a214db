// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/ring/ring_time.h"
#include "core/ring/ring_work.h"

namespace shardscope {

/// The most ranks with times of their own. Beyond, those of the busiest rank are used for all, so that nothing has ranks² parts.
inline constexpr int kMostExactRanks = 96;

/// One pass of one layer's attention, ready to be drawn: which rank computes with whose keys, when, and the messages.
struct RingPicture {
    RingShape shape;
    RingDirection direction = RingDirection::Forward;
    RingGradient gradient = RingGradient::Bf16;
    std::shared_ptr<const RingWork> work;
    RingPass pass;
    RingTimes times;
    RingPassTime time;
    ContextBytes bytes;

    /// Returns the number of moments to step through: the steps, and a collective before or after them (or the gradients' last hop), where
    /// there is one.
    [[nodiscard]] int moments() const { return pass.steps + (hasBefore() ? 1 : 0) + (pass.after > Seconds() ? 1 : 0); }
    [[nodiscard]] bool isBefore(int moment) const { return hasBefore() && moment == 0; }
    [[nodiscard]] bool isAfter(int moment) const { return moment - (hasBefore() ? 1 : 0) >= pass.steps; }
    /// Returns the step of a moment; for moments before and after the steps, the nearest one.
    [[nodiscard]] int stepAt(int moment) const;
    [[nodiscard]] int momentOf(int step) const { return step + (hasBefore() ? 1 : 0); }
    /// Returns the rank whose keys and values a rank uses.
    [[nodiscard]] int keysOf(int rank, int step) const { return pass.keysOf(rank, step); }
    /// Returns the compute seconds of a rank at a moment.
    [[nodiscard]] Seconds computing(int rank, int moment) const;
    /// Returns the seconds of communication at a moment.
    [[nodiscard]] Seconds sending(int moment) const;
    /// Returns the direction of the blocks: to the next rank, or in Transformer Engine's backward to the previous one.
    [[nodiscard]] int turn() const { return direction == RingDirection::Backward && gradient == RingGradient::Bf16 ? -1 : 1; }
    /// Returns the longer of the busiest rank's computation and the communication.
    [[nodiscard]] Seconds lengthOf(int moment) const;
    /// Returns a rank that computes longest.
    [[nodiscard]] int busiestRank() const;
    [[nodiscard]] bool isExact() const { return pass.ranks <= kMostExactRanks; }

private:
    [[nodiscard]] bool hasBefore() const { return pass.before > Seconds(); }
};

[[nodiscard]] RingPicture ringPicture(const RingShape& shape, RingDirection direction, RingGradient gradient, const ContextCosts& costs,
                                      const ContextTensors& tensors);

}  // namespace shardscope
