// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_data.h"

#include <numeric>

namespace shardscope {

ValueFormat bytesFormat(ByteUnit unit)
{
    return {bytesPerGiga(unit), gigaName(unit), [unit](double bytes) { return gigaFigure(bytes, unit); },
            [unit](double bytes) { return bytesText(bytes, unit); }};
}

double StackedBar::total() const { return std::accumulate(values.begin(), values.end(), 0.0); }

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
