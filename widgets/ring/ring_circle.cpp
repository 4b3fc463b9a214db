// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ring/ring_circle.h"

#include <algorithm>
#include <cmath>

namespace shardscope {

RingCircle::RingCircle(const QRectF& area, int ranks, const Theme& theme) : m_area(area), m_ranks(ranks), m_theme(theme)
{
    for (const Detail detail : {Detail::Boxes, Detail::Numbers, Detail::Dots}) {
        choose(detail);
        if (fits())
            return;
    }
}

void RingCircle::choose(Detail detail)
{
    m_detail = detail;
    if (detail == Detail::Boxes) {
        m_home = QSizeF(m_theme.px(112), m_theme.lineHeight(TextStyle::Strong) + m_theme.lineHeight(TextStyle::Caption) + m_theme.px(12));
        m_chip = QSizeF(m_theme.px(52), m_theme.lineHeight(TextStyle::Caption) + m_theme.px(4));
    } else if (detail == Detail::Numbers) {
        m_home = QSizeF(m_theme.px(26), m_theme.lineHeight(TextStyle::Caption) + m_theme.px(4));
        m_chip = QSizeF(m_theme.px(24), m_theme.lineHeight(TextStyle::Caption) + m_theme.px(2));
    } else {
        const double around = 3.14159 * std::min(m_area.width(), m_area.height());
        const double dot = std::clamp(0.62 * around / m_ranks, m_theme.px(3), m_theme.px(13));
        m_home = QSizeF(dot, dot);
        m_chip = m_home * 0.8;
    }
}

/// Neighbours on the ellipse must not touch, nor chips each other.
bool RingCircle::fits() const
{
    if (m_detail == Detail::Dots)
        return true;
    const double gap = m_theme.px(2);
    if (inside().width() < m_theme.px(90) || inside().height() < m_theme.px(44))
        return false;
    QList<QRectF> homes;
    QList<QRectF> chips;
    for (int rank = 0; rank < m_ranks; ++rank) {
        homes.append(home(rank).adjusted(-gap, -gap, gap, gap));
        chips.append(chip(rank));
        for (int other = 0; other <= rank; ++other) {
            const bool isOther = other != rank;
            if (homes[rank].intersects(chips[other]) || homes[other].intersects(chips[rank]) ||
                (isOther && (homes[rank].intersects(homes[other]) || chips[rank].intersects(chips[other]))))
                return false;
        }
    }
    return true;
}

QPointF RingCircle::onEllipse(double place, double radiusX, double radiusY) const
{
    constexpr double kTurn = 6.283185307179586;
    // Two ranks stand side by side.
    const double angle = kTurn * (place / m_ranks - (m_ranks == 2 ? 0.25 : 0));
    return m_area.center() + QPointF(std::sin(angle) * radiusX, -std::cos(angle) * radiusY);
}

QRectF RingCircle::home(int rank) const
{
    QRectF rect(QPointF(), m_home);
    rect.moveCenter(homeCentre(rank));
    return QRectF(rect.topLeft().toPoint(), rect.size());
}

QPointF RingCircle::homeCentre(double place) const
{
    return onEllipse(place, (m_area.width() - m_home.width()) / 2 - 1, (m_area.height() - m_home.height()) / 2 - 1);
}

/// From the place of a home towards the centre, until the two no longer touch.
QPointF RingCircle::besideHome(double place) const
{
    const double gap = m_theme.px(m_detail == Detail::Dots ? 2 : 5);
    const QPointF home = homeCentre(place);
    QLineF inwards(home, m_area.center());
    const double length = std::max(1.0, inwards.length());
    const double x = std::abs(inwards.dx()) / length;
    const double y = std::abs(inwards.dy()) / length;
    const double sideways = x > 0 ? ((m_home.width() + m_chip.width()) / 2 + gap) / x : length;
    const double upwards = y > 0 ? ((m_home.height() + m_chip.height()) / 2 + gap) / y : length;
    inwards.setLength(std::min({sideways, upwards, length}));
    return inwards.p2();
}

/// On the way from rank to rank a smooth curve through their places (Catmull and Rom 1974), clear of the homes.
QRectF RingCircle::chip(double place) const
{
    const double before = std::floor(place);
    const double t = place - before;
    QPointF at = besideHome(place);
    if (m_ranks > 2 && t > 0) {
        const QPointF p0 = besideHome(before - 1);
        const QPointF p1 = besideHome(before);
        const QPointF p2 = besideHome(before + 1);
        const QPointF p3 = besideHome(before + 2);
        at = 0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t);
    }
    QRectF rect(QPointF(), m_chip);
    rect.moveCenter(at);
    return rect;
}

QRectF RingCircle::inside() const
{
    const double gap = m_theme.px(8);
    const QPointF side = chip(m_ranks / 4.0).center();
    const QPointF top = chip(0).center();
    const double x = std::hypot(side.x() - centre().x(), side.y() - centre().y());
    const double y = std::hypot(top.x() - centre().x(), top.y() - centre().y());
    const QSizeF half(std::max(0.0, (m_ranks == 2 ? y : x) - m_chip.width() / 2 - gap),
                      std::max(0.0, (m_ranks == 2 ? x : y) - m_chip.height() / 2 - gap));
    return {centre().x() - half.width(), centre().y() - half.height(), 2 * half.width(), 2 * half.height()};
}

QRectF RingCircle::lane(int rank) const
{
    if (m_detail != Detail::Boxes)
        return {};
    const QRectF box = home(rank);
    const double height = std::round(m_theme.px(7));
    return QRectF(box.left() + 1, box.bottom() - height - 1, box.width() - 2, height);
}

}  // namespace shardscope
