// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mesh/mesh_layout.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace shardscope {

namespace {

// In sides of a GPU's cell.
constexpr double kLinkedPitch = 1.4;  ///< links are drawn between the chips of a torus
constexpr double kInnerPadding = 0.2;
constexpr double kLinkedPadding = 0.45;  ///< for the links that close the rings
constexpr double kInnerGap = 0.22;
constexpr double kOuterPadding = 0.25;
constexpr double kOuterGap = 0.4;
constexpr double kNameHeight = 0.5;
constexpr double kNicHeight = 0.32;
// In pixels of the design.
constexpr double kLargestCell = 160;  ///< a single node fills a pane, too
constexpr double kSmallestNamed = 32;
constexpr double kSmallestWithNics = 12;
constexpr double kSmallestLinked = 9;
/// A rack's name is read before its nodes' are: it stays where cells are smaller, and takes more of their height.
constexpr std::array<std::pair<double, double>, 3> kOuterNames{{{kSmallestNamed, kNameHeight}, {16, 0.75}, {9, 1.4}}};
/// Below this a cell cannot be told from its neighbours.
constexpr double kSmallestCell = 2.2;
constexpr int kMostUnits = 20'000;  ///< seen at once: more take longer to draw than a frame

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

QRectF onPixels(const QPointF& corner, const QSizeF& size)
{
    const QPointF end(corner.x() + size.width(), corner.y() + size.height());
    return QRectF(QPointF(std::round(corner.x()), std::round(corner.y())), QPointF(std::round(end.x()), std::round(end.y())));
}

/// Which of boxes `size` long and `gap` apart holds `at`; those past `count` are the last.
int indexAt(double at, double size, double gap, int count)
{
    return std::clamp(static_cast<int>(std::floor(at / (size + gap))), 0, count - 1);
}

}  // namespace

MeshLayout::MeshLayout(const MeshShape& shape, const QRectF& pane, const MeshZoom& zoom, const Theme& theme) : m_shape(shape), m_pane(pane)
{
    group();
    fit(zoom, theme);
    place(zoom);
    const double smallest = theme.px(kSmallestCell);
    const bool boxesAreSeen = std::min(m_innerSize.width(), m_innerSize.height()) >= smallest;
    const bool areFew = m_shape.world <= kMostUnits || m_pane.width() * m_pane.height() <= kMostUnits * m_pitch * m_pitch;
    m_gpusPerUnit = m_unit >= smallest && areFew ? 1 : boxesAreSeen ? m_inner : m_outer;
}

void MeshLayout::group()
{
    if (m_shape.isTorus()) {
        const auto& along = m_shape.torus.along;
        m_gpuColumns = along[0];
        m_inner = along[0] * along[1];
        m_outer = m_inner * along[2];
        m_outerBoxes = divideUp(m_shape.world, m_outer);
        m_innerColumns = along[2];
        return;
    }
    const int smaller = std::min(m_shape.gpusPerNode, m_shape.domain);
    const int larger = m_shape.drawsPods() ? m_shape.pod : std::max(m_shape.gpusPerNode, m_shape.domain);
    m_inner = std::clamp(smaller, 1, m_shape.world);
    m_outer = larger % m_inner == 0 ? std::min(larger, divideUp(m_shape.world, m_inner) * m_inner) : m_inner;
    m_outerBoxes = divideUp(m_shape.world, m_outer);
    m_gpuColumns = columnsFor(m_inner);
    m_innerColumns = columnsFor(m_outer / m_inner);
}

/// `isWhole`: every length is a number of pixels, so that rows of tiny cells are even.
void MeshLayout::measure(double unit, bool names, bool nics, bool isWhole)
{
    const auto length = [&](double share, double least) {
        return isWhole ? std::max(least, std::floor(share * unit + 1e-9)) : share * unit;
    };
    m_unit = unit;
    m_pitch = length(m_spread, 1);
    m_cell = isWhole && m_pitch >= 3 ? m_pitch - std::max(1.0, std::round((m_spread - 1) * unit))
                                     : m_pitch - (isWhole ? 0 : m_spread - 1) * unit;
    m_innerPadding = length(hasLinks() ? kLinkedPadding : kInnerPadding, 0);
    m_innerGap = length(kInnerGap, 0);
    m_outerPadding = length(kOuterPadding, 0);
    m_outerGap = length(kOuterGap, 2);
    const bool isOuter = m_shape.isTorus() && !hasOuterBoxes();  // of two axes: its only box is the slice
    m_name = names ? length(kNameHeight, 0) : isOuter ? length(m_outerNames, 0) : 0;
    m_outerName = hasOuterBoxes() ? length(m_outerNames, 0) : 0;
    m_nics = nics && innerIsNode() ? length(kNicHeight, 0) : 0;
    const auto rows = [&](int count, int columns, double size, double gap) { return divideUp(count, columns) * (size + gap) - gap; };
    const double between = m_pitch - m_cell;
    m_innerSize = QSizeF(m_gpuColumns * m_pitch - between + 2 * m_innerPadding,
                         rows(m_inner, m_gpuColumns, m_cell, between) + 2 * m_innerPadding + m_name + m_nics);
    m_outerSize = m_innerSize;
    if (hasOuterBoxes())
        m_outerSize = QSizeF(m_innerColumns * (m_innerSize.width() + m_innerGap) - m_innerGap + 2 * m_outerPadding,
                             rows(m_outer / m_inner, m_innerColumns, m_innerSize.height(), m_innerGap) + 2 * m_outerPadding + m_outerName);
    m_content = QSizeF(m_outerColumns * (m_outerSize.width() + m_outerGap) - m_outerGap,
                       rows(m_outerBoxes, m_outerColumns, m_outerSize.height(), m_outerGap));
}

