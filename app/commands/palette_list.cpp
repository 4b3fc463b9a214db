// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/palette_list.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

#include "widgets/text/plain_tip.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

/// One line of text with some letters in bold; returns where it ends.
double paintMatched(QPainter& painter, const QRectF& place, const QString& text, const QList<int>& matched, const QColor& color)
{
    const Theme& theme = Theme::current();
    QTextCharFormat strong;
    strong.setFontWeight(QFont::Bold);
    strong.setForeground(theme.color(ColorRole::Accent));
    QList<QTextLayout::FormatRange> formats;
    for (const int letter : matched)
        formats.append({letter, 1, strong});
    QTextLayout layout(text, theme.font(TextStyle::Body));
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(place.width());
    layout.endLayout();
    painter.setPen(color);
    layout.draw(&painter, QPointF(place.left(), place.center().y() - line.height() / 2));
    return place.left() + line.naturalTextWidth();
}

}  // namespace

void PaletteList::setItems(QList<PaletteItem> items)
{
    beginResetModel();
    m_items = std::move(items);
    m_groups.clear();
    for (const PaletteItem& item : std::as_const(m_items)) {
        if (!m_groups.contains(item.group))
            m_groups << item.group;
    }
    endResetModel();
}

double PaletteList::groupWidth() const
{
    const Theme& theme = Theme::current();
    double widest = theme.px(60);
    for (const QString& group : m_groups)
        widest = std::max(widest, theme.textWidth(TextStyle::Caption, group));
    return std::min(std::ceil(widest) + theme.px(12), theme.px(160));
}

int PaletteList::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_items.size()); }

QVariant PaletteList::data(const QModelIndex& index, int role) const
{
    const PaletteItem& item = m_items.at(index.row());
    if (role == Qt::DisplayRole)
        return item.text;
    if (role == Qt::AccessibleTextRole)
        return QStringList{item.group, item.text, item.reason.isEmpty() ? item.detail : item.reason}.join(QStringLiteral(", "));
    if (role == Qt::ToolTipRole && !item.reason.isEmpty())
        return plainTip(item.reason);
    return {};
}

Qt::ItemFlags PaletteList::flags(const QModelIndex& index) const
{
    return index.isValid() ? Qt::ItemIsSelectable | Qt::ItemIsEnabled : Qt::NoItemFlags;
}

PaletteRow::PaletteRow(const PaletteList& list, QObject* parent) : QStyledItemDelegate(parent), m_list(list) {}

void PaletteRow::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = Theme::current();
    const PaletteItem& item = m_list.item(index.row());
    painter->save();
    if (option.state & QStyle::State_Selected)
        paintBox(*painter, option.rect, theme.px(6), theme.color(ColorRole::AccentSoft), Qt::transparent);
    const QRectF inside = QRectF(option.rect).adjusted(theme.px(10), 0, -theme.px(10), 0);
    const double groupWidth = m_list.groupWidth();
    painter->setFont(theme.font(TextStyle::Caption));
    painter->setPen(theme.color(ColorRole::Muted));
    painter->drawText(QRectF(inside.left(), inside.top(), groupWidth, inside.height()), Qt::AlignVCenter | Qt::AlignLeft,
                      QFontMetricsF(painter->font()).elidedText(item.group, Qt::ElideRight, groupWidth - theme.px(8)));
    const QRectF text = inside.adjusted(groupWidth, 0, 0, 0);
    const ColorRole ink = item.reason.isEmpty() ? ColorRole::Text : ColorRole::Disabled;
    const double end = paintMatched(*painter, text, item.text, item.highlights, theme.color(ink));
    painter->setFont(theme.font(TextStyle::Caption));
    painter->setPen(theme.color(ColorRole::Muted));
    const QString detail = item.reason.isEmpty() ? item.detail : item.reason;
    const QRectF rest(end + theme.px(16), inside.top(), inside.right() - end - theme.px(16), inside.height());
    painter->drawText(rest, Qt::AlignVCenter | Qt::AlignRight,
                      QFontMetricsF(painter->font()).elidedText(detail, Qt::ElideRight, rest.width()));
    painter->restore();
}

QSize PaletteRow::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    const Theme& theme = Theme::current();
    return {qRound(theme.px(320)), qRound(theme.lineHeight(TextStyle::Body) + theme.px(12))};
}

}  // namespace shardscope
