// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ring/ring_canvas.h"

namespace shardscope {

/// Where the ranks of a ring stand in an area: on an ellipse, rank 0 at the top, clockwise. Boxes with names where they do
/// not touch each other, else numbers, else dots. Inside of them the keys and values that each has in hand.
class RingCircle {
public:
    enum class Detail { Boxes, Numbers, Dots };

    RingCircle(const QRectF& area, int ranks, const Theme& theme);

    [[nodiscard]] Detail detail() const { return m_detail; }
    /// Where a rank's queries stay.
    [[nodiscard]] QRectF home(int rank) const;
    /// Where keys and values are that are with a rank, or on their way to the next one.
    [[nodiscard]] QRectF chip(double place) const;
    [[nodiscard]] QPointF centre() const { return m_area.center(); }
    /// Free inside of all chips.
    [[nodiscard]] QRectF inside() const;
    /// The lane of a box in which its time in this step runs; empty where there are no boxes.
    [[nodiscard]] QRectF lane(int rank) const;

private:
    [[nodiscard]] bool fits() const;
    [[nodiscard]] QPointF homeCentre(double place) const;
    [[nodiscard]] QPointF besideHome(double place) const;
    [[nodiscard]] QPointF onEllipse(double place, double radiusX, double radiusY) const;
    void choose(Detail detail);

    QRectF m_area;
    int m_ranks;
    const Theme& m_theme;
    Detail m_detail = Detail::Boxes;
    QSizeF m_home;
    QSizeF m_chip;
};

/// The ring without its keys and values.
void drawCircle(RingCanvas& canvas, const QRectF& area);
/// Keys and values where they are at the moment, and how far each rank's time has run: what moves.
void drawTravelling(RingCanvas& canvas, const QRectF& area);

}  // namespace shardscope