/// Precondition: measured with a unit of one.
double MeshLayout::bestUnit(int* columns) const
{
    double best = 0;
    for (int candidate = 1; candidate <= m_outerBoxes; ++candidate) {
        const double width = candidate * (m_outerSize.width() + m_outerGap) - m_outerGap;
        const double height = divideUp(m_outerBoxes, candidate) * (m_outerSize.height() + m_outerGap) - m_outerGap;
        const double unit = std::min(m_pane.width() / width, m_pane.height() / height);
        if (unit > best) {
            best = unit;
            *columns = candidate;
        }
    }
    return best;
}

/// The best unit. The third axis of a torus is read best in one row of boxes: in more only where cells become much larger.
double MeshLayout::bestFit(bool names, bool nics)
{
    constexpr double kMuchLarger = 1.25;
    const int boxes = m_outer / m_inner;
    double best = 0;
    int columns = m_innerColumns;
    for (int rows = 1; rows == 1 || (m_shape.isTorus() && rows <= boxes); ++rows) {
        if (m_shape.isTorus())
            m_innerColumns = divideUp(boxes, rows);
        int outerColumns = 1;
        measure(1, names, nics, false);
        if (const double unit = bestUnit(&outerColumns); unit > kMuchLarger * best) {
            best = unit;
            columns = m_innerColumns;
            m_outerColumns = outerColumns;
        }
    }
    m_innerColumns = columns;
    return best;
}

void MeshLayout::fit(const MeshZoom& zoom, const Theme& theme)
{
    bool names = true;
    bool nics = true;
    const auto best = [&] { return bestFit(names, nics); };
    const auto nameOuterBoxes = [&](double unit) {
        const auto named =
            std::find_if(kOuterNames.begin(), kOuterNames.end(), [&](const auto& row) { return unit >= theme.px(row.first); });
        m_outerNames = named == kOuterNames.end() ? 0 : named->second;
    };
    m_spread = m_shape.isTorus() ? kLinkedPitch : kDensePitch;
    m_outerNames = kNameHeight;
    double unit = best();
    if (unit < theme.px(kSmallestLinked) && hasLinks()) {
        m_spread = kDensePitch;
        unit = best();
    }
    if (unit < theme.px(kSmallestNamed)) {
        names = false;
        nameOuterBoxes(unit);
        unit = best();
    }
    if (unit < theme.px(kSmallestWithNics)) {
        nics = false;
        unit = best();
    }
    unit = std::min(unit, theme.px(kLargestCell));
    const bool isWhole = unit >= theme.px(kSmallestCell);
    if (isWhole)
        unit = wholeUnit(unit, theme.px(kLargestCell), names, nics);
    measure(unit * std::max(1.0, zoom.zoom), names, nics, isWhole);
}

/// Lengths in whole pixels leave room over: the largest pitch in pixels with which everything still fits.
double MeshLayout::wholeUnit(double unit, double largest, bool names, bool nics)
{
    int columns = m_outerColumns;
    for (double pitch = std::floor(unit * m_spread); pitch <= largest * m_spread; ++pitch) {
        measure(pitch / m_spread, names, nics, true);
        const int fitting = static_cast<int>((m_pane.width() + m_outerGap) / (m_outerSize.width() + m_outerGap));
        // As many in each row: four boxes where three fit are two and two.
        const int candidate = divideUp(m_outerBoxes, divideUp(m_outerBoxes, std::clamp(fitting, 1, m_outerBoxes)));
        const double height = divideUp(m_outerBoxes, candidate) * (m_outerSize.height() + m_outerGap) - m_outerGap;
        if (fitting < 1 || height > m_pane.height())
            break;
        unit = pitch / m_spread;
        columns = candidate;
    }
    m_outerColumns = columns;
    return unit;
}

