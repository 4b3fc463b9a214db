// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

int gap() { return qRound(Theme::current().px(6)); }

/// What an item cannot do without.
int leastWidth(const QLayoutItem& item) { return Theme::current().isForAudience() ? item.sizeHint().width() : item.minimumSize().width(); }

template <typename WidthOf>
int sumOf(const std::vector<QLayoutItem*>& row, WidthOf widthOf)
{
    int sum = gap() * (static_cast<int>(row.size()) - 1);
    for (const QLayoutItem* item : row)
        sum += widthOf(*item);
    return sum;
}

int heightOfRow(const std::vector<QLayoutItem*>& row)
{
    int height = 0;
    for (const QLayoutItem* item : row)
        height = std::max(height, item->sizeHint().height());
    return height;
}

}  // namespace

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) { setContentsMargins(0, 0, 0, 0); }

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item) { m_items.emplace_back(item); }

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* taken = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return taken;
}

std::vector<FlowLayout::Row> FlowLayout::rows(int width) const
{
    std::vector<Row> rows;
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        if (!rows.empty()) {
            rows.back().push_back(item.get());
            if (sumOf(rows.back(), leastWidth) <= width)
                continue;
            rows.back().pop_back();
        }
        rows.push_back({item.get()});
    }
    return rows;
}

int FlowLayout::heightOf(const std::vector<Row>& rows) const
{
    int height = rows.empty() ? 0 : gap() * (static_cast<int>(rows.size()) - 1);
    for (const Row& row : rows)
        height += heightOfRow(row);
    return height;
}

QSize FlowLayout::sizeHint() const
{
    const std::vector<Row> all = rows(QLAYOUTSIZE_MAX);
    return all.empty() ? QSize(0, 0)
                       : QSize(sumOf(all.front(), [](const QLayoutItem& item) { return item.sizeHint().width(); }),
                               std::max(heightOf(all), m_height));
}

QSize FlowLayout::minimumSize() const
{
    int width = 0;
    for (const auto& item : m_items)
        width = item->isEmpty() ? width : std::max(width, item->minimumSize().width());
    return {width, m_height < 0 ? sizeHint().height() : m_height};
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    const std::vector<Row> all = rows(rect.width());
    int top = rect.top();
    for (const Row& row : all) {
        const int height = heightOfRow(row);
        place(row, QRect(rect.left(), top, rect.width(), height));
        top += height + gap();
    }
    if (const int height = heightOf(all); height != m_height) {
        m_height = height;
        update();  // whatever is below gets what is left
    }
}

/// Each as wide as it would be or, where there is less, as its share of what can be spared; what is over goes to those that expand.
void FlowLayout::place(const Row& row, const QRect& rect) const
{
    const int least = sumOf(row, [](const QLayoutItem& item) { return item.minimumSize().width(); });
    const int hint = sumOf(row, [](const QLayoutItem& item) { return item.sizeHint().width(); });
    const double share = hint > least ? std::clamp((rect.width() - least) / double(hint - least), 0.0, 1.0) : 1;
    const auto expanding =
        std::count_if(row.begin(), row.end(), [](const QLayoutItem* item) { return item->expandingDirections() & Qt::Horizontal; });
    const int over = std::max(0, rect.width() - hint);
    int left = rect.left();
    for (QLayoutItem* item : row) {
        const int minimum = item->minimumSize().width();
        int width = minimum + static_cast<int>(share * (item->sizeHint().width() - minimum));
        if (item->expandingDirections() & Qt::Horizontal)
            width += over / static_cast<int>(expanding);
        width = std::min(width, item->maximumSize().width());
        const int height = item->expandingDirections() & Qt::Vertical ? rect.height() : std::min(rect.height(), item->sizeHint().height());
        const QRect place(left, rect.top() + (rect.height() - height) / 2, width, height);
        item->setGeometry(QStyle::visualRect(parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight, rect, place));
        left += width + gap();
    }
}

}  // namespace shardscope
