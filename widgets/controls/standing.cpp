// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/standing.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

#include "widgets/theme/theme.h"

namespace shardscope {

namespace {

QPolygonF regular(int corners, double turn)
{
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * (i + turn) / corners - std::numbers::pi / 2;
        polygon << QPointF(std::cos(angle), std::sin(angle));
    }
    return polygon;
}

}  // namespace

ColorRole roleOf(Standing standing)
{
    switch (standing) {
    case Standing::Plain:
        return ColorRole::Text;
    case Standing::Good:
        return ColorRole::Good;
    case Standing::Hint:
        return ColorRole::Hint;
    case Standing::Warning:
        return ColorRole::Warning;
    case Standing::Error:
        return ColorRole::Error;
    }
    return ColorRole::Text;
}

QString standingName(Standing standing)
{
    switch (standing) {
    case Standing::Plain:
        return {};
    case Standing::Good:
        return QCoreApplication::translate("Standing", "Good");
    case Standing::Hint:
        return QCoreApplication::translate("Standing", "Hint");
    case Standing::Warning:
        return QCoreApplication::translate("Standing", "Warning");
    case Standing::Error:
        return QCoreApplication::translate("Standing", "Error");
    }
    return {};
}

void paintStanding(QPainter& painter, const QRectF& rect, Standing standing)
{
    if (standing == Standing::Plain)
        return;
    const QColor fill = Theme::current().color(roleOf(standing));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center());
    const double radius = rect.width() / 2;
    painter.scale(radius, radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    const QPen ink(inkOn(fill), 0.24, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (standing == Standing::Warning)
        painter.drawPolygon(regular(3, 0).translated(0, 0.2));
    else if (standing == Standing::Error)
        painter.drawPolygon(regular(8, 0.5));
    else
        painter.drawEllipse(QPointF(), 0.95, 0.95);
    painter.setPen(ink);
    if (standing == Standing::Good) {
        const QPointF tick[] = {{-0.42, 0.03}, {-0.1, 0.36}, {0.44, -0.3}};
        painter.drawPolyline(tick, 3);
    } else if (standing == Standing::Error) {
        painter.drawLine(QPointF(-0.34, -0.34), QPointF(0.34, 0.34));
        painter.drawLine(QPointF(-0.34, 0.34), QPointF(0.34, -0.34));
    } else {
        // An i and an exclamation mark are each other's mirror image.
        const double way = standing == Standing::Hint ? 1 : -1;
        const double middle = standing == Standing::Hint ? 0 : 0.24;
        painter.drawLine(QPointF(0, middle - 0.05 * way), QPointF(0, middle + 0.45 * way * (standing == Standing::Hint ? 1 : 1.1)));
        painter.drawPoint(QPointF(0, middle - 0.42 * way * (standing == Standing::Hint ? 1 : 0.85)));
    }
    painter.restore();
}

StandingIcon::StandingIcon(Standing standing, QWidget* parent) : QWidget(parent), m_standing(standing)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void StandingIcon::setStanding(Standing standing)
{
    m_standing = standing;
    update();
}

QSize StandingIcon::sizeHint() const
{
    const int side = qRound(Theme::current().px(14));
    return QSize(side, side);
}

void StandingIcon::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintStanding(painter, rect(), m_standing);
}

}  // namespace shardscope
