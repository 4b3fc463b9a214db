// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>

#include <cmath>

#include "widgets/charts/pattern_painter.h"
#include "widgets/charts/plotter.h"
#include "widgets/charts/scene.h"

namespace shardscope {

namespace {

/// A pattern in less than this cannot be told from noise.
constexpr double kNarrowestHatched = 9;
constexpr double kLowestHatched = 5;

bool isWhole(double value) { return value == std::floor(value); }

/// Returns what an upright or level line covers, where that is whole pixels of a picture; else nothing.
QRectF wholePixelsOf(const SceneLine& line, const QPainter& painter)
{
    const bool isUpright = line.line.dx() == 0;
    if (line.dashed || (!isUpright && line.line.dy() != 0) || painter.paintEngine()->type() != QPaintEngine::Raster)
        return {};
    const double half = line.width / 2;
    const QRectF box = QRectF(line.line.p1(), line.line.p2()).normalized();
    const QRectF covered = isUpright ? box.adjusted(-half, 0, half, 0) : box.adjusted(0, -half, 0, half);
    const QRectF pixels = painter.deviceTransform().mapRect(covered);
    const bool areWhole = isWhole(pixels.left()) && isWhole(pixels.top()) && isWhole(pixels.right()) && isWhole(pixels.bottom());
    return areWhole && painter.deviceTransform().type() <= QTransform::TxScale ? covered : QRectF();
}

void paintLine(QPainter& painter, const SceneLine& line)
{
    // The same pixels, without a path to be filled: lines of a grid are long.
    if (const QRectF covered = wholePixelsOf(line, painter); !covered.isEmpty()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.fillRect(covered, line.color);
        painter.setRenderHint(QPainter::Antialiasing);
        return;
    }
    QPen pen(line.color, line.width, Qt::SolidLine, Qt::FlatCap);
    if (line.dashed)
        pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.drawLine(line.line);
}

void paintRounded(QPainter& painter, const SceneRect& rect)
{
    painter.setPen(rect.edge.alpha() > 0 ? QPen(rect.edge, 1) : QPen(Qt::NoPen));
    painter.setBrush(rect.fill);
    painter.drawRoundedRect(rect.rect.adjusted(0.5, 0.5, -0.5, -0.5), rect.radius, rect.radius);
}

/// Most rectangles are of this kind, on whole pixels: without antialiasing they are mere copies of memory. The edge is the
/// outer of two fills; where it would cover a thinner rectangle, there is none.
void paintSquare(QPainter& painter, const SceneRect& rect)
{
    const bool edged = rect.edge.alpha() > 0 && rect.rect.width() > 3 && rect.rect.height() > 3;
    if (edged)
        painter.fillRect(rect.rect, rect.edge);
    painter.fillRect(edged ? rect.rect.adjusted(1, 1, -1, -1) : rect.rect, rect.fill);
}

/// The edge of a filled rectangle.
void paintFrame(QPainter& painter, const SceneRect& rect)
{
    const QRectF& box = rect.rect;
    if (rect.edge.alpha() == 0 || box.width() <= 3 || box.height() <= 3)
        return;
    painter.fillRect(QRectF(box.left(), box.top(), box.width(), 1), rect.edge);
    painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), rect.edge);
    painter.fillRect(QRectF(box.left(), box.top() + 1, 1, box.height() - 2), rect.edge);
    painter.fillRect(QRectF(box.right() - 1, box.top() + 1, 1, box.height() - 2), rect.edge);
}

void paintRect(QPainter& painter, const SceneRect& rect, PatternPainter& patterns)
{
    if (rect.fill.alpha() == 0)
        return;  // only there to be pointed at
    painter.setRenderHint(QPainter::Antialiasing, rect.radius > 0);
    if (rect.isPlotted)
        paintFrame(painter, rect);
    else if (rect.radius > 0)
        paintRounded(painter, rect);
    else
        paintSquare(painter, rect);
    if (rect.hatch != Hatch::None && rect.rect.width() >= kNarrowestHatched && rect.rect.height() >= kLowestHatched)
        patterns.paint(rect.rect.adjusted(1, 1, -1, -1), rect.hatch, rect.fill);
}

}  // namespace

void paintScene(QPainter& painter, const Scene& scene, const Theme& theme)
{
    Plotter plotter;
    paintScene(painter, scene, theme, plotter);
}

void paintScene(QPainter& painter, const Scene& scene, const Theme& theme, Plotter& plotter)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const SceneLine& line : scene.grid)
        paintLine(painter, line);
    if (scene.plotted)
        plotter.paint(painter, scene.plotted);
    PatternPainter patterns(painter, theme);
    for (const SceneRect& rect : scene.rects)
        paintRect(painter, rect, patterns);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const SceneLine& line : scene.lines)
        paintLine(painter, line);
    for (TextStyle style : {TextStyle::Caption, TextStyle::Body, TextStyle::Strong, TextStyle::Title, TextStyle::Figure}) {
        painter.setFont(theme.font(style));
        for (const SceneText& text : scene.texts) {
            if (text.style != style)
                continue;
            if (text.plate.isValid())
                painter.fillRect(text.box, text.plate);
            painter.setPen(text.color);
            const int wrap = text.wrap ? Qt::TextWordWrap : Qt::TextDontClip;
            // A scene that is read from right to left is mirrored already.
            painter.drawText(text.box, static_cast<int>(text.alignment | Qt::AlignAbsolute) | wrap, text.text);
        }
    }
    painter.restore();
}

}  // namespace shardscope
