// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QString>

#include <memory>

#include "widgets/theme/theme.h"

class QPainter;

namespace shardscope {

class Plotter;
struct Plotted;

/// The picture of a chart at one size: plain shapes in device-independent pixels. Each chart has one function from its data to a scene; the
/// screen, PNG, SVG, PDF, the hit test, screen readers and the tests all read the same scene.
struct SceneRect {
    QRectF rect;
    QColor fill;
    QColor edge = Qt::transparent;
    Hatch hatch = Hatch::None;
    int mark = -1;  ///< index into Scene::marks, or −1: decoration
    double radius = 0;
    bool isPlotted = false;  ///< filled by Qt Charts; only its edge and its pattern are painted
};

struct SceneLine {
    QLineF line;
    QColor color;
    double width = 1;
    bool dashed = false;
};

struct SceneText {
    QRectF box;
    Qt::Alignment alignment = Qt::AlignCenter;
    QString text;
    QColor color;
    TextStyle style = TextStyle::Body;
    bool wrap = false;
    QColor plate{};  ///< background of its box; invalid: none
};

/// Something that can be pointed at, selected, and read out. `group` and `item` are the chart's own indices; its name is made on request.
struct SceneMark {
    QRectF bounds;
    int group = -1;
    int item = -1;
};

struct Scene {
    QSizeF size;
    QRectF plot;                             ///< area of the data, without axes and legend
    QList<SceneLine> grid;                   ///< behind everything
    std::shared_ptr<const Plotted> plotted;  ///< drawn by Qt Charts, before the rectangles; null: nothing
    QList<SceneRect> rects;
    QList<SceneLine> lines;  ///< before everything but texts
    QList<SceneText> texts;
    QList<SceneMark> marks;

    /// Returns the topmost mark whose shape covers the point; −1: none.
    [[nodiscard]] int markAt(const QPointF& point) const;
    [[nodiscard]] int markOf(int group, int item) const;
};

/// Returns the scene for right-to-left reading: places mirrored, texts not.
[[nodiscard]] Scene mirrored(Scene scene);

void paintScene(QPainter& painter, const Scene& scene, const Theme& theme);
/// Paints the same with a plotter that is reused for the next picture.
void paintScene(QPainter& painter, const Scene& scene, const Theme& theme, Plotter& plotter);

}  // namespace shardscope
