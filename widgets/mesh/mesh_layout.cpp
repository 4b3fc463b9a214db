// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mesh/mesh_layout.h"

#include <algorithm>
#include <cmath>

namespace shardscope {

namespace {

// In sides of a GPU's cell.
constexpr double kPitch = 1.14;
constexpr double kInnerPadding = 0.2;
constexpr double kInnerGap = 0.22;
constexpr double kOuterPadding = 0.25;
constexpr double kOuterGap = 0.4;
constexpr double kNameHeight = 0.5;
constexpr double kNicHeight = 0.32;
// In pixels of the design.
constexpr double kLargestCell = 64;
constexpr double kSmallestNamed = 32;
constexpr double kSmallestWithNics = 12;
/// Below this a cell cannot be told from its neighbours.
constexpr double kSmallestCell = 2.2;

/// The most even rows: the smallest divisor that is at least the square root.
int columnsFor(int count)
{
    for (int columns = static_cast<int>(std::ceil(std::sqrt(count))); columns < count; ++columns) {
        if (count % columns == 0)
            return columns;
    }
    return std::max(count, 1);
}

int divideUp(int whole, int part) { return (whole + part - 1) / part; }

QRectF onPixels(double left, double top, double right, double bottom)
{
    return QRectF(QPointF(std::round(left), std::round(top)), QPointF(std::round(right), std::round(bottom)));
}

/// Which of boxes `size` long and `gap` apart holds `at`; those past `count` are the last.
int indexAt(double at, double size, double gap, int count) { return std::clamp(static_cast<int>(std::floor(at / (size + gap))), 0, count - 1); }

}  // namespace

MeshLayout::MeshLayout(const MeshShape& shape, const QRectF& pane, const MeshZoom& zoom, const Theme& theme) : m_shape(shape), m_pane(pane)
{
    group();
    fit(theme);
    place(zoom);
    const double smallest = theme.px(kSmallestCell);
    const auto side = [&](const QSizeF& box) { return std::min(box.width(), box.height()) * m_unit; };
    m_gpusPerUnit = m_unit >= smallest ? 1 : side(m_innerSize) >= smallest ? m_inner : m_outer;
}

void MeshLayout::group()
{
    const int smaller = std::min(m_shape.gpusPerNode, m_shape.domain);
    const int larger = std::max(m_shape.gpusPerNode, m_shape.domain);
    m_inner = std::clamp(smaller, 1, m_shape.world);
    m_outer = larger % m_inner == 0 ? std::min(larger, divideUp(m_shape.world, m_inner) * m_inner) : m_inner;
    m_outerBoxes = divideUp(m_shape.world, m_outer);
    m_gpuColumns = columnsFor(m_inner);
    m_innerColumns = columnsFor(m_outer / m_inner);
}

void MeshLayout::measure(bool names, bool nics)
{
    m_name = names ? kNameHeight : 0;
    m_nics = nics && innerIsNode() ? kNicHeight : 0;
    const double rows = divideUp(m_inner, m_gpuColumns);
    m_innerSize = QSizeF(m_gpuColumns * kPitch - (kPitch - 1) + 2 * kInnerPadding,
                         rows * kPitch - (kPitch - 1) + 2 * kInnerPadding + m_name + m_nics);
    m_outerSize = m_innerSize;
    if (!hasOuterBoxes())
        return;
    const double boxRows = divideUp(m_outer / m_inner, m_innerColumns);
    m_outerSize = QSizeF(m_innerColumns * (m_innerSize.width() + kInnerGap) - kInnerGap + 2 * kOuterPadding,
                         boxRows * (m_innerSize.height() + kInnerGap) - kInnerGap + 2 * kOuterPadding + m_name);
}

double MeshLayout::bestUnit(int* columns) const
{
    double best = 0;
    for (int candidate = 1; candidate <= m_outerBoxes; ++candidate) {
        const double width = candidate * (m_outerSize.width() + kOuterGap) - kOuterGap;
        const double height = divideUp(m_outerBoxes, candidate) * (m_outerSize.height() + kOuterGap) - kOuterGap;
        const double unit = std::min(m_pane.width() / width, m_pane.height() / height);
        if (unit > best) {
            best = unit;
            *columns = candidate;
        }
    }
    return best;
}

void MeshLayout::fit(const Theme& theme)
{
    measure(true, true);
    m_unit = bestUnit(&m_outerColumns);
    if (m_unit < theme.px(kSmallestNamed)) {
        measure(false, true);
        m_unit = bestUnit(&m_outerColumns);
    }
    if (m_unit < theme.px(kSmallestWithNics)) {
        measure(false, false);
        m_unit = bestUnit(&m_outerColumns);
    }
    m_unit = std::min(m_unit, theme.px(kLargestCell));
}

void MeshLayout::place(const MeshZoom& zoom)
{
    m_unit *= std::max(1.0, zoom.zoom);
    m_content = QSizeF(m_outerColumns * (m_outerSize.width() + kOuterGap) - kOuterGap,
                       divideUp(m_outerBoxes, m_outerColumns) * (m_outerSize.height() + kOuterGap) - kOuterGap) * m_unit;
    const auto start = [](double from, double room, double length, double centre) {
        if (length <= room)
            return from;
        return from + std::clamp(room / 2 - centre * length, room - length, 0.0);
    };
    m_corner = QPointF(start(m_pane.left(), m_pane.width(), m_content.width(), zoom.centre.x()),
                       start(m_pane.top(), m_pane.height(), m_content.height(), zoom.centre.y()));
}

int MeshLayout::units() const { return divideUp(m_shape.world, m_gpusPerUnit); }

int MeshLayout::innerBoxes() const { return divideUp(m_shape.world, m_inner); }

QPointF MeshLayout::outerCorner(int box) const
{
    return QPointF(box % m_outerColumns * (m_outerSize.width() + kOuterGap), box / m_outerColumns * (m_outerSize.height() + kOuterGap));
}

QPointF MeshLayout::innerCorner(int box) const
{
    const int perOuter = m_outer / m_inner;
    const QPointF corner = outerCorner(box / perOuter);
    if (!hasOuterBoxes())
        return corner;
    const int inside = box % perOuter;
    return corner + QPointF(kOuterPadding + inside % m_innerColumns * (m_innerSize.width() + kInnerGap),
                            kOuterPadding + m_name + inside / m_innerColumns * (m_innerSize.height() + kInnerGap));
}

QRectF MeshLayout::outerBox(int box) const
{
    const QPointF at = m_corner + outerCorner(box) * m_unit;
    return onPixels(at.x(), at.y(), at.x() + m_outerSize.width() * m_unit, at.y() + m_outerSize.height() * m_unit);
}

QRectF MeshLayout::innerBox(int box) const
{
    const QPointF at = m_corner + innerCorner(box) * m_unit;
    return onPixels(at.x(), at.y(), at.x() + m_innerSize.width() * m_unit, at.y() + m_innerSize.height() * m_unit);
}

QRectF MeshLayout::gpuRect(int rank) const
{
    const int inside = rank % m_inner;
    const QPointF place(kInnerPadding + inside % m_gpuColumns * kPitch, kInnerPadding + m_name + inside / m_gpuColumns * kPitch);
    const QPointF at = m_corner + (innerCorner(rank / m_inner) + place) * m_unit;
    return onPixels(at.x(), at.y(), at.x() + m_unit, at.y() + m_unit);
}

QRectF MeshLayout::unitRect(int unit) const
{
    if (m_gpusPerUnit == 1)
        return gpuRect(unit);
    return m_gpusPerUnit == m_inner ? innerBox(unit) : outerBox(unit);
}

QRectF MeshLayout::nicRect(int node, int nic, int nics) const
{
    const QPointF at = m_corner + innerCorner(node) * m_unit;
    const double width = (m_innerSize.width() - 2 * kInnerPadding) / nics;
    const double left = kInnerPadding + nic * width;
    const double top = m_innerSize.height() - kInnerPadding - kNicHeight + 0.1;
    return onPixels(at.x() + left * m_unit, at.y() + top * m_unit, at.x() + (left + width * 0.82) * m_unit,
                    at.y() + (top + kNicHeight - 0.1) * m_unit);
}

QRectF MeshLayout::innerName(int box) const
{
    const QRectF whole = innerBox(box);
    return QRectF(whole.left() + kInnerPadding * m_unit, whole.top(), whole.width() - 2 * kInnerPadding * m_unit,
                  (kInnerPadding + m_name) * m_unit);
}

QRectF MeshLayout::outerName(int box) const
{
    const QRectF whole = outerBox(box);
    return QRectF(whole.left() + kOuterPadding * m_unit, whole.top(), whole.width() - 2 * kOuterPadding * m_unit,
                  (kOuterPadding + m_name) * m_unit);
}

QPointF MeshLayout::shareAt(const QPointF& point) const
{
    const QPointF at = point - m_corner;
    return QPointF(at.x() / m_content.width(), at.y() / m_content.height());
}

int MeshLayout::unitAt(const QPointF& point) const
{
    if (!m_pane.contains(point) || m_unit <= 0)
        return -1;
    const QPointF at = (point - m_corner) / m_unit;
    const int outerRows = divideUp(m_outerBoxes, m_outerColumns);
    const int outer = indexAt(at.y(), m_outerSize.height(), kOuterGap, outerRows) * m_outerColumns +
                      indexAt(at.x(), m_outerSize.width(), kOuterGap, m_outerColumns);
    if (outer >= m_outerBoxes || !outerBox(outer).contains(point))
        return -1;
    if (m_gpusPerUnit == m_outer)
        return outer;
    int inner = outer * (m_outer / m_inner);
    if (hasOuterBoxes()) {
        const QPointF inside = at - outerCorner(outer) - QPointF(kOuterPadding, kOuterPadding + m_name);
        const int rows = divideUp(m_outer / m_inner, m_innerColumns);
        inner += indexAt(inside.y(), m_innerSize.height(), kInnerGap, rows) * m_innerColumns +
                 indexAt(inside.x(), m_innerSize.width(), kInnerGap, m_innerColumns);
    }
    if (inner >= innerBoxes() || !innerBox(inner).contains(point))
        return -1;
    if (m_gpusPerUnit == m_inner)
        return inner;
    const QPointF inside = at - innerCorner(inner) - QPointF(kInnerPadding, kInnerPadding + m_name);
    const int gpu = indexAt(inside.y(), 1, kPitch - 1, divideUp(m_inner, m_gpuColumns)) * m_gpuColumns +
                    indexAt(inside.x(), 1, kPitch - 1, m_gpuColumns);
    const int rank = inner * m_inner + gpu;
    // The gaps between tiny cells are less than a pixel: whoever points there means the nearest.
    const bool isNear = m_unit < 8 || gpuRect(rank).adjusted(-2, -2, 2, 2).contains(point);
    return gpu < m_inner && rank < m_shape.world && isNear ? rank : -1;
}

}  // namespace shardscope
