// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/point_names.h"

#include <algorithm>
#include <array>

namespace shardscope {
namespace {

bool crosses(const QLineF& line, const QRectF& place)
{
    const std::array<QLineF, 4> sides{QLineF(place.topLeft(), place.topRight()), QLineF(place.topRight(), place.bottomRight()),
                                      QLineF(place.bottomRight(), place.bottomLeft()), QLineF(place.bottomLeft(), place.topLeft())};
    return place.contains(line.p1()) || std::any_of(sides.begin(), sides.end(), [&line](const QLineF& side) {
               return side.intersects(line, nullptr) == QLineF::BoundedIntersection;
           });
}

QList<QRectF> placesBeside(const QRectF& point, const QSizeF& size, double gap)
{
    const double width = size.width();
    const double left = point.center().x() - width / 2;
    const double top = point.center().y() - size.height() / 2;
    const double above = point.top() - size.height();
    const double below = point.bottom();
    return {{QPointF(point.right() + gap, top), size},
            {QPointF(point.left() - gap - width, top), size},
            {QPointF(left, above), size},
            {QPointF(left, below), size},
            {QPointF(point.right(), above), size},
            {QPointF(point.left() - width, above), size},
            {QPointF(point.right(), below), size},
            {QPointF(point.left() - width, below), size}};
}

}  // namespace

std::optional<QRectF> placeOfName(const QRectF& point, const QSizeF& size, double gap, const NameSurroundings& around)
{
    QList<QRectF> places = placesBeside(point, size, gap);
    places.removeIf([&around](const QRectF& place) {
        return !around.room.contains(place) ||
               std::any_of(around.taken.begin(), around.taken.end(), [&place](const QRectF& other) { return other.intersects(place); });
    });
    if (places.isEmpty())
        return std::nullopt;
    const auto clear = std::find_if(places.cbegin(), places.cend(), [&around](const QRectF& place) {
        return std::none_of(around.lines.begin(), around.lines.end(), [&place](const QLineF& line) { return crosses(line, place); });
    });
    return clear == places.cend() ? places.front() : *clear;
}

}  // namespace shardscope
