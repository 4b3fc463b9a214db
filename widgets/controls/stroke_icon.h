// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QRectF>
#include <QString>

class QColor;
class QPainter;

namespace shardscope {

/// Returns a drawing of a few strokes on a grid of 24 by 24: `R x y width height`, `L x1 y1 x2 y2`, `C x y radius`, separated by
/// semicolons. Icons have the text colour of every theme, and are sharp at every size. Unreadable strokes are left out.
[[nodiscard]] QPainterPath strokePath(const QString& icon);
void paintStrokeIcon(QPainter& painter, const QRectF& place, const QString& icon, const QColor& color);

}  // namespace shardscope
