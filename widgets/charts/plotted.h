// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QPointF>
#include <QRectF>

namespace shardscope {

/// An axis of a plot, in the unit of its values.
struct PlottedAxis {
    double low = 0;
    double high = 1;
    bool isLogarithmic = false;
    bool isReversed = false;  ///< from right to left
    int gridLines = 0;        ///< evenly from `low` to `high`; 0: none

    [[nodiscard]] bool operator==(const PlottedAxis&) const = default;
};

/// Stacked bars: bar i at x = i, from y = 0 up.
struct PlottedBars {
    double width = 1;             ///< on the x axis
    QList<QColor> fills;          ///< one per series, from the bottom up
    QList<QList<double>> values;  ///< [series][bar]
};

/// The area below a line.
struct PlottedArea {
    QColor fill;
    QList<QPointF> top;
};

struct PlottedLine {
    QColor color;
    double width = 1;
    bool dashed = false;
    QList<QPointF> points;
};

/// Points of one kind: discs, or squares.
struct PlottedPoints {
    QColor fill;
    QColor edge;
    double size = 9;
    bool areSquare = false;
    QList<QPointF> points;
};

/// The part of a scene that Qt Charts draws: axes and series as plain data, in the order in which they are painted. Everything that Qt
/// Charts lacks (patterns, direct labels, the legend, marks to point at) is in the scene around it.
struct Plotted {
    QRectF area;  ///< area of the axes in the scene
    PlottedAxis x;
    PlottedAxis y;
    QColor grid;
    bool isSmooth = false;  ///< for slanted lines and discs; bars and steps are on whole pixels and need no antialiasing
    PlottedBars bars;
    QList<PlottedArea> areas;  ///< later ones cover earlier ones
    QList<PlottedLine> lines;
    QList<PlottedPoints> points;
};

}  // namespace shardscope
