// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/drop_overlay.h"

#include <QPainter>

#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {

DropOverlay::DropOverlay(QWidget& window) : QWidget(&window)
{
    setObjectName(QStringLiteral("drop_overlay"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropOverlay::cover()
{
    setGeometry(parentWidget()->rect());
    raise();
    show();
}

void DropOverlay::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    QColor veil = theme.color(ColorRole::Surface);
    veil.setAlphaF(0.85F);
    painter.fillRect(rect(), veil);
    const double margin = theme.px(24);
    paintFocusRing(painter, QRectF(rect()).adjusted(margin, margin, -margin, -margin), theme.px(12));
    painter.setPen(theme.color(ColorRole::Text));
    painter.setFont(theme.font(TextStyle::Figure));
    painter.drawText(rect(), Qt::AlignCenter, tr("Drop to open a scenario or a model's config.json"));
}

}  // namespace shardscope
