// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/pattern_painter.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainter>

#include <cmath>

namespace shardscope {

namespace {

constexpr double kSpacing = 5;
constexpr int kMostSpacings = 8;

/// The fewest spacings that are whole pixels, as pixels; 0: none are.
int periodOf(double spacing)
{
    for (int count = 1; count <= kMostSpacings; ++count) {
        const double pixels = spacing * count;
        if (std::abs(pixels - std::round(pixels)) < 1e-6)
            return static_cast<int>(std::round(pixels));
    }
    return 0;
}

}  // namespace

PatternPainter::PatternPainter(QPainter& painter, const Theme& theme) : m_painter(painter), m_theme(theme), m_spacing(theme.px(kSpacing))
{
    const QTransform& transform = painter.deviceTransform();
    const bool isPixels = painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster;
    if (!isPixels || transform.type() > QTransform::TxScale || transform.m11() != transform.m22())
        return;
    m_scale = transform.m11();
    m_period = periodOf(m_spacing * m_scale);
}

void PatternPainter::paintLines(QPainter& painter, const QRectF& rect, Hatch hatch, const QColor& ink) const
{
    painter.setRenderHint(QPainter::Antialiasing, hatch != Hatch::Horizontal && hatch != Hatch::Vertical);
    painter.setPen(QPen(ink, 1));
    painter.drawLines(hatchLines(rect, hatch, m_spacing));
}

QBrush PatternPainter::tile(Hatch hatch, const QColor& ink) const
{
    QImage image(m_period, m_period, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(m_scale, m_scale);
    const double period = m_period / m_scale;
    paintLines(painter, QRectF(-period, -period, 3 * period, 3 * period), hatch, ink);
    painter.end();
    QBrush brush(image);
    brush.setTransform(QTransform::fromScale(1 / m_scale, 1 / m_scale));
    return brush;
}

void PatternPainter::paint(const QRectF& rect, Hatch hatch, const QColor& fill)
{
    QColor& ink = m_inks[fill.rgb()];
    if (!ink.isValid())
        ink = m_theme.hatchOn(fill);
    if (m_period == 0) {
        paintLines(m_painter, rect, hatch, ink);
        return;
    }
    QBrush& brush = m_tiles[{static_cast<int>(hatch), ink.rgba()}];
    if (brush.style() == Qt::NoBrush)
        brush = tile(hatch, ink);
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    m_painter.fillRect(rect, brush);
}

}  // namespace shardscope
