// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/stroke_icon.h"

#include <QPainter>
#include <QPen>
#include <QStringList>

namespace shardscope {
namespace {

constexpr double kGrid = 24;
constexpr double kStroke = 1.6;

void addStroke(QPainterPath& path, const QStringList& words)
{
    QList<double> numbers;
    for (const QString& word : words.mid(1))
        numbers << word.toDouble();
    const QString kind = words.value(0);
    if (kind == QStringLiteral("R") && numbers.size() == 4) {
        path.addRoundedRect(QRectF(numbers[0], numbers[1], numbers[2], numbers[3]), 1, 1);
    } else if (kind == QStringLiteral("L") && numbers.size() == 4) {
        path.moveTo(numbers[0], numbers[1]);
        path.lineTo(numbers[2], numbers[3]);
    } else if (kind == QStringLiteral("C") && numbers.size() == 3) {
        path.addEllipse(QPointF(numbers[0], numbers[1]), numbers[2], numbers[2]);
    }
}

}  // namespace

QPainterPath strokePath(const QString& icon)
{
    QPainterPath path;
    const QStringList strokes = icon.split(u';', Qt::SkipEmptyParts);
    for (const QString& stroke : strokes)
        addStroke(path, stroke.split(u' ', Qt::SkipEmptyParts));
    return path;
}

void paintStrokeIcon(QPainter& painter, const QRectF& place, const QString& icon, const QColor& color)
{
    const double scale = std::min(place.width(), place.height()) / kGrid;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(place.topLeft());
    painter.scale(scale, scale);
    painter.setPen(QPen(color, kStroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(strokePath(icon));
    painter.restore();
}

}  // namespace shardscope
