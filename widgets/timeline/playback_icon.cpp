// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/playback_icon.h"

#include <QPainter>
#include <QPolygonF>

#include "widgets/theme/theme.h"

namespace shardscope {

namespace {

/// On a field of 16 by 16.
void paintIcon(QPainter& painter, PlaybackIcon kind)
{
    switch (kind) {
    case PlaybackIcon::Play:
        painter.drawPolygon(QPolygonF({{4, 2.5}, {13, 8}, {4, 13.5}}));
        break;
    case PlaybackIcon::Pause:
        painter.drawRect(QRectF(4, 3, 3, 10));
        painter.drawRect(QRectF(9, 3, 3, 10));
        break;
    case PlaybackIcon::StepForward:
        painter.drawPolygon(QPolygonF({{3, 3}, {10, 8}, {3, 13}}));
        painter.drawRect(QRectF(11, 3, 2, 10));
        break;
    case PlaybackIcon::StepBack:
        painter.drawPolygon(QPolygonF({{13, 3}, {6, 8}, {13, 13}}));
        painter.drawRect(QRectF(3, 3, 2, 10));
        break;
    case PlaybackIcon::Off:
        painter.drawRect(QRectF(3.5, 3.5, 9, 9));
        break;
    }
}

QPixmap drawn(PlaybackIcon kind, const QColor& color, double scale)
{
    constexpr int side = 16;
    QPixmap pixmap(QSize(side, side) * 2 * scale);
    pixmap.setDevicePixelRatio(2 * scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    paintIcon(painter, kind);
    return pixmap;
}

}  // namespace

QIcon playbackIcon(PlaybackIcon kind, const Theme& theme)
{
    QIcon icon;
    icon.addPixmap(drawn(kind, theme.color(ColorRole::Text), theme.scale()));
    icon.addPixmap(drawn(kind, theme.color(ColorRole::Disabled), theme.scale()), QIcon::Disabled);
    return icon;
}

}  // namespace shardscope
