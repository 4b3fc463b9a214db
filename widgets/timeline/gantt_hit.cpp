// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_hit.h"

#include <cmath>
#include <limits>

#include "widgets/timeline/lane_shapes.h"

namespace shardscope {

namespace {

/// How much of [from, to] lies within [begin, end].
double overlap(double from, double to, double begin, double end) { return std::min(to, end) - std::max(from, begin); }

/// Reads one column of one lane.
class ColumnReader {
public:
    ColumnReader(const GanttContent& content, const GanttLayout& layout, int panel, int lane, int column)
        : m_data(*content.panels[static_cast<std::size_t>(panel)]),
          m_layout(layout),
          m_scale(layout.columnScale(content)),
          m_panel(panel),
          m_lane(lane),
          m_column(column)
    {
    }

    void read(double y, GanttHit& hit) const
    {
        LaneRuns runs;
        laneRuns(m_data, m_lane, m_scale, m_column, m_column + 1, runs);
        if (runs.runs.empty() || runs.runs.front().kind == LaneRun::Kind::Break)
            return;
        const LaneRun& run = runs.runs.front();
        if (run.kind == LaneRun::Kind::Gap) {
            takeGap(run.first, hit);
        } else if (run.kind == LaneRun::Kind::Block) {
            take(run.first, 1, hit);
        } else {
            const int style = styleAt(runs, run, y);
            if (style >= 0)
                take(widestOf(run, style), run.count, hit);
            else
                takeGap(gapWithin(run), hit);
        }
    }

private:
    double timeOf(int column) const { return m_scale.time(column); }
    QRectF lane() const { return m_layout.panels[static_cast<std::size_t>(m_panel)].lane(m_lane); }

    /// The style whose share of a mixed column is drawn at a height; −1: idle.
    int styleAt(const LaneRuns& runs, const LaneRun& run, double y) const
    {
        const std::span<const RunPart> parts(runs.parts.data() + run.partsBegin, run.partsEnd - run.partsBegin);
        const double perUnit = m_layout.pixelsPerUnit;
        std::vector<int> tops;
        mixedTops(parts, static_cast<int>(std::lround(lane().height() * perUnit)), tops);
        const int row = static_cast<int>(std::floor((y - lane().top()) * perUnit));
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (row >= tops[i])
                return parts[i].style;
        }
        return -1;
    }

    /// Returns, of a cell's blocks, the one that has most of this column, or is next to it: the drawn cell represents all of them.
    std::uint32_t widestOf(const LaneRun& run, int style) const
    {
        std::uint32_t widest = run.first;
        double most = -std::numeric_limits<double>::infinity();
        for (std::uint32_t block = run.first; block < run.first + run.count; ++block) {
            const BlockSpan& span = m_data.spans[block];
            const double share = overlap(span.start, span.end, timeOf(m_column), timeOf(m_column + 1));
            if (m_data.styleOf[block] == style && share > most) {
                most = share;
                widest = block;
            }
        }
        return widest;
    }

    /// The block after the longest idle time within a mixed column.
    std::uint32_t gapWithin(const LaneRun& run) const
    {
        std::uint32_t after = run.first;
        double most = -std::numeric_limits<double>::infinity();
        for (std::uint32_t block = run.first; block <= run.first + run.count; ++block) {
            if (block > m_data.lanes[static_cast<std::size_t>(m_lane)].end)
                break;
            const GanttGap gap = m_data.gapBefore(m_lane, block);
            if (gap.isNone())
                continue;
            const double share = overlap(gap.begin, gap.end, timeOf(m_column), timeOf(m_column + 1));
            if (share > most) {
                most = share;
                after = block;
            }
        }
        return after;
    }

    QRectF boundsOf(double begin, double end) const
    {
        const QRectF whole = lane();
        const double perUnit = m_layout.pixelsPerUnit;
        const auto x = [&](double time) {
            const double column = std::clamp(std::floor(m_scale.x(time) + 0.5), 0.0, static_cast<double>(m_layout.columns()));
            return m_layout.plot.left() + column / perUnit;
        };
        const double left = std::min(x(begin), m_layout.x(m_column));
        const double right = std::max(x(end), m_layout.x(m_column + 1));
        return {left, whole.top(), right - left, whole.height()};
    }

    void take(std::uint32_t block, std::uint32_t count, GanttHit& hit) const
    {
        hit.block = {m_panel, block};
        hit.count = count;
        hit.bounds = boundsOf(m_data.spans[block].start, m_data.spans[block].end);
    }

    void takeGap(std::uint32_t after, GanttHit& hit) const
    {
        GanttGap gap = m_data.gapBefore(m_lane, after);
        // Outside of the schedule nothing is idle.
        if (gap.isNone() || timeOf(m_column) + 0.5 / m_scale.perTime() > m_data.end || timeOf(m_column + 1) <= 0)
            return;
        gap.panel = m_panel;
        hit.gap = gap;
        hit.bounds = boundsOf(gap.begin, gap.end);
    }

    const GanttData& m_data;
    const GanttLayout& m_layout;
    TimeScale m_scale;
    int m_panel;
    int m_lane;
    int m_column;
};

}  // namespace

GanttHit ganttHit(const GanttContent& content, const GanttLayout& layout, const QPointF& point)
{
    GanttHit hit;
    if (point.y() < layout.plot.top() || point.y() >= layout.plot.bottom())
        return hit;
    hit.panel = layout.panelAt(point.y());
    if (hit.panel < 0)
        return hit;
    const int lane = layout.laneAt(hit.panel, point.y());
    if (lane < 0)
        return hit;
    hit.row = content.panels[static_cast<std::size_t>(hit.panel)]->lanes[static_cast<std::size_t>(lane)].row;
    const int column = layout.column(point.x());
    const bool within = column >= 0 && column < layout.columns();
    if (within && point.y() < layout.panels[static_cast<std::size_t>(hit.panel)].lane(lane).bottom())
        ColumnReader(content, layout, hit.panel, lane, column).read(point.y(), hit);
    return hit;
}

}  // namespace shardscope
