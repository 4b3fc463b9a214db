// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/stacked_bars.h"

#include <algorithm>

#include "widgets/charts/bars_scene.h"

namespace shardscope {

Scene StackedBars::sceneAt(const QSizeF& size, const Theme& theme) const { return barsScene(m_data, size, theme); }

QString StackedBars::summary() const
{
    const auto less = [](const StackedBar& a, const StackedBar& b) { return a.total() < b.total(); };
    const auto most = std::max_element(m_data.bars.begin(), m_data.bars.end(), less);
    if (most == m_data.bars.end())
        return m_data.whenEmpty;
    const QString highest = tr("Highest of %Ln bar(s): %1, %2.", nullptr, static_cast<int>(m_data.bars.size()))
                                .arg(most->name, m_data.format.text(most->total()));
    const auto isOver = [this](const StackedBar& bar) { return m_data.isOver(bar); };
    const int over = static_cast<int>(std::count_if(m_data.bars.begin(), m_data.bars.end(), isOver));
    if (m_data.hasOwnLimits())
        return highest + u' ' +
               (over == 0 ? tr("Every bar is within its own limit.") : tr("%Ln bar(s) above their own limit.", nullptr, over));
    if (!(m_data.limit.value > 0))
        return highest;
    const QString limit =
        over == 0 ? tr("All bars are within %1.").arg(m_data.limit.name) : tr("%Ln bar(s) above %1.", nullptr, over).arg(m_data.limit.name);
    return highest + u' ' + limit;
}

QString StackedBars::barName(qsizetype of) const
{
    const StackedBar& bar = m_data.bars[of];
    if (!bar.impossible.isEmpty())
        return tr("%1: %2", "a bar without values, and why").arg(bar.name, bar.impossible);
    if (m_data.isOver(bar))
        return tr("%1: %2, more than %3").arg(bar.name, m_data.format.text(bar.total()), m_data.limitOf(bar).name);
    return tr("%1: %2", "name of a bar, its total").arg(bar.name, m_data.format.text(bar.total()));
}

QString StackedBars::markName(int mark) const
{
    const SceneMark& of = scene().marks[mark];
    const StackedBar& bar = m_data.bars[of.group];
    if (of.item < 0)
        return barName(of.group);
    const double value = bar.values[of.item];
    const double share = bar.total() > 0 ? value / bar.total() : 0;
    return tr("%1, %2: %3 (%4)", "bar, series, value, share")
        .arg(bar.name, m_data.series[of.item].name, m_data.format.text(value), percentText(share));
}

int StackedBars::neighbour(int mark, int key) const
{
    const SceneMark& from = scene().marks[mark];
    const int last = static_cast<int>(m_data.bars.size()) - 1;
    const auto inBar = [&](int bar) {
        const int same = scene().markOf(bar, from.item);
        return same >= 0 ? same : scene().markOf(bar, -1);
    };
    switch (key) {
    case Qt::Key_Left:
        return from.group > 0 ? inBar(from.group - 1) : mark;
    case Qt::Key_Right:
        return from.group < last ? inBar(from.group + 1) : mark;
    case Qt::Key_Up:
        return std::max(mark, scene().markOf(from.group, from.item + 1));
    case Qt::Key_Down:
        return from.item >= 0 ? scene().markOf(from.group, from.item - 1) : mark;
    case Qt::Key_Home:
        return inBar(0);
    case Qt::Key_End:
        return inBar(last);
    default:
        return -1;
    }
}

TableData StackedBars::tableData() const
{
    TableData table;
    table.columns << m_data.category;
    for (const ChartSeries& series : m_data.series)
        table.columns << series.name;
    table.columns << tr("total");
    table.rows = static_cast<int>(m_data.bars.size());
    table.text = m_data.format.text;
    table.cell = [bars = m_data.bars, count = m_data.series.size()](int row, int column) -> QVariant {
        const StackedBar& bar = bars[row];
        if (column == 0)
            return bar.name;
        if (!bar.impossible.isEmpty())
            return bar.impossible;
        return column <= count ? bar.values.value(column - 1) : bar.total();
    };
    return table;
}

}  // namespace shardscope
