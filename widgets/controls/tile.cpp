// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/tile.h"

#include <QPainter>

#include <algorithm>

#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {

namespace {

constexpr double kMargin = 12;
constexpr double kIcon = 14;

/// Writes as much as fits; returns where it ended.
double write(QPainter& painter, const Theme& theme, TextStyle style, const QColor& ink, const QRectF& box, const QString& text)
{
    QFont font = theme.font(style);
    double width = QFontMetricsF(font).horizontalAdvance(text);
    // A figure is never cut: it is drawn smaller.
    if (style == TextStyle::Figure && width > box.width() && box.width() > 0) {
        font.setPointSizeF(std::max(font.pointSizeF() * box.width() / width * 0.98, 5.0));
        width = box.width();
    }
    painter.setFont(font);
    painter.setPen(ink);
    const QString shown = style == TextStyle::Figure ? text : QFontMetricsF(font).elidedText(text, Qt::ElideRight, box.width());
    painter.drawText(box, static_cast<int>(QStyle::visualAlignment(painter.layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter)), shown);
    return width;
}

}  // namespace

Tile::Tile(QWidget* parent) : QPushButton(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void Tile::setData(const TileData& tile)
{
    m_tile = tile;
    QStringList said{tile.caption, tile.value};
    said << standingName(tile.standing) << tile.subline << (tile.delta.isEmpty() ? QString() : tr("change %1").arg(tile.delta));
    said.removeAll(QString());
    setAccessibleName(said.join(QStringLiteral(", ")));
    setAccessibleDescription(tile.detail);
    setToolTip(tile.detail);
    updateGeometry();
    update();
}

QSize Tile::sizeHint() const
{
    const Theme& theme = Theme::current();
    const double width = QFontMetricsF(theme.font(TextStyle::Figure)).horizontalAdvance(m_tile.value) + theme.px(2 * kMargin + kIcon + 8);
    const double lines = 2 * theme.lineHeight(TextStyle::Caption) + theme.lineHeight(TextStyle::Figure) + theme.px(4 + 2 * 8);
    return QSizeF(std::max(width, theme.px(120)), lines).toSize();
}

QSize Tile::minimumSizeHint() const
{
    return QSize(qRound(Theme::current().px(96)), sizeHint().height());
}

void Tile::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    const QColor card = theme.color(ColorRole::Card);
    paintBox(painter, rect(), theme.px(8), underMouse() || isDown() ? theme.color(ColorRole::AccentSoft) : card, theme.color(ColorRole::Outline));
    const double margin = theme.px(kMargin);
    QRectF line(margin, theme.px(8), width() - 2 * margin, theme.lineHeight(TextStyle::Caption));
    QRectF caption = line;
    const double icon = theme.px(kIcon);
    if (m_tile.standing != Standing::Plain) {
        const QRectF place(line.right() - icon, line.center().y() - icon / 2, icon, icon);
        paintStanding(painter, layoutDirection() == Qt::RightToLeft ? place.translated(icon - line.width(), 0) : place, m_tile.standing);
        caption.setRight(line.right() - icon - theme.px(4));
    }
    write(painter, theme, TextStyle::Caption, theme.color(ColorRole::Muted), caption, m_tile.caption);
    line = QRectF(margin, line.bottom() + theme.px(2), line.width(), theme.lineHeight(TextStyle::Figure));
    write(painter, theme, TextStyle::Figure, theme.color(roleOf(m_tile.standing)), line, m_tile.value);
    line = QRectF(margin, line.bottom() + theme.px(2), line.width(), theme.lineHeight(TextStyle::Caption));
    if (!m_tile.delta.isEmpty()) {
        const double used = write(painter, theme, TextStyle::Caption, theme.color(roleOf(m_tile.deltaStanding)), line, m_tile.delta);
        line.adjust(used + theme.px(8), 0, 0, 0);
    }
    write(painter, theme, TextStyle::Caption, theme.color(ColorRole::Muted), line, m_tile.subline);
    if (hasFocus())
        paintFocusRing(painter, rect(), theme.px(8));
}

}  // namespace shardscope