void MeshLayout::place(const MeshZoom& zoom)
{
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
    return m_corner +
           QPointF(box % m_outerColumns * (m_outerSize.width() + m_outerGap), box / m_outerColumns * (m_outerSize.height() + m_outerGap));
}

QPointF MeshLayout::innerCorner(int box) const
{
    const int perOuter = m_outer / m_inner;
    const QPointF corner = outerCorner(box / perOuter);
    if (!hasOuterBoxes())
        return corner;
    const int inside = box % perOuter;
    return corner + QPointF(m_outerPadding + inside % m_innerColumns * (m_innerSize.width() + m_innerGap),
                            m_outerPadding + m_outerName + inside / m_innerColumns * (m_innerSize.height() + m_innerGap));
}

QRectF MeshLayout::outerBox(int box) const { return onPixels(outerCorner(box), m_outerSize); }

QRectF MeshLayout::innerBox(int box) const { return onPixels(innerCorner(box), m_innerSize); }

QRectF MeshLayout::gpuRect(int rank) const
{
    const int inside = rank % m_inner;
    const QPointF place(m_innerPadding + inside % m_gpuColumns * m_pitch, m_innerPadding + m_name + inside / m_gpuColumns * m_pitch);
    return onPixels(innerCorner(rank / m_inner) + place, QSizeF(m_cell, m_cell));
}

QRectF MeshLayout::unitRect(int unit) const
{
    if (m_gpusPerUnit == 1)
        return gpuRect(unit);
    return m_gpusPerUnit == m_inner ? innerBox(unit) : outerBox(unit);
}

QRectF MeshLayout::nicRect(int node, int nic, int nics) const
{
    const double width = (m_innerSize.width() - 2 * m_innerPadding) / nics;
    const QPointF at(m_innerPadding + nic * width, m_innerSize.height() - m_innerPadding - m_nics * 0.68);
    return onPixels(innerCorner(node) + at, QSizeF(width * 0.82, m_nics * 0.68));
}

QRectF MeshLayout::innerName(int box) const
{
    const QRectF whole = innerBox(box);
    const double height = m_innerPadding + m_name - (hasLinks() ? gap() : 0);  // links end above the cells
    return QRectF(whole.left() + m_innerPadding, whole.top(), whole.width() - 2 * m_innerPadding, height);
}

QRectF MeshLayout::outerName(int box) const
{
    const QRectF whole = outerBox(box);
    return QRectF(whole.left() + m_outerPadding, whole.top(), whole.width() - 2 * m_outerPadding, m_outerPadding + m_outerName);
}

QPointF MeshLayout::shareAt(const QPointF& point) const
{
    const QPointF at = point - m_corner;
    return QPointF(at.x() / m_content.width(), at.y() / m_content.height());
}

int MeshLayout::unitAt(const QPointF& point) const
{
    if (!m_pane.contains(point))
        return -1;
    const QPointF at = point - m_corner;
    const int outerRows = divideUp(m_outerBoxes, m_outerColumns);
    const int outer = indexAt(at.y(), m_outerSize.height(), m_outerGap, outerRows) * m_outerColumns +
                      indexAt(at.x(), m_outerSize.width(), m_outerGap, m_outerColumns);
    if (outer >= m_outerBoxes || !outerBox(outer).contains(point))
        return -1;
    if (m_gpusPerUnit == m_outer && m_gpusPerUnit > 1)
        return outer;
    int inner = outer * (m_outer / m_inner);
    if (hasOuterBoxes()) {
        const QPointF inside = point - outerCorner(outer) - QPointF(m_outerPadding, m_outerPadding + m_outerName);
        const int rows = divideUp(m_outer / m_inner, m_innerColumns);
        inner += indexAt(inside.y(), m_innerSize.height(), m_innerGap, rows) * m_innerColumns +
                 indexAt(inside.x(), m_innerSize.width(), m_innerGap, m_innerColumns);
    }
    if (inner >= innerBoxes() || !innerBox(inner).contains(point))
        return -1;
    return m_gpusPerUnit == 1 ? gpuAt(inner, point) : inner;
}

int MeshLayout::gpuAt(int inner, const QPointF& point) const
{
    const QPointF inside = point - innerCorner(inner) - QPointF(m_innerPadding, m_innerPadding + m_name);
    const double between = m_pitch - m_cell;
    const int gpu = indexAt(inside.y(), m_cell, between, divideUp(m_inner, m_gpuColumns)) * m_gpuColumns +
                    indexAt(inside.x(), m_cell, between, m_gpuColumns);
    const int rank = inner * m_inner + gpu;
    // The gaps between tiny cells are a pixel: a point there means the nearest.
    const bool isNear = m_cell < 8 || gpuRect(rank).adjusted(-2, -2, 2, 2).contains(point);
    return gpu < m_inner && rank < m_shape.world && isNear ? rank : -1;
}

}  // namespace shardscope
