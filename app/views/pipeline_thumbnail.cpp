// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline_thumbnail.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

#include "widgets/theme/contrast.h"
#include "widgets/timeline/lane_runs.h"
#include "widgets/timeline/lane_shapes.h"

namespace shardscope {
namespace {

constexpr double kNarrowestLetter = 7;
constexpr double kLowestLetter = 9;

void paintLane(QPainter& painter, const GanttData& data, const std::vector<LaneShape>& shapes, const std::vector<GanttLook>& looks,
               const QRect& row, const QColor& idle, bool letters)
{
    painter.fillRect(row, idle);
    for (const LaneShape& shape : shapes) {
        const QRect box(shape.left, row.top() + shape.top, shape.right - shape.left, shape.bottom - shape.top);
        painter.fillRect(box, QColor::fromRgb(shape.fill));
        if (shape.edge != 0)
            painter.fillRect(QRect(box.right(), box.top(), 1, box.height()), QColor::fromRgb(shape.edge));
        if (letters && shape.isSingle && box.width() >= kNarrowestLetter) {
            painter.setPen(looks[shape.style].ink);
            painter.drawText(box, Qt::AlignCenter, data.styles[shape.style].letter);
        }
    }
}

}  // namespace

void paintThumbnail(QPainter& painter, const QRectF& rect, const GanttData& data, double end, const Theme& theme)
{
    // In device pixels, in which the runs of a lane count.
    const double ratio = painter.device()->devicePixelRatioF();
    const QSize size((rect.size() * ratio).toSize());
    const int lanes = static_cast<int>(data.lanes.size());
    if (size.isEmpty() || lanes == 0 || !(end > 0))
        return;
    QImage image(size, QImage::Format_RGB32);
    image.fill(theme.color(ColorRole::Idle));
    QPainter inner(&image);
    QFont font = theme.font(TextStyle::Caption);
    font.setPixelSize(std::max(1, qRound(kLowestLetter * ratio)));
    inner.setFont(font);
    const std::vector<GanttLook> looks = ganttLooks(data, theme);
    LaneShapes shapes(looks, ratio);
    LaneRuns runs;
    const TimeScale scale({0, end}, 0, size.width());
    // More rows than pixels: every so many of them.
    const int shown = std::min(lanes, size.height());
    const int gap = size.height() >= 6 * shown ? qRound(ratio) : 0;
    for (int row = 0; row < shown; ++row) {
        const int top = size.height() * row / shown;
        const int height = std::max(1, size.height() * (row + 1) / shown - top - gap);
        runs.clear();
        const int lane = static_cast<int>(std::int64_t{lanes} * row / shown);
        laneRuns(data, lane, scale, 0, size.width(), runs);
        paintLane(inner, data, shapes.make(data, runs, height), looks, QRect(0, top, size.width(), height), theme.color(ColorRole::Idle),
                  height >= kLowestLetter * ratio);
        if (gap > 0)
            inner.fillRect(QRect(0, top + height, size.width(), gap), theme.color(ColorRole::Card));
    }
    inner.end();
    painter.drawImage(rect, image);
}

}  // namespace shardscope
