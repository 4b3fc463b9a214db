// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QHash>

#include <utility>

#include "widgets/theme/theme.h"

class QPainter;

namespace shardscope {

/// Patterns over fills. On a screen or a PNG they are copies of a small tile, in a fifth of the time of drawing each slanted line; in an
/// SVG or a PDF they are lines. Both have the same positions relative to the whole picture, so that equal patterns of neighbours continue.
class PatternPainter {
public:
    PatternPainter(QPainter& painter, const Theme& theme);
    void paint(const QRectF& rect, Hatch hatch, const QColor& fill);

private:
    [[nodiscard]] QBrush tile(Hatch hatch, const QColor& ink) const;
    void paintLines(QPainter& painter, const QRectF& rect, Hatch hatch, const QColor& ink) const;

    QPainter& m_painter;
    const Theme& m_theme;
    double m_spacing;
    double m_scale = 1;  ///< the device's pixels per unit
    int m_period = 0;    ///< of a tile, in pixels of the device; 0: lines are drawn
    QHash<QRgb, QColor> m_inks;
    QHash<std::pair<int, QRgb>, QBrush> m_tiles;
};

}  // namespace shardscope
