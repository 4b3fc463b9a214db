// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mesh/mesh_torus.h"

#include <algorithm>
#include <array>
#include <vector>

#include "widgets/theme/dimension.h"

namespace shardscope {
namespace {

using Place = std::array<int, TorusSpan::kMostAxes>;

Place placeOf(const MeshShape& shape, int rank) { return shape.torus.placeOf(rank % shape.torus.chips()); }

/// The rings of one group through one GPU, in the gaps between cells, so that no cell is crossed.
class RingBuilder {
public:
    /// `lane`: 0 to 1, the place in a gap, so that the rings of two groups do not cover each other.
    RingBuilder(Scene& scene, const MeshLayout& layout, const QColor& color, double width, double lane)
        : m_scene(scene), m_layout(layout), m_color(color), m_width(width), m_out(layout.gap() * lane)
    {
    }

    void add(const std::vector<int>& group, int rank)
    {
        const MeshShape& shape = m_layout.shape();
        const Place centre = placeOf(shape, rank);
        for (std::size_t axis = 0; axis < centre.size(); ++axis) {
            std::vector<int> ring;
            for (const int member : group) {
                Place place = placeOf(shape, member);
                place[axis] = centre[axis];
                if (member / shape.domain == rank / shape.domain && place == centre)
                    ring.push_back(member);
            }
            if (ring.size() > 1)
                addRing(ring, axis);
        }
    }

private:
    void addRing(const std::vector<int>& ring, std::size_t axis)
    {
        const int length = m_layout.shape().torus.along[axis];
        for (std::size_t i = 0; i + 1 < ring.size(); ++i)
            join(ring[i], ring[i + 1], axis);
        if (static_cast<int>(ring.size()) == length && length > 2)
            close(ring.front(), ring.back(), axis);
    }

    void join(int from, int to, std::size_t axis)
    {
        const int apart = placeOf(m_layout.shape(), to)[axis] - placeOf(m_layout.shape(), from)[axis];
        if (axis == 2 || apart > 1)
            return along(from, to, axis);
        const QRectF a = m_layout.gpuRect(from);
        const QRectF b = m_layout.gpuRect(to);
        if (axis == 0)
            line({a.right(), a.center().y()}, {b.left(), a.center().y()});
        else
            line({a.center().x(), a.bottom()}, {a.center().x(), b.top()});
    }

    /// Between GPUs that are not next to each other: out of the one, along the gap, into the other.
    void along(int from, int to, std::size_t axis)
    {
        const QRectF a = m_layout.gpuRect(from);
        const QRectF b = m_layout.gpuRect(to);
        if (axis == 1) {
            const double x = a.right() + m_out;
            path({{a.right(), a.center().y()}, {x, a.center().y()}, {x, b.center().y()}, {b.right(), b.center().y()}});
            return;
        }
        const double low = a.bottom() + m_out;
        const double end = b.bottom() + m_out;
        const double side = a.right() + m_out;  // boxes in rows: down beside the column
        if (low == end)
            path({{a.center().x(), a.bottom()}, {a.center().x(), low}, {b.center().x(), low}, {b.center().x(), b.bottom()}});
        else
            path({{a.center().x(), a.bottom()},
                  {a.center().x(), low},
                  {side, low},
                  {side, end},
                  {b.center().x(), end},
                  {b.center().x(), b.bottom()}});
    }

    /// From the last chip of an axis back to the first.
    void close(int first, int last, std::size_t axis)
    {
        const QRectF a = m_layout.gpuRect(first);
        const QRectF b = m_layout.gpuRect(last);
        if (axis == 0) {
            const double low = a.bottom() + m_out;
            path({{b.right(), b.center().y()},
                  {b.right() + m_out, b.center().y()},
                  {b.right() + m_out, low},
                  {a.left() - m_out, low},
                  {a.left() - m_out, a.center().y()},
                  {a.left(), a.center().y()}});
        } else if (axis == 1) {
            const double side = a.right() + m_out;
            path({{b.center().x(), b.bottom()},
                  {b.center().x(), b.bottom() + m_out},
                  {side, b.bottom() + m_out},
                  {side, a.top() - m_out},
                  {a.center().x(), a.top() - m_out},
                  {a.center().x(), a.top()}});
        }
        // The third axis' way back is the way that its boxes are joined.
    }

    void path(const std::vector<QPointF>& points)
    {
        for (std::size_t i = 0; i + 1 < points.size(); ++i)
            line(points[i], points[i + 1]);
    }

    void line(const QPointF& from, const QPointF& to)
    {
        const QRectF box = QRectF(from, to).normalized().adjusted(-0.5, -0.5, 0.5, 0.5);
        if (m_layout.pane().contains(box))
            m_scene.lines.append({QLineF(from, to), m_color, m_width});
    }

    Scene& m_scene;
    const MeshLayout& m_layout;
    QColor m_color;
    double m_width;
    double m_out;  ///< from a cell to the lane
};

}  // namespace

void appendTorusLinks(Scene& scene, const MeshLayout& layout, const Theme& theme)
{
    if (!layout.hasLinks() || layout.gpusPerUnit() > 1)
        return;
    const QColor color = theme.edgeOf(theme.color(ColorRole::Idle));
    const double width = std::max(1.0, theme.px(1));
    const double out = layout.gap() * 0.8;  // the ends that close a ring
    const int columns = layout.gpuColumns();
    const int plane = layout.gpusPerInnerBox();
    const auto append = [&](const QRectF& link) {
        if (const QRectF seen = link.intersected(layout.pane()); !seen.isEmpty())
            scene.rects.append({seen, color});
    };
    for (int first = 0; first < layout.shape().world; first += plane) {
        const int chips = std::min(plane, layout.shape().world - first);
        for (int row = 0; row < chips && columns > 1; row += columns) {
            const QRectF left = layout.gpuRect(first + row);
            const QRectF right = layout.gpuRect(first + std::min(row + columns, chips) - 1);
            append(
                {QPointF(left.left() - out, left.center().y() - width / 2), QPointF(right.right() + out, left.center().y() + width / 2)});
        }
        for (int column = 0; column < std::min(columns, chips) && plane > columns; ++column) {
            const QRectF top = layout.gpuRect(first + column);
            const QRectF bottom = layout.gpuRect(first + column + (chips - 1 - column) / columns * columns);
            append({QPointF(top.center().x() - width / 2, top.top() - out), QPointF(top.center().x() + width / 2, bottom.bottom() + out)});
        }
    }
}

void appendTorusRings(Scene& scene, const MeshLayout& layout, const std::vector<int>& group, int rank, Axis axis, const Theme& theme)
{
    if (!layout.hasLinks() || layout.gpusPerUnit() > 1)
        return;
    const QColor color = mixed(theme.color(roleOf(axis)), theme.color(ColorRole::Text), 0.25);
    RingBuilder(scene, layout, color, theme.px(2), 0.2 + 0.15 * static_cast<int>(axis)).add(group, rank);
}

}  // namespace shardscope
