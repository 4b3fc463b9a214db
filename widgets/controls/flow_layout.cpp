// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace shardscope {
namespace {

using Row = std::vector<QLayoutItem*>;

/// What has to be free for it in a row: a slider, which would grow, can be squeezed, too; words would have to be cut or stacked.
int widthOf(const QLayoutItem& item, int most)
{
    const int least = item.minimumSize().width();
    const bool canBeSqueezed = (item.expandingDirections() & Qt::Horizontal) && !item.hasHeightForWidth();
    return canBeSqueezed ? least : std::max(least, std::min(item.sizeHint().width(), most));
}

int heightOf(const QLayoutItem& item, int width)
{
    // What wraps asks for more where it is narrow, and for no less where it is wide.
    return std::max(item.sizeHint().height(), item.hasHeightForWidth() ? item.heightForWidth(width) : 0);
}

int rowHeight(const Row& row, int most)
{
    int height = 0;
    for (const QLayoutItem* item : row)
        height = std::max(height, heightOf(*item, widthOf(*item, most)));
    return height;
}

void placeRow(const Row& row, const QRect& room, int spacing, Qt::LayoutDirection direction)
{
    int left = room.width() - spacing * (static_cast<int>(row.size()) - 1);
    int growing = 0;
    int wanted = 0;
    for (const QLayoutItem* item : row) {
        left -= widthOf(*item, room.width());
        wanted += std::max(0, item->sizeHint().width() - widthOf(*item, room.width()));
        growing += (item->expandingDirections() & Qt::Horizontal) != 0;
    }
    const double given = wanted > 0 ? std::clamp(left / double(wanted), 0.0, 1.0) : 0;
    left -= static_cast<int>(given * wanted);
    int x = room.x();
    for (QLayoutItem* item : row) {
        int width = widthOf(*item, room.width());
        width += static_cast<int>(given * std::max(0, item->sizeHint().width() - width));
        if (growing > 0 && (item->expandingDirections() & Qt::Horizontal)) {
            const int share = left / growing--;
            width += share;
            left -= share;
        }
        const int height = std::min(room.height(), heightOf(*item, width));
        const QRect place(x, room.y() + (room.height() - height) / 2, width, height);
        item->setGeometry(QStyle::visualRect(direction, room, place));
        x += width + spacing;
    }
}

}  // namespace

void FlowLayout::addItem(QLayoutItem* item) { m_items.emplace_back(item); }

void FlowLayout::insertWidget(int index, QWidget* widget)
{
    addChildWidget(widget);
    m_items.insert(m_items.begin() + index, std::make_unique<QWidgetItem>(widget));
    invalidate();
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

QSize FlowLayout::sizeHint() const
{
    QSize size(0, 0);
    for (const auto& item : m_items) {
        if (!item->isEmpty())
            size = QSize(size.width() + (size.width() > 0 ? spacing() : 0) + item->sizeHint().width(),
                         std::max(size.height(), item->sizeHint().height()));
    }
    return size.grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const auto& item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    layOut(rect, true);
}

int FlowLayout::layOut(const QRect& rect, bool places) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    const Qt::LayoutDirection direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int y = room.y();
    Row row;
    int used = 0;
    const auto endRow = [&] {
        const int height = rowHeight(row, room.width());
        if (places && !row.empty())
            placeRow(row, QRect(room.x(), y, room.width(), height), spacing(), direction);
        y += row.empty() ? 0 : height + spacing();
        row.clear();
        used = 0;
    };
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        const int width = widthOf(*item, room.width());
        if (!row.empty() && used + spacing() + width > room.width())
            endRow();
        used += (row.empty() ? 0 : spacing()) + width;
        row.push_back(item.get());
    }
    endRow();
    const int below = contentsMargins().top() + contentsMargins().bottom();
    return std::max(0, y - room.y() - spacing()) + below;
}

}  // namespace shardscope
