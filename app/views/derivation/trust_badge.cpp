// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/derivation/trust_badge.h"

#include <QPainter>

#include "app/text/derivation_text.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kIcon = 12;
constexpr double kBadgePadding = 6;

}  // namespace

TrustBadge::TrustBadge(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setTrust(Trust::Unverified);
}

void TrustBadge::setTrust(Trust trust)
{
    m_trust = trust;
    setAccessibleName(tr("Trust: %1").arg(trustName(trust)));
    setToolTip(tr("How far this figure can be trusted: %1").arg(trustName(trust)));
    updateGeometry();
    update();
}

QSize TrustBadge::sizeHint() const
{
    const Theme& theme = Theme::current();
    const double width = theme.textWidth(TextStyle::Caption, trustName(m_trust)) + theme.px(kIcon + 3 * kBadgePadding);
    return QSizeF(width, theme.lineHeight(TextStyle::Caption) + theme.px(kBadgePadding)).toSize();
}

void TrustBadge::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    paintBox(painter, rect(), height() / 2.0, theme.color(ColorRole::Field), theme.color(ColorRole::Outline));
    const double icon = theme.px(kIcon);
    const double pad = theme.px(kBadgePadding);
    paintStanding(painter, QRectF(pad, (height() - icon) / 2, icon, icon), standingOf(m_trust));
    painter.setPen(theme.color(ColorRole::Text));
    painter.setFont(theme.font(TextStyle::Caption));
    painter.drawText(QRectF(rect()).adjusted(icon + 2 * pad, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, trustName(m_trust));
}

}  // namespace shardscope
