// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/decimate.h"

#include <algorithm>

namespace shardscope {

QList<TimelineColumn> decimate(const QList<double>& times, double end, const QList<double>& totals, int pixels)
{
    QList<TimelineColumn> columns;
    if (times.isEmpty() || pixels < 1)
        return columns;
    const double begin = times.front();
    const double length = std::max(end, times.back()) - begin;
    // Where the last moment has no length of its own, the last pixel is its.
    const auto pixelOf = [&](double time) {
        return length > 0 ? std::clamp(static_cast<int>((time - begin) / length * pixels), 0, pixels - 1) : 0;
    };
    qsizetype held = 0;
    qsizetype next = 0;
    for (int x = 0; x < pixels; ++x) {
        qsizetype shown = held;
        bool first = true;
        for (; next < times.size() && pixelOf(times[next]) <= x; ++next) {
            // The previous value also applies to this pixel, unless its first moment starts with the pixel.
            const bool startsPixel = first && (times[next] - begin) / length * pixels <= x;
            if (startsPixel || totals[next] > totals[shown])
                shown = next;
            held = next;
            first = false;
        }
        if (!columns.isEmpty() && columns.back().moment == shown)
            ++columns.back().width;
        else
            columns.append({x, 1, shown});
    }
    return columns;
}

}  // namespace shardscope
