// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/lock_button.h"

#include <QPainter>
#include <QPainterPath>

#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {

LockButton::LockButton(QWidget* parent) : QToolButton(parent)
{
    setCheckable(true);
    setAutoRaise(true);
}

QSize LockButton::sizeHint() const
{
    const int side = qRound(Theme::current().px(20));
    return QSize(side, side);
}

void LockButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse())
        paintBox(painter, rect(), theme.px(4), theme.color(ColorRole::Field), Qt::transparent);
    const QColor ink = theme.color(isChecked() ? ColorRole::Accent : ColorRole::Disabled);
    painter.translate(QRectF(rect()).center());
    painter.scale(theme.scale(), theme.scale());
    // The shackle of an open lock is lifted and turned out on one side.
    const double lift = isChecked() ? 0 : -1.5;
    QPainterPath shackle;
    shackle.moveTo(-2.8, isChecked() ? 0 : -0.5);
    shackle.lineTo(-2.8, -2 + lift);
    shackle.arcTo(QRectF(-2.8, -4.8 + lift, 5.6, 5.6), 180, -180);
    if (isChecked())
        shackle.lineTo(2.8, 0);
    painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::FlatCap));
    painter.drawPath(shackle);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawRoundedRect(QRectF(-4.5, -0.5, 9, 6.5), 1.4, 1.4);
    if (hasFocus())
        paintFocusRing(painter, QRectF(-9, -9, 18, 18), 4);
}

}  // namespace shardscope
