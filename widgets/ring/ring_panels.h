// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ring/ring_canvas.h"
#include "widgets/ring/ring_groups.h"

namespace shardscope {

/// The causal mask, cut as the layout cuts the sequence: a row of pieces for queries, a column for keys. Colour and number are
/// the rank that computes a piece and the step in which it does; what is still to come is pale.
void drawMask(RingCanvas& canvas, const QRectF& area);

/// Work of each rank in each step, totals at the right against their mean, and how even each step is below.
void drawWork(RingCanvas& canvas, const QRectF& area);

/// The pass over time: computation of the busiest and of the idlest rank, and the hops beside it.
void drawTimes(RingCanvas& canvas, const QRectF& area);

/// Each step's computation beside its transfer, and what of the transfer sticks out.
void drawStepBars(RingCanvas& canvas, const QRectF& area);

/// The rank of a cell that stands for a group of pieces of the sequence.
[[nodiscard]] int rankOfCell(const RingShape& shape, const RingGroups& pieces, int cell);

/// " · one for 256": beside a panel's title where a part of it stands for so many; else nothing.
[[nodiscard]] QString groupedText(const RingGroups& groups);

/// How many pieces the mask panel cuts the sequence into: those of the layout, or of stripes a few rounds.
[[nodiscard]] int shownPieces(ContextLayout layout, int ranks);

/// In which step of the pass a rank uses the keys of another.
[[nodiscard]] int stepOf(const RingPicture& picture, int rank, int keys);

}  // namespace shardscope
