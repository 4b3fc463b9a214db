// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lesson/order_list.h"

#include <QKeyEvent>
#include <QResizeEvent>
#include <QStyle>

#include <algorithm>

#include "widgets/lesson/told_label.h"
#include "widgets/text/told_keys.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kLine = 28;  ///< of a text of one line, at least

}  // namespace

OrderList::OrderList(const QStringList& lines, QWidget* parent) : QListWidget(parent), m_lines(lines)
{
    setAccessibleName(tr("Order"));
    setFont(readingFont());
    setDragDropMode(QAbstractItemView::InternalMove);
    setDefaultDropAction(Qt::MoveAction);
    setWordWrap(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    tellKeys(*this, {{tr("Alt+Up, Alt+Down"), tr("move the line")}});
    for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
        auto* item = new QListWidgetItem(lines[i], this);
        item->setData(Qt::UserRole, i);
    }
    setCurrentRow(0);
    renumber();
    connect(model(), &QAbstractItemModel::rowsMoved, this, [this] {
        renumber();
        Q_EMIT orderEdited();
    });
}

QList<int> OrderList::order() const
{
    QList<int> places;
    for (int row = 0; row < count(); ++row)
        places << item(row)->data(Qt::UserRole).toInt();
    return places;
}

void OrderList::setOrder(const QList<int>& order)
{
    const QSignalBlocker quiet(model());
    for (int row = 0; row < static_cast<int>(order.size()); ++row) {
        for (int at = row; at < count(); ++at) {
            if (item(at)->data(Qt::UserRole).toInt() == order[row])
                insertItem(row, takeItem(at));
        }
    }
    renumber();
    scheduleDelayedItemsLayout();
}

void OrderList::setReadOnly(bool readOnly)
{
    m_isReadOnly = readOnly;
    setDragDropMode(readOnly ? QAbstractItemView::NoDragDrop : QAbstractItemView::InternalMove);
}

void OrderList::moveCurrent(int by)
{
    if (m_isReadOnly)
        return;
    const int from = currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= count())
        return;
    {
        const QSignalBlocker quiet(model());
        insertItem(to, takeItem(from));
    }
    setCurrentRow(to);
    renumber();
    scheduleDelayedItemsLayout();
    Q_EMIT orderEdited();
}

void OrderList::renumber()
{
    for (int row = 0; row < count(); ++row)
        item(row)->setText(tr("%1. %2", "place, line").arg(row + 1).arg(m_lines.value(item(row)->data(Qt::UserRole).toInt())));
    fitLines();
}

/// Beside a picture a line has less room than its text may need.
void OrderList::fitLines()
{
    const int margin = style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1;
    const QRect room(0, 0, std::max(1, viewport()->width() - 2 * margin), QWIDGETSIZE_MAX);
    for (int row = 0; row < count(); ++row) {
        const int text = fontMetrics().boundingRect(room, Qt::TextWordWrap, item(row)->text()).height();
        item(row)->setSizeHint(QSize(0, std::max(qRound(Theme::current().px(kLine)), text + qRound(Theme::current().px(6)))));
    }
    updateGeometry();
}

void OrderList::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fitLines();
}

QSize OrderList::sizeHint() const
{
    int height = 2 * frameWidth();
    for (int row = 0; row < count(); ++row)
        height += sizeHintForRow(row);
    return {qRound(Theme::current().px(360)), height + qRound(Theme::current().px(6))};
}

void OrderList::keyPressEvent(QKeyEvent* event)
{
    const bool isMove = event->modifiers() & Qt::AltModifier;
    if (isMove && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down))
        moveCurrent(event->key() == Qt::Key_Up ? -1 : 1);
    else
        QListWidget::keyPressEvent(event);
}

}  // namespace shardscope
