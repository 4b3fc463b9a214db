// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ring/ring_canvas.h"

namespace shardscope {

/// The page of a ring's picture.
enum class RingPage { Steps, Work, Times };

/// The places of its panels at one size; an empty rectangle is a panel without room.
struct RingPanelPlaces {
    QRectF circle;
    QRectF mask;
    QRectF work;
    QRectF times;
    QRectF bars;
};
[[nodiscard]] RingPanelPlaces placePanels(RingPage page, const QSizeF& size, const Theme& theme);

/// Returns a page without the parts that move within a step.
[[nodiscard]] Scene ringScene(const RingPicture& picture, const Moment& moment, RingPage page, const QSizeF& size, const Theme& theme);
/// Returns the moving parts. Empty where the page has no ring.
[[nodiscard]] Scene travellingScene(const RingPicture& picture, const Moment& moment, RingPage page, const QSizeF& size,
                                    const Theme& theme);

}  // namespace shardscope
