// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_scene.h"

#include <QHash>
#include <QPainter>
#include <QStaticText>

#include <cmath>

#include "widgets/charts/value_axis.h"
#include "widgets/timeline/gantt_labels.h"
#include "widgets/timeline/gantt_legend.h"

namespace shardscope {

namespace {

QRectF shapeBox(const GanttLayout& layout, const PaintedLane& lane, int left, int right, int top, int bottom)
{
    const double perUnit = layout.pixelsPerUnit;
    const QRectF box(layout.x(left), lane.box.top() + top / perUnit, (right - left) / perUnit, (bottom - top) / perUnit);
    return box.intersected(layout.plot);
}

void addTrack(Scene& scene, const GanttLayout& layout, const PaintedLane& lane, const Theme& theme)
{
    const int height = static_cast<int>(std::lround(lane.box.height() * layout.pixelsPerUnit));
    if (lane.trackBegin >= lane.trackEnd)
        return;
    scene.rects.append({shapeBox(layout, lane, lane.trackBegin, lane.trackEnd, 0, height), QColor(lane.track)});
    for (const int column : lane.grid) {
        if (column >= lane.trackBegin && column < lane.trackEnd)
            scene.rects.append({shapeBox(layout, lane, column, column + 1, 0, height), ganttGridColor(theme)});
    }
}

/// Pales what comes after the playhead; texts lie above everything and must be paled themselves.
void paleTexts(Scene& scene, qsizetype from, double after)
{
    for (qsizetype i = from; i < scene.texts.size(); ++i) {
        if (scene.texts[i].box.center().x() > after)
            scene.texts[i].color.setAlphaF(0.3F);
    }
}

}  // namespace

Scene ganttScene(const GanttContent& content, const GanttLayout& layout, const Theme& theme)
{
    Scene scene;
    scene.size = layout.size;
    scene.plot = layout.plot;
    addGanttFrame(scene, content, layout, theme);
    if (content.isEmpty())
        return scene;
    const qsizetype firstLabel = scene.texts.size();
    GanttLabels labels(content, layout, theme);
    eachPaintedLane(content, layout, theme, [&](const PaintedLane& lane) {
        addTrack(scene, layout, lane, theme);
        const auto& panels = content.panels;
        std::uint32_t before = 0;
        for (int panel = 0; panel < lane.panel; ++panel)
            before += panels[static_cast<std::size_t>(panel)]->blockCount();
        const int row = panels[static_cast<std::size_t>(lane.panel)]->lanes[static_cast<std::size_t>(lane.lane)].row;
        for (const LaneShape& shape : lane.shapes) {
            const QRectF box = shapeBox(layout, lane, shape.left, shape.right, shape.top, shape.bottom);
            if (box.isEmpty())
                continue;
            int mark = -1;
            if (shape.isSingle) {
                mark = static_cast<int>(scene.marks.size());
                scene.marks.append({box, row, static_cast<int>(before + shape.block)});
            }
            scene.rects.append({box, QColor(shape.fill), shape.edge ? QColor(shape.edge) : QColor(Qt::transparent), Hatch::None, mark});
        }
        labels.add(lane, scene);
    });
    if (content.playhead)
        paleTexts(scene, firstLabel, layout.scale(content).x(*content.playhead));
    addGanttOverlay(scene, content, layout, theme);
    return scene;
}

void paintLabels(QPainter& painter, const Scene& scene, const Theme& theme)
{
    QHash<QString, QStaticText> known;
    const auto laidOut = [&](const QString& text, const QFont& font) -> const QStaticText& {
        auto found = known.find(text);
        if (found == known.end()) {
            found = known.insert(text, QStaticText(text));
            found->setTextFormat(Qt::PlainText);
            found->setPerformanceHint(QStaticText::AggressiveCaching);
            found->prepare(QTransform(), font);
        }
        return *found;
    };
    if (scene.texts.isEmpty())
        return;
    const QFont font = theme.font(scene.texts.front().style);
    painter.setFont(font);
    for (const SceneText& text : scene.texts) {
        const QStaticText& label = laidOut(text.text, font);
        const QSizeF room = (text.box.size() - label.size()) / 2;
        painter.setPen(text.color);
        painter.drawStaticText(text.box.topLeft() + QPointF(room.width(), room.height()), label);
    }
}

}  // namespace shardscope
