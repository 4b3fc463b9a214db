// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/hatch.h"

#include <algorithm>
#include <cmath>

namespace shardscope {

namespace {

double firstMultiple(double from, double step) { return std::ceil(from / step) * step; }

/// Lines y = offset + slope·x for every offset that meets the rectangle; slope is 1 or −1.
void addDiagonals(QList<QLineF>& lines, const QRectF& rect, double slope, double spacing)
{
    const double atLeft = slope * rect.left();
    const double atRight = slope * rect.right();
    const double first = rect.top() - std::max(atLeft, atRight);
    const double last = rect.bottom() - std::min(atLeft, atRight);
    for (double offset = firstMultiple(first, spacing); offset < last; offset += spacing) {
        const double xAtTop = (rect.top() - offset) * slope;
        const double xAtBottom = (rect.bottom() - offset) * slope;
        const double from = std::max(rect.left(), std::min(xAtTop, xAtBottom));
        const double to = std::min(rect.right(), std::max(xAtTop, xAtBottom));
        if (to > from)
            lines.append(QLineF(from, offset + slope * from, to, offset + slope * to));
    }
}

}  // namespace

QList<QLineF> hatchLines(const QRectF& rect, Hatch hatch, double spacing)
{
    QList<QLineF> lines;
    if (rect.isEmpty() || !(spacing > 0))
        return lines;
    if (hatch == Hatch::Rising || hatch == Hatch::Crossed)
        addDiagonals(lines, rect, -1, spacing);
    if (hatch == Hatch::Falling || hatch == Hatch::Crossed)
        addDiagonals(lines, rect, 1, spacing);
    if (hatch == Hatch::Horizontal) {
        for (double y = firstMultiple(rect.top(), spacing); y < rect.bottom(); y += spacing)
            lines.append(QLineF(rect.left(), y, rect.right(), y));
    }
    if (hatch == Hatch::Vertical) {
        for (double x = firstMultiple(rect.left(), spacing); x < rect.right(); x += spacing)
            lines.append(QLineF(x, rect.top(), x, rect.bottom()));
    }
    return lines;
}

}  // namespace shardscope
