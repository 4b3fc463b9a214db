// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ring/ring_scene.h"

#include <algorithm>
#include <cmath>

#include "widgets/ring/ring_circle.h"
#include "widgets/ring/ring_panels.h"

namespace shardscope {
namespace {

/// All four: two above, where things move, and two below, which sum them up.
RingPanelPlaces fourPanels(const QSizeF& size, double gap)
{
    const double upper = std::round((size.height() - gap) * 0.58);
    const double lower = size.height() - gap - upper;
    const double left = std::round((size.width() - gap) * 0.56);
    const double right = size.width() - gap - left;
    return {{0, 0, left, upper}, {left + gap, 0, right, upper}, {0, upper + gap, left, lower}, {left + gap, upper + gap, right, lower}, {}};
}

RingPanelPlaces twoPanels(const QSizeF& size, double gap)
{
    if (size.width() > 1.25 * size.height()) {
        const double left = std::round((size.width() - gap) * 0.56);
        return {{0, 0, left, size.height()}, {left + gap, 0, size.width() - gap - left, size.height()}, {}, {}, {}};
    }
    const double upper = std::round((size.height() - gap) * 0.5);
    return {{0, 0, size.width(), upper}, {0, upper + gap, size.width(), size.height() - gap - upper}, {}, {}, {}};
}

/// The whole pass over time, and its steps side by side where there is room for both.
RingPanelPlaces timePanels(const QSizeF& size, const Theme& theme)
{
    if (size.height() < theme.px(340))
        return {{}, {}, {}, {QPointF(), size}, {}};
    const double upper = std::round(size.height() * 0.46);
    const double gap = theme.px(14);
    return {{}, {}, {}, {0, 0, size.width(), upper}, {0, upper + gap, size.width(), size.height() - upper - gap}};
}

}  // namespace

RingPanelPlaces placePanels(RingPage page, const QSizeF& size, const Theme& theme)
{
    const QRectF all(QPointF(), size);
    if (page == RingPage::Work)
        return {{}, {}, all, {}, {}};
    if (page == RingPage::Times)
        return timePanels(size, theme);
    const bool isRoomy = size.width() >= theme.px(820) && size.height() >= theme.px(430);
    return isRoomy ? fourPanels(size, theme.px(20)) : twoPanels(size, theme.px(14));
}

Scene ringScene(const RingPicture& picture, const Moment& moment, RingPage page, const QSizeF& size, const Theme& theme)
{
    Scene scene;
    scene.size = size;
    const RingPanelPlaces places = placePanels(page, size, theme);
    RingCanvas canvas(scene, picture, moment, theme);
    // The first panel that has a mark gives it its bounds: those of the matrix are the clearest.
    if (!places.work.isEmpty())
        drawWork(canvas, places.work);
    if (!places.times.isEmpty())
        drawTimes(canvas, places.times);
    if (!places.bars.isEmpty())
        drawStepBars(canvas, places.bars);
    if (!places.mask.isEmpty())
        drawMask(canvas, places.mask);
    if (!places.circle.isEmpty())
        drawCircle(canvas, places.circle);
    scene.plot = places.circle.isEmpty() ? QRectF(QPointF(), size) : places.circle;
    return scene;
}

Scene travellingScene(const RingPicture& picture, const Moment& moment, RingPage page, const QSizeF& size, const Theme& theme)
{
    Scene scene;
    scene.size = size;
    const RingPanelPlaces places = placePanels(page, size, theme);
    if (places.circle.isEmpty())
        return scene;
    RingCanvas canvas(scene, picture, moment, theme);
    drawTravelling(canvas, places.circle);
    return scene;
}

}  // namespace shardscope
