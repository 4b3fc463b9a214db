// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/moving_chart.h"

#include <QPainter>

#include "widgets/theme/still_picture.h"

namespace shardscope {

Scene MovingChart::sceneAt(const QSizeF& size, const Theme& theme) const
{
    Scene scene;
    scene.size = size;
    if (!hasPicture())
        return scene;
    scene = standingAt(size, theme);
    const Scene moving = movingAt(size, theme);
    scene.rects += moving.rects;
    scene.lines += moving.lines;
    scene.texts += moving.texts;
    return scene;
}

Scene MovingChart::sceneOnScreen() const { return hasPicture() ? standingAt(size(), Theme::current()) : Scene(); }

void MovingChart::renew()
{
    m_still = QPixmap();
    rebuild();
}

void MovingChart::paintContent(QPainter& painter, const Theme& theme)
{
    if (!hasPicture())
        return;
    paintStill(painter, m_still, size(), devicePixelRatioF(), [&](QPainter& still) { paintScene(still, scene(), theme); });
    paintScene(painter, movingAt(size(), theme), theme);
}

void MovingChart::resizeEvent(QResizeEvent* event)
{
    m_still = QPixmap();
    ChartWidget::resizeEvent(event);
}

void MovingChart::changeEvent(QEvent* event)
{
    m_still = QPixmap();
    ChartWidget::changeEvent(event);
}

}  // namespace shardscope
