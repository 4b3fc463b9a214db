// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cmath>

#include "widgets/text/numbers.h"
#include "widgets/timeline/gantt_breaks.h"

namespace shardscope {

namespace {

struct GanttText {
    Q_DECLARE_TR_FUNCTIONS(GanttText)
};

const GanttData& panelOf(const GanttContent& content, int panel) { return *content.panels[static_cast<std::size_t>(panel)]; }

/// With two panels it must be said which.
QString rowName(const GanttContent& content, int panel, int row)
{
    const GanttData& data = panelOf(content, panel);
    const QString& name = data.rows[static_cast<std::size_t>(row)].name;
    return content.panels.size() > 1 ? GanttText::tr("%1, %2", "schedule, rank").arg(data.name, name) : name;
}

QString spanText(GanttTime time, double begin, double end)
{
    const auto [from, to] = ganttMomentTexts(time, begin, end);
    return GanttText::tr("%1 to %2 (%3)", "begin, end, length").arg(from, to, ganttTimeText(time, end - begin));
}

}  // namespace

QString lengthText(GanttTime time, double length)
{
    const QString figure = ganttTimeText(time, length);
    return time == GanttTime::InSeconds ? figure : GanttText::tr("%1 time units").arg(figure);
}

QString momentText(const GanttContent& content, double moment)
{
    const double step = std::pow(10, std::floor(std::log10(content.extent().end)) - 3);
    return ganttTimeText(content.time(), std::round(moment / step) * step);
}

QString makespanText(const GanttData& data) { return lengthText(data.time, data.end); }

QString differenceText(const GanttContent& content)
{
    const double more = content.difference();
    if (content.panels.size() < 2 || content.panels[0]->end <= 0)
        return {};
    if (std::abs(more) <= content.extent().end * 1e-9)
        return GanttText::tr("equally long");
    const double share = more / content.panels[0]->end;
    const QString amount = lengthText(content.time(), std::abs(more));
    const QString percent = signedText(share, percentText(std::abs(share)));
    return more < 0 ? GanttText::tr("%1 shorter (%2)").arg(amount, percent) : GanttText::tr("%1 longer (%2)").arg(amount, percent);
}

QString blockText(const GanttContent& content, const GanttPlace& place)
{
    const GanttData& data = panelOf(content, place.panel);
    const BlockSpan& span = data.spans[place.block];
    return GanttText::tr("%1: %2, %3", "row, what runs, when")
        .arg(rowName(content, place.panel, data.rowOf(place.block)), data.descriptionOf(place.block),
             spanText(data.time, span.start, span.end));
}

QString gapText(const GanttContent& content, const GanttGap& gap)
{
    const GanttData& data = panelOf(content, gap.panel);
    const QString what =
        GanttText::tr("%1: idle, %2", "row, when").arg(rowName(content, gap.panel, gap.row), spanText(data.time, gap.begin, gap.end));
    if (gap.after == Simulation::kNone)
        return GanttText::tr("%1; no work is left").arg(what);
    const std::uint32_t cause = data.whatSetTheStart ? data.whatSetTheStart(gap.after) : Simulation::kNone;
    if (cause == Simulation::kNone)
        return GanttText::tr("%1; then %2").arg(what, data.descriptionOf(gap.after));
    const QString producer = GanttText::tr("%1 on %2", "a block, a rank")
                                 .arg(data.descriptionOf(cause), data.rows[static_cast<std::size_t>(data.rowOf(cause))].name);
    return GanttText::tr("%1; %2 waits for %3", "idle time, a block, another").arg(what, data.descriptionOf(gap.after), producer);
}

QString rowText(const GanttContent& content, int panel, int row)
{
    const GanttData& data = panelOf(content, panel);
    const GanttRow& lanes = data.rows[static_cast<std::size_t>(row)];
    const std::uint32_t first = data.lanes[static_cast<std::size_t>(lanes.firstLane)].begin;
    const std::uint32_t last = data.lanes[static_cast<std::size_t>(lanes.firstLane + lanes.laneCount - 1)].end;
    QString text = GanttText::tr("%1: %n block(s)", nullptr, static_cast<int>(last - first)).arg(rowName(content, panel, row));
    if (data.end > 0)
        text = GanttText::tr("%1, %2 busy").arg(text, percentText(data.busyTime(row) / data.end));
    if (lanes.livePeak > 0 && data.liveText)
        text = GanttText::tr("%1, at most %2 %3", "…, a number, activations in flight")
                   .arg(text, data.liveText(lanes.livePeak), data.liveName);
    return text;
}

QString peakText(const GanttData& data, double livePeak)
{
    if (livePeak <= 0 || !data.liveText)
        return {};
    //: below the name of a rank: the most activations that it holds
    return QCoreApplication::translate("GanttScene", "peak %1").arg(data.liveText(livePeak));
}

QString contentText(const GanttContent& content)
{
    if (content.isEmpty())
        return content.whenEmpty;
    QStringList sentences;
    for (const auto& panel : content.panels) {
        const QString rows = GanttText::tr("%n row(s)", nullptr, static_cast<int>(panel->rows.size()));
        const QString blocks = GanttText::tr("%n block(s)", nullptr, static_cast<int>(panel->blockCount()));
        sentences << GanttText::tr("%1: %2, %3, %4 long.", "name, rows, blocks, time").arg(panel->name, rows, blocks, makespanText(*panel));
    }
    for (const TimeFold& fold : content.folds.all())
        sentences << GanttText::tr("Folded: %1.").arg(foldText(content.time(), fold));
    if (content.panels.size() > 1)
        sentences << GanttText::tr("The second schedule is %1.", "…3 units shorter").arg(differenceText(content));
    return sentences.join(u' ');
}

}  // namespace shardscope
