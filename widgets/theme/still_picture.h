// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintEngine>
#include <QPainter>
#include <QPixmap>

namespace shardscope {

/// Paints rarely changing content from a cached picture, which is remade where it is null or of another screen. For vector devices, and
/// recorders of drawn texts, it paints directly.
template <typename Paint>
void paintStill(QPainter& painter, QPixmap& still, const QSize& size, double ratio, Paint paint)
{
    if (painter.paintEngine()->type() != QPaintEngine::Raster)
        return paint(painter);
    if (still.isNull() || still.devicePixelRatio() != ratio) {
        still = QPixmap((QSizeF(size) * ratio).toSize());
        still.setDevicePixelRatio(ratio);
        still.fill(Qt::transparent);
        QPainter once(&still);
        paint(once);
    }
    painter.drawPixmap(QPointF(), still);
}

}  // namespace shardscope
