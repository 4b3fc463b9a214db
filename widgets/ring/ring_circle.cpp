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
        m_home = QSizeF(m_theme.px(92), m_theme.lineHeight(TextStyle::Strong) + m_theme.lineHeight(TextStyle::Caption) + m_theme.px(12));
        m_chip = QSizeF(m_theme.px(42), m_theme.lineHeight(TextStyle::Caption) + m_theme.px(4));
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
    const double gap = m_theme.px(3);
    if (inside().width() < m_theme.px(90) || inside().height() < m_theme.px(44))
        return false;
    for (int rank = 0; rank < m_ranks; ++rank) {
        for (int other = 0; other < m_ranks; ++other) {
            const QRectF grown = home(rank).adjusted(-gap, -gap, gap, gap);
            if (grown.intersects(chip(other)) || (rank != other && (grown.intersects(home(other)) || chip(rank).intersects(chip(other)))))
                return false;
        }
    }
    return true;
}

QPointF RingCircle::onEllipse(double place, double radiusX, double radiusY) const
{
    constexpr double kTurn = 6.283185307179586;
    const double angle = kTurn * place / m_ranks;
    return m_area.center() + QPointF(std::sin(angle) * radiusX, -std::cos(angle) * radiusY);
}

QRectF RingCircle::home(int rank) const
{
    QRectF rect(QPointF(), m_home);
    rect.moveCenter(onEllipse(rank, (m_area.width() - m_home.width()) / 2 - 1, (m_area.height() - m_home.height()) / 2 - 1));
    return QRectF(rect.topLeft().toPoint(), rect.size());
}

QRectF RingCircle::chip(double place) const
{
    const double gap = m_theme.px(m_detail == Detail::Dots ? 3 : 6);
    QRectF rect(QPointF(), m_chip);
    rect.moveCenter(onEllipse(place, m_area.width() / 2 - m_home.width() - gap - m_chip.width() / 2,
                              m_area.height() / 2 - m_home.height() - gap - m_chip.height() / 2));
    return rect;
}

QRectF RingCircle::inside() const
{
    const double gap = m_theme.px(m_detail == Detail::Dots ? 8 : 14);
    const double x = m_home.width() + m_chip.width() + gap;
    const double y = m_home.height() + m_chip.height() + gap;
    return m_area.adjusted(x, y, -x, -y);
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
