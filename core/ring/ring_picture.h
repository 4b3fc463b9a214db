// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/ring/ring_time.h"
#include "core/ring/ring_work.h"

namespace shardscope {

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

    /// Moments that one can step through: those of the ring, and the gradients' last hop home where there is one.
    [[nodiscard]] int moments() const { return pass.steps + (goesHome() ? 1 : 0); }
    [[nodiscard]] bool goesHome() const { return isRing(shape.layout) && pass.after > Seconds(); }
    /// Whose keys and values a rank uses. In the hop home, those of the next rank: the gradients it has just finished.
    [[nodiscard]] int keysOf(int rank, int step) const
    {
        return pass.keys[pass.index(rank, step < pass.steps ? step : pass.steps - 1)];
    }
    /// Where the blocks go: to the next rank, or in Transformer Engine's backward to the one before.
    [[nodiscard]] int turn() const { return direction == RingDirection::Backward && gradient == RingGradient::Bf16 ? -1 : 1; }
    /// The longer of the busiest rank's computation and the hop.
    [[nodiscard]] Seconds lengthOf(int step) const;
    /// A rank that no other is busier than.
    [[nodiscard]] int busiestRank() const;
};

[[nodiscard]] RingPicture ringPicture(const RingShape& shape, RingDirection direction, RingGradient gradient, const ContextCosts& costs,
                                      const ContextTensors& tensors);

}  // namespace shardscope
