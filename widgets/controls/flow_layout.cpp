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

/// Returns what has to be free for it in a row: what would grow, as a slider, can be squeezed, too; words would have to be cut or stacked.
int leastWidth(const QLayoutItem& item, int most)
{
    const int least = item.minimumSize().width();
    const bool canBeSqueezed = (item.expandingDirections() & Qt::Horizontal) && !item.hasHeightForWidth();
    return canBeSqueezed ? least : std::max(least, std::min(item.sizeHint().width(), most));
}

/// Returns the height at this width: what wraps asks for more where it is narrow, and for no less where it is wide.
int heightAt(const QLayoutItem& item, int width)
{
    return std::max(item.sizeHint().height(), item.hasHeightForWidth() ? item.heightForWidth(width) : 0);
}

template <typename WidthOf>
int sumOf(const std::vector<QLayoutItem*>& row, WidthOf widthOf)
{
    int sum = gap() * (static_cast<int>(row.size()) - 1);
    for (const QLayoutItem* item : row)
        sum += widthOf(*item);
    return sum;
}

int heightOfRow(const std::vector<QLayoutItem*>& row, int most)
{
    int height = 0;
    for (const QLayoutItem* item : row)
        height = std::max(height, heightAt(*item, leastWidth(*item, most)));
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
            if (sumOf(rows.back(), [width](const QLayoutItem& each) { return leastWidth(each, width); }) <= width)
                continue;
            rows.back().pop_back();
        }
        rows.push_back({item.get()});
    }
    return rows;
}

int FlowLayout::heightOf(const std::vector<Row>& rows, int width) const
{
    int height = rows.empty() ? 0 : gap() * (static_cast<int>(rows.size()) - 1);
    for (const Row& row : rows)
        height += heightOfRow(row, width);
    return height;
}

QSize FlowLayout::sizeHint() const
{
    const std::vector<Row> all = rows(QLAYOUTSIZE_MAX);
    return all.empty() ? QSize(0, 0)
                       : QSize(sumOf(all.front(), [](const QLayoutItem& item) { return item.sizeHint().width(); }),
                               std::max(heightOf(all, QLAYOUTSIZE_MAX), m_height));
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
        const int height = heightOfRow(row, rect.width());
        place(row, QRect(rect.left(), top, rect.width(), height));
        top += height + gap();
    }
    if (const int height = heightOf(all, rect.width()); height != m_height) {
        m_height = height;
        update();  // the rows below get the remaining height
    }
}

/// Each has the width it needs and its share of its preferred one; the rest goes to those that expand.
void FlowLayout::place(const Row& row, const QRect& rect) const
{
    const auto least = [&rect](const QLayoutItem& item) { return leastWidth(item, rect.width()); };
    const auto liked = [&](const QLayoutItem& item) { return std::max(least(item), item.sizeHint().width()); };
    const int needed = sumOf(row, least);
    const int all = sumOf(row, liked);
    const double share = all > needed ? std::clamp((rect.width() - needed) / double(all - needed), 0.0, 1.0) : 1;
    const auto expanding =
        std::count_if(row.begin(), row.end(), [](const QLayoutItem* item) { return item->expandingDirections() & Qt::Horizontal; });
    const int over = std::max(0, rect.width() - all);
    int left = rect.left();
    for (QLayoutItem* item : row) {
        int width = least(*item) + static_cast<int>(share * (liked(*item) - least(*item)));
        if (item->expandingDirections() & Qt::Horizontal)
            width += over / static_cast<int>(expanding);
        width = std::min(width, item->maximumSize().width());
        const int height = item->expandingDirections() & Qt::Vertical ? rect.height() : std::min(rect.height(), heightAt(*item, width));
        const QRect place(left, rect.top() + (rect.height() - height) / 2, width, height);
        item->setGeometry(QStyle::visualRect(parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight, rect, place));
        left += width + gap();
    }
}

}  // namespace shardscope
