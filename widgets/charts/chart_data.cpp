// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_data.h"

#include <algorithm>
#include <numeric>

namespace shardscope {

ValueFormat bytesFormat(ByteUnit unit)
{
    return {bytesPerGiga(unit), gigaName(unit), [unit](double bytes) { return gigaFigure(bytes, unit); },
            [unit](double bytes) { return bytesText(bytes, unit); }};
}

double StackedBar::total() const { return std::accumulate(values.begin(), values.end(), 0.0); }

bool StackedBarsData::hasOwnLimits() const
{
    return std::any_of(bars.begin(), bars.end(), [](const StackedBar& bar) { return bar.ownLimit.value > 0; });
}

bool StackedBarsData::isOver(const StackedBar& bar) const
{
    const ChartLimit& highest = limitOf(bar);
    return highest.value > 0 && bar.total() > highest.value;
}

void StackedBarsData::setLimits(const QList<ChartLimit>& each)
{
    const bool areAlike = std::all_of(each.begin(), each.end(), [&](const ChartLimit& one) { return one.value == each.front().value; });
    limit = areAlike && !each.isEmpty() ? each.front() : ChartLimit();
    for (qsizetype bar = 0; bar < bars.size(); ++bar)
        bars[bar].ownLimit = areAlike ? ChartLimit() : each.value(bar);
}

double TreemapGroup::total() const
{
    return std::accumulate(tiles.begin(), tiles.end(), 0.0, [](double sum, const TreemapTile& tile) { return sum + tile.value; });
}

double TimelineData::totalAt(qsizetype moment) const
{
    double total = 0;
    for (const QList<double>& held : values)
        total += held[moment];
    return total;
}

}  // namespace shardscope
