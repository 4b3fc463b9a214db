// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ring/ring_canvas.h"

namespace shardscope {

/// Says what of a ring is shown at once.
enum class RingPage { Steps, Work, Times };

/// Where its panels are at one size; an empty rectangle is a panel that there is no room for.
struct RingPanelPlaces {
    QRectF circle;
    QRectF mask;
    QRectF work;
    QRectF times;
    QRectF bars;
};
[[nodiscard]] RingPanelPlaces placePanels(RingPage page, const QSizeF& size, const Theme& theme);

/// All of a page but what moves within a step.
[[nodiscard]] Scene ringScene(const RingPicture& picture, const Moment& moment, RingPage page, const QSizeF& size, const Theme& theme);
/// Returns what moves. Empty where the page has no ring.
[[nodiscard]] Scene travellingScene(const RingPicture& picture, const Moment& moment, RingPage page, const QSizeF& size,
                                    const Theme& theme);

}  // namespace shardscope
