// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/derivation/derivation_delegate.h"

#include <QApplication>
#include <QPainter>

#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kPadding = 3;

}  // namespace

void DerivationDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const qsizetype lineEnd = item.text.indexOf(QChar::LineSeparator);
    if (lineEnd < 0) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    const QString name = item.text.left(lineEnd);
    const QString formula = item.text.mid(lineEnd + 1);
    item.text.clear();
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &item, item.widget) + 1;
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const Theme& theme = Theme::current();
    const double padding = theme.px(kPadding);
    const QRectF space = QRectF(item.rect).adjusted(margin, padding, -margin, -padding);
    const bool selected = (item.state & QStyle::State_Selected) != 0;
    const QColor ink = item.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const auto draw = [&](const QString& text, TextStyle textStyle, const QColor& color, Qt::Alignment side) {
        const QFont font = theme.font(textStyle);
        painter->setFont(font);
        painter->setPen(color);
        painter->drawText(space, static_cast<int>(side | Qt::AlignLeading),
                          QFontMetricsF(font).elidedText(text, Qt::ElideRight, space.width()));
    };
    painter->save();
    draw(name, TextStyle::Body, ink, Qt::AlignTop);
    draw(formula, TextStyle::Caption, selected ? ink : theme.color(ColorRole::Muted), Qt::AlignBottom);
    painter->restore();
}

QSize DerivationDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width(), size.height() + qRound(Theme::current().px(2 * kPadding))};
}

}  // namespace shardscope
