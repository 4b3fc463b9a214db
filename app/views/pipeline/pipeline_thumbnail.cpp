// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline/pipeline_thumbnail.h"

#include <QPainter>

#include <algorithm>
#include <functional>

#include "widgets/timeline/lane_runs.h"
#include "widgets/timeline/lane_shapes.h"

namespace shardscope {
namespace {

constexpr double kNarrowestLetter = 7;
constexpr double kLowestLetter = 9;
constexpr double kLowestWithGap = 6;

/// One filled rectangle in pixels from the thumbnail's corner.
struct Patch {
    QRect box;
    QColor fill;
    QColor edge = Qt::transparent;  ///< of its right side
    QString letter;
    QColor ink;
};

/// Idle time first, then the blocks on it. More rows than pixels: every so many of them.
void visit(const QSize& size, double ratio, const GanttData& data, double end, const Theme& theme,
           const std::function<void(const Patch&)>& draw)
{
    const int lanes = static_cast<int>(data.lanes.size());
    if (size.isEmpty() || lanes == 0 || !(end > 0))
        return;
    const std::vector<GanttLook> looks = ganttLooks(data, theme);
    LaneShapes shapes(looks, ratio);
    LaneRuns runs;
    const TimeScale scale({0, end}, 0, size.width());
    const int shown = std::min(lanes, size.height());
    const int gap = size.height() >= kLowestWithGap * ratio * shown ? qRound(ratio) : 0;
    for (int row = 0; row < shown; ++row) {
        const int top = size.height() * row / shown;
        const int height = std::max(1, size.height() * (row + 1) / shown - top - gap);
        draw({QRect(0, top, size.width(), height), theme.color(ColorRole::Idle), Qt::transparent, {}, {}});
        runs.clear();
        laneRuns(data, static_cast<int>(std::int64_t{lanes} * row / shown), scale, 0, size.width(), runs);
        for (const LaneShape& shape : shapes.make(data, runs, height)) {
            Patch patch{QRect(shape.left, top + shape.top, shape.right - shape.left, shape.bottom - shape.top),
                        QColor::fromRgb(shape.fill),
                        shape.edge != 0 ? QColor::fromRgb(shape.edge) : QColor(Qt::transparent),
                        {},
                        looks[shape.style].ink};
            if (shape.isSingle && patch.box.width() >= kNarrowestLetter * ratio && height >= kLowestLetter * ratio)
                patch.letter = data.styles[shape.style].letter;
            draw(patch);
        }
    }
}

}  // namespace

void paintThumbnail(QPainter& painter, const QRectF& rect, const GanttData& data, double end, const Theme& theme)
{
    // In device pixels, in which the runs of a lane count.
    const double ratio = painter.device()->devicePixelRatioF();
    QImage image((rect.size() * ratio).toSize(), QImage::Format_RGB32);
    if (image.isNull())
        return;
    image.fill(theme.color(ColorRole::Card));
    QPainter inner(&image);
    QFont font = theme.font(TextStyle::Caption);
    font.setPixelSize(std::max(1, qRound(kLowestLetter * ratio)));
    inner.setFont(font);
    visit(image.size(), ratio, data, end, theme, [&](const Patch& patch) {
        inner.fillRect(patch.box, patch.fill);
        if (patch.edge.alpha() > 0)
            inner.fillRect(QRect(patch.box.right(), patch.box.top(), 1, patch.box.height()), patch.edge);
        if (!patch.letter.isEmpty()) {
            inner.setPen(patch.ink);
            inner.drawText(patch.box, Qt::AlignCenter, patch.letter);
        }
    });
    inner.end();
    painter.drawImage(rect, image);
}

void addThumbnail(Scene& scene, const QRectF& rect, const GanttData& data, double end, const Theme& theme)
{
    visit(rect.size().toSize(), 1, data, end, theme, [&](const Patch& patch) {
        const QRectF box = QRectF(patch.box).translated(rect.topLeft());
        scene.rects.append({box, patch.fill, patch.edge, Hatch::None, -1, 0});
        const bool hasRoom = box.height() >= theme.lineHeight(TextStyle::Caption) * 0.8 && box.width() >= theme.px(kLowestLetter);
        if (!patch.letter.isEmpty() && hasRoom)
            scene.texts.append({box, Qt::AlignCenter, patch.letter, patch.ink, TextStyle::Caption, false});
    });
}

}  // namespace shardscope
