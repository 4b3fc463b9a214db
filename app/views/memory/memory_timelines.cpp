// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <span>

#include "app/views/memory/memory_charts.h"
#include "core/estimate/estimate.h"
#include "core/plan/resolved_plan.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

/// Between two steps on the picture: three times as long as from one moment to the next.
double gapOf(std::span<const MemoryMoment> moments) { return 3 * moments.back().time / static_cast<double>(moments.size()); }

/// Places on the time axis from which on time that is left out has to be added.
using LeftOut = QList<QPair<double, double>>;

double trueTime(double time, const LeftOut& leftOut)
{
    double sum = time;
    for (const auto& [from, amount] : leftOut)
        sum += time >= from ? amount : 0;
    return sum;
}

/// Appends steps to a picture. In the middle of a long step the same comes again and again: it is left out, so that the
/// beginning and the end can be seen.
class TimelineWriter {
public:
    TimelineWriter(TimelineData& data, std::size_t keptAtEachEnd) : m_data(data), m_kept(keptAtEachEnd) {}

    void add(std::span<const MemoryMoment> moments, const QString& name)
    {
        if (moments.empty())
            return;
        const double start = m_data.end;
        const double gap = gapOf(moments);
        m_data.markers.append({start, name});
        const bool cuts = moments.size() > 3 * m_kept;
        const std::span<const MemoryMoment> head = cuts ? moments.first(m_kept) : moments;
        for (const MemoryMoment& moment : head)
            addMoment(moment, start);
        if (cuts) {
            const std::span<const MemoryMoment> tail = moments.last(m_kept);
            const double leftOut = tail.front().time - head.back().time - gap;
            m_leftOut.append({start + head.back().time + gap, leftOut});
            m_data.markers.append({start + head.back().time, tr("⋯", "the same again and again, left out")});
            for (const MemoryMoment& moment : tail)
                addMoment(moment, start - leftOut);
        }
        m_data.end = m_data.times.last() + gap;
    }
    [[nodiscard]] const LeftOut& leftOut() const { return m_leftOut; }

private:
    void addMoment(const MemoryMoment& moment, double offset)
    {
        const double time = offset + moment.time;
        m_data.times.append(m_data.times.isEmpty() ? time : std::max(time, m_data.times.last()));
        for (std::size_t i = 0; i < moment.byClass.size(); ++i)
            m_data.values[static_cast<qsizetype>(i)].append(moment.byClass[i].value());
    }

    TimelineData& m_data;
    std::size_t m_kept;
    LeftOut m_leftOut;
};

/// Enough for the pipeline to fill or to run empty, and for a few rounds in between.
std::size_t momentsToKeep(const ResolvedPlan& plan) { return static_cast<std::size_t>(8 * (plan.pp * plan.chunks + 4)); }

}  // namespace

TimelineData stepTimeline(const MemoryTimeline& timeline, ShownSteps steps, const Estimate& estimate, int stage)
{
    TimelineData data;
    data.title = tr("Memory of one GPU of %1 during a step").arg(stageName(estimate, stage));
    data.limit = capacityOfStage(estimate, stage);
    data.whenEmpty = tr("This schedule has too many blocks to draw. Choose a smaller batch or fewer stages.");
    for (const auto& [memoryClass, name] : EnumNames<MemoryClass>::names) {
        data.series.append({memoryClassName(memoryClass), roleOf(memoryClass)});
        data.values.append(QList<double>());
    }
    TimelineWriter writer(data, momentsToKeep(estimate.plan()));
    if (steps != ShownSteps::Later)
        writer.add(timeline.firstStep, tr("first step"));
    if (steps != ShownSteps::First)
        writer.add(timeline.laterStep, tr("a later step"));
    data.timeText = [leftOut = writer.leftOut(), inSeconds = timeline.inSeconds](double time) {
        const double passed = trueTime(time, leftOut);
        return inSeconds ? durationText(passed) : tr("%1 F").arg(QLocale().toString(passed, 'f', 0));
    };
    return data;
}

}  // namespace shardscope
