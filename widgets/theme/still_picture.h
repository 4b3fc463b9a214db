// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintEngine>
#include <QPainter>
#include <QPixmap>

namespace shardscope {

/// Paints what seldom changes from a picture of it, which is made anew where it is null or of another screen. Where no pixels are wanted (a drawing,
/// or whoever asks which words are drawn) it is painted itself.
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
