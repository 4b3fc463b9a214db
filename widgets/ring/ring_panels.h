// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ring/ring_canvas.h"
#include "widgets/ring/ring_groups.h"

namespace shardscope {

/// Draws the causal mask, cut like the sequence: a row of pieces for queries, a column for keys. Colour and number are the rank that
/// computes a piece and its step; future pieces are pale.
void drawMask(RingCanvas& canvas, const QRectF& area);

/// Draws the work of each rank in each step, totals at the right against their mean, and the balance of each step below.
void drawWork(RingCanvas& canvas, const QRectF& area);

/// Draws the pass over time: computation of the busiest and of the idlest rank, and the hops.
void drawTimes(RingCanvas& canvas, const QRectF& area);

/// Draws each step's computation and transfer, and the exposed part of the transfer.
void drawStepBars(RingCanvas& canvas, const QRectF& area);

/// Returns the rank of a cell that stands for a group of pieces of the sequence; of ranks that exchange heads, the first.
[[nodiscard]] int rankOfCell(const RingShape& shape, const RingGroups& pieces, int cell);

/// Returns " · one for 256" for a panel's title where one part stands for several; else nothing.
[[nodiscard]] QString groupedText(const RingGroups& groups);

/// Returns the pieces into which the mask panel cuts the sequence: those of the layout's ring, or a few rounds of stripes.
[[nodiscard]] int shownPieces(const RingShape& shape);

/// Returns the step of the pass in which a rank uses the keys of another.
[[nodiscard]] int stepOf(const RingPicture& picture, int rank, int keys);

}  // namespace shardscope
