// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ring/block_mask.h"
#include "widgets/ring/ring_canvas.h"

namespace shardscope {

/// Draws the computed part of a block, as a small square: rows are queries from the top, columns keys from the left.
void drawMaskGlyph(RingCanvas& canvas, const QRectF& square, BlockMask mask, const QColor& fill, int mark = -1);

/// Returns a mask's name for people: "causal", "first half of the keys", …
[[nodiscard]] QString maskName(BlockMask mask);

}  // namespace shardscope
