// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/time_ruler.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <cmath>

#include "widgets/charts/axis.h"

namespace shardscope {

namespace {

struct Unit {
    double seconds;
    const char* name;
};

/// The largest of which the range has at least two.
constexpr std::array<Unit, 4> kUnits{{{1, QT_TRANSLATE_NOOP("TimeRuler", "s")},
                                      {1e-3, QT_TRANSLATE_NOOP("TimeRuler", "ms")},
                                      {1e-6, QT_TRANSLATE_NOOP("TimeRuler", "µs")},
                                      {1e-9, QT_TRANSLATE_NOOP("TimeRuler", "ns")}}};
/// A double has no more.
constexpr int kMostDecimals = 12;

}  // namespace

QString TimeRuler::text(double time) const
{
    const double value = time / unit;
    return QLocale().toString(std::abs(value) < 1e-12 ? 0 : value, 'f', decimals);
}

TimeRuler timeRuler(GanttTime time, const TimeRange& range, int most) { return timeRuler(time, std::vector{range}, range.length(), most); }

TimeRuler timeRuler(GanttTime time, const std::vector<TimeRange>& seen, double length, int most)
{
    TimeRuler ruler;
    if (time == GanttTime::InSeconds) {
        const auto* unit = kUnits.begin();
        while (unit + 1 != kUnits.end() && length < 2 * unit->seconds)
            ++unit;
        ruler.unit = unit->seconds;
        ruler.unitName = QCoreApplication::translate("TimeRuler", unit->name);
    }
    const AxisTicks ticks = niceTicks(length / ruler.unit, most);
    const double step = ticks.values[1];
    ruler.decimals = std::min(ticks.decimals, kMostDecimals);
    const double slack = step * 1e-6;
    for (const TimeRange& range : seen) {
        const double first = std::ceil((range.begin / ruler.unit - slack) / step);
        const double last = std::floor((range.end / ruler.unit + slack) / step);
        for (double mark = first; mark <= last; ++mark)
            ruler.times.push_back(mark * step * ruler.unit);
    }
    return ruler;
}

}  // namespace shardscope
