// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include <algorithm>
#include <span>

#include "app/views/memory_charts.h"

namespace shardscope {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("MemoryView", text);
}

/// What the optimizer's step takes on the picture; its true length is not known here.
constexpr double kStepGap = 3;

class TimelineWriter {
public:
    explicit TimelineWriter(TimelineData& data) : m_data(data) {}

    void add(std::span<const MemoryMoment> moments, const QString& name)
    {
        if (moments.empty())
            return;
        m_data.markers.append({m_start, name});
        for (const MemoryMoment& moment : moments)
            addMoment(moment);
        m_start = m_data.times.last() + kStepGap;
        m_data.end = m_start;
    }

private:
    void addMoment(const MemoryMoment& moment)
    {
        const double time = m_start + moment.time;
        m_data.times.append(m_data.times.isEmpty() ? time : std::max(time, m_data.times.last()));
        for (std::size_t i = 0; i < moment.byClass.size(); ++i)
            m_data.values[static_cast<qsizetype>(i)].append(moment.byClass[i].value());
        if (moment.kind == MomentKind::OptimizerStep)
            m_data.markers.append({time, tr("optimizer")});
    }

    TimelineData& m_data;
    double m_start = 0;
};

}  // namespace

TimelineData stepTimeline(const MemoryTimeline& timeline, ShownSteps steps, const Estimate& estimate, int stage)
{
    TimelineData data;
    data.title = tr("Memory of one GPU of %1 through a step").arg(stageName(stage));
    data.limit = capacityLimit(estimate);
    data.whenEmpty = tr("This schedule has more blocks than can be drawn: choose a smaller batch or fewer stages.");
    data.timeText = [](double time) { return tr("%1 F").arg(QLocale().toString(time, 'f', 0)); };
    for (const auto& [memoryClass, name] : EnumNames<MemoryClass>::names) {
        data.series.append({memoryClassName(memoryClass), roleOf(memoryClass)});
        data.values.append(QList<double>());
    }
    TimelineWriter writer(data);
    if (steps != ShownSteps::Later)
        writer.add(timeline.firstStep, tr("first step"));
    if (steps != ShownSteps::First)
        writer.add(timeline.laterStep, tr("a later step"));
    return data;
}

}  // namespace shardscope
