// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ring/ring_canvas.h"

namespace shardscope {

/// The places of the ranks of a ring in an area: on an ellipse, rank 0 at the top, clockwise. Boxes with names where they do not touch each
/// other, else numbers, else dots. Inside are the keys and values that each uses.
class RingCircle {
public:
    enum class Detail { Boxes, Numbers, Dots };

    RingCircle(const QRectF& area, int ranks, const Theme& theme);

    [[nodiscard]] Detail detail() const { return m_detail; }
    /// Returns the place of a rank's queries.
    [[nodiscard]] QRectF home(int rank) const;
    /// Returns the place of keys and values that are at a rank, or in transit to the next one.
    [[nodiscard]] QRectF chip(double place) const;
    [[nodiscard]] QPointF centre() const { return m_area.center(); }
    /// Returns the free area inside all chips.
    [[nodiscard]] QRectF inside() const;
    /// Returns the lane of a box that shows its time in this step; empty without boxes.
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

/// Draws the ring without its keys and values.
void drawCircle(RingCanvas& canvas, const QRectF& area);
/// Draws the moving parts: keys and values, and the progress of each rank.
void drawTravelling(RingCanvas& canvas, const QRectF& area);

}  // namespace shardscope
