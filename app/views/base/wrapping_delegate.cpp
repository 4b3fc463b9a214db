// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/base/wrapping_delegate.h"

#include <QEvent>
#include <QHeaderView>
#include <QTreeView>

#include <algorithm>

#include "widgets/theme/theme.h"

namespace shardscope {

WrappingDelegate::WrappingDelegate(QTreeView& tree) : QStyledItemDelegate(&tree), m_tree(tree)
{
    tree.setItemDelegate(this);
    tree.setWordWrap(true);
    tree.setUniformRowHeights(false);
    connect(tree.header(), &QHeaderView::sectionResized, this, [this] { Q_EMIT sizeHintChanged(QModelIndex()); });
    tree.installEventFilter(this);
}

bool WrappingDelegate::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != &m_tree)
        return QStyledItemDelegate::eventFilter(watched, event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        Q_EMIT sizeHintChanged(QModelIndex());
    return false;
}

bool WrappingDelegate::wraps(int column) const
{
    return Theme::current().isForAudience() || m_tree.header()->sectionResizeMode(column) != QHeaderView::ResizeToContents;
}

void WrappingDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->features.setFlag(QStyleOptionViewItem::WrapText, wraps(index.column()));
}

QSize WrappingDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (!wraps(index.column()))
        return QStyledItemDelegate::sizeHint(option, index);
    int indent = 0;
    if (index.column() == 0) {
        for (QModelIndex each = index; each.isValid(); each = each.parent())
            indent += m_tree.indentation();
    }
    // A height that an item has set, or a rectangle without one, would be taken for a single line.
    QStyleOptionViewItem within = option;
    initStyleOption(&within, index);
    within.rect = QRect(0, 0, std::max(1, m_tree.columnWidth(index.column()) - indent), QWIDGETSIZE_MAX);
    const QSize needed = m_tree.style()->sizeFromContents(QStyle::CT_ItemViewItem, &within, QSize(), &m_tree);
    return needed.expandedTo(index.data(Qt::SizeHintRole).toSize());
}

}  // namespace shardscope
