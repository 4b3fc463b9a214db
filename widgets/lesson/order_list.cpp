// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lesson/order_list.h"

#include <QKeyEvent>

#include "widgets/lesson/told_label.h"
#include "widgets/text/told_keys.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kLine = 28;

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
        item->setSizeHint(QSize(0, qRound(Theme::current().px(kLine))));
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
    viewport()->update();
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
    viewport()->update();
    Q_EMIT orderEdited();
}

void OrderList::renumber()
{
    for (int row = 0; row < count(); ++row)
        item(row)->setText(tr("%1. %2", "place, line").arg(row + 1).arg(m_lines.value(item(row)->data(Qt::UserRole).toInt())));
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
