// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/squarify.h"

#include <algorithm>

namespace shardscope {

namespace {

/// The largest ratio of sides in a row of areas with this sum, laid along a side of this length (their equation for worst()).
double worstRatio(double smallest, double largest, double sum, double side)
{
    const double square = sum * sum;
    const double sides = side * side;
    return std::max(sides * largest / square, square / (sides * smallest));
}

/// Lays the areas of one row along the shorter side of the free part, and shrinks it.
void layRow(QList<QRectF>& pieces, const QList<qsizetype>& order, qsizetype begin, qsizetype end, const QList<double>& areas, double sum,
            QRectF& free)
{
    const bool upright = free.width() >= free.height();
    const double side = upright ? free.height() : free.width();
    const double depth = sum / side;
    double along = 0;
    for (qsizetype i = begin; i < end; ++i) {
        const double length = areas[order[i]] / depth;
        pieces[order[i]] =
            upright ? QRectF(free.left(), free.top() + along, depth, length) : QRectF(free.left() + along, free.top(), length, depth);
        along += length;
    }
    if (upright)
        free.setLeft(free.left() + depth);
    else
        free.setTop(free.top() + depth);
}

}  // namespace

QList<QRectF> squarify(const QList<double>& values, const QRectF& within)
{
    QList<QRectF> pieces(values.size());
    QList<qsizetype> order;
    double total = 0;
    for (qsizetype i = 0; i < values.size(); ++i) {
        if (values[i] > 0) {
            order.append(i);
            total += values[i];
        }
    }
    if (order.isEmpty() || within.isEmpty())
        return pieces;
    std::stable_sort(order.begin(), order.end(), [&](qsizetype a, qsizetype b) { return values[a] > values[b]; });
    QList<double> areas = values;
    for (double& area : areas)
        area *= within.width() * within.height() / total;

    QRectF free = within;
    qsizetype begin = 0;
    while (begin < order.size()) {
        const double side = std::min(free.width(), free.height());
        const double largest = areas[order[begin]];
        double sum = largest;
        qsizetype end = begin + 1;
        for (; end < order.size(); ++end) {
            const double next = areas[order[end]];
            if (worstRatio(next, largest, sum + next, side) > worstRatio(areas[order[end - 1]], largest, sum, side))
                break;
            sum += next;
        }
        layRow(pieces, order, begin, end, areas, sum, free);
        begin = end;
    }
    return pieces;
}

}  // namespace shardscope
