// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_data.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {

int GanttData::laneOf(std::uint32_t block) const
{
    const auto after =
        std::upper_bound(lanes.begin(), lanes.end(), block, [](std::uint32_t number, const GanttLane& lane) { return number < lane.end; });
    return static_cast<int>(after - lanes.begin());
}

std::uint32_t GanttData::firstEndingAfter(int lane, double moment) const
{
    const GanttLane& range = lanes[static_cast<std::size_t>(lane)];
    const auto first = spans.begin() + range.begin;
    const auto found =
        std::upper_bound(first, spans.begin() + range.end, moment, [](double value, const BlockSpan& span) { return value < span.end; });
    return range.begin + static_cast<std::uint32_t>(found - first);
}

GanttGap GanttData::gapBefore(int lane, std::uint32_t block) const
{
    const GanttLane& range = lanes[static_cast<std::size_t>(lane)];
    GanttGap gap;
    gap.row = range.row;
    if (block > range.begin) {
        gap.before = block - 1;
        gap.begin = spans[block - 1].end;
    }
    gap.end = end;
    if (block < range.end) {
        gap.after = block;
        gap.end = spans[block].start;
    }
    if (gap.end - gap.begin > shortestGap())
        gap.panel = 0;
    return gap;
}

QString GanttData::labelOf(std::uint32_t block) const
{
    const QString& letter = style(block).letter;
    return label ? letter + label(block) : letter;
}

QString GanttData::descriptionOf(std::uint32_t block) const
{
    const QString own = describe ? describe(block) : QString();
    return own.isEmpty() ? style(block).name : own;
}

double GanttData::busyTime(int row) const
{
    const GanttRow& lanesOf = rows[static_cast<std::size_t>(row)];
    double busy = 0;
    for (int lane = lanesOf.firstLane; lane < lanesOf.firstLane + lanesOf.laneCount; ++lane) {
        const GanttLane& range = lanes[static_cast<std::size_t>(lane)];
        for (std::uint32_t block = range.begin; block < range.end; ++block)
            busy += spans[block].end - spans[block].start;
    }
    return busy;
}

double GanttData::livePeak() const
{
    double peak = 0;
    for (const GanttRow& row : rows)
        peak = std::max(peak, row.livePeak);
    return peak;
}

void GanttData::measure()
{
    groups = groupBlocks(*this);
    for (GanttRow& row : rows) {
        row.livePeak = 0;
        if (row.laneCount != 1)
            continue;  // the order of starts and ends would be unknown
        const GanttLane& range = lanes[static_cast<std::size_t>(row.firstLane)];
        double live = 0;
        for (std::uint32_t block = range.begin; block < range.end; ++block) {
            const GanttStyle& look = style(block);
            live += look.liveAtStart;
            row.livePeak = std::max(row.livePeak, live);
            live += look.liveAtEnd;
        }
    }
}

QString ganttTimeText(GanttTime time, double value)
{
    if (time == GanttTime::InSeconds)
        return durationText(value);
    // Sums of tenths must not show their rounding.
    return QLocale().toString(std::round(value * 1e6) / 1e6, 'g', 9);
}

std::pair<QString, QString> ganttMomentTexts(GanttTime time, double begin, double end)
{
    constexpr double kTold = 30;  ///< of the span's length a moment may be off, as rounding goes: a thirtieth
    const std::pair usual{ganttTimeText(time, begin), ganttTimeText(time, end)};
    const double size = std::max(std::abs(begin), std::abs(end));
    if (time != GanttTime::InSeconds || !(end > begin) || (end - begin) * kTold > size)
        return usual;
    const double factor = size < 0.9995e-3 ? 1e6 : size < 0.9995 ? 1e3 : 1;
    const QString form = size < 0.9995e-3 ? tr("%1 µs") : size < 0.9995 ? tr("%1 ms") : tr("%1 s");
    const int decimals = std::clamp(static_cast<int>(std::ceil(std::log10(kTold / ((end - begin) * factor)))), 0, 9);
    const auto written = [&](double moment) { return form.arg(QLocale().toString(moment * factor, 'f', decimals)); };
    return {written(begin), written(end)};
}

}  // namespace shardscope
