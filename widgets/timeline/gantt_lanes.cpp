// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_lanes.h"

#include <cmath>

#include "widgets/timeline/live_strip.h"

namespace shardscope {

namespace {

constexpr double kSmallestStep = 64;

class LanePass {
public:
    LanePass(const GanttContent& content, const GanttLayout& layout, const Theme& theme, const std::function<void(const PaintedLane&)>& use)
        : m_content(content), m_layout(layout), m_theme(theme), m_use(use), m_scale(layout.columnScale(content))
    {
        for (const double time : ganttRuler(content, layout, theme).times)
            m_grid.push_back(static_cast<int>(std::floor(m_scale.x(time))));
    }

    void paintPanel(int panel, RowShare share)
    {
        const GanttData& data = *m_content.panels[static_cast<std::size_t>(panel)];
        const GanttPanelBox& box = m_layout.panels[static_cast<std::size_t>(panel)];
        const std::vector<GanttLook> looks = ganttLooks(data, m_theme);
        LaneShapes shapes(looks, m_layout.pixelsPerUnit, m_theme.color(ColorRole::Field).rgb());
        const std::size_t end = data.rows.size() * (share.part + 1) / share.parts;
        for (std::size_t row = data.rows.size() * share.part / share.parts; row < end; ++row) {
            const GanttRow& place = data.rows[row];
            for (int lane = place.firstLane; lane < place.firstLane + place.laneCount; ++lane) {
                if (!isSeen(box.lane(lane)))
                    continue;
                laneRuns(data, lane, m_scale, 0, m_layout.columns(), m_runs);
                const auto& painted = shapes.make(data, m_runs, pixels(box.laneHeight));
                paint(panel, lane, false, box.lane(lane), data.end, m_theme.color(ColorRole::Idle), painted);
            }
            if (box.stripHeight > 0 && place.laneCount == 1 && isSeen(box.strip(place)))
                paintStrip(panel, static_cast<int>(row));
        }
    }

private:
    int pixels(double units) const { return static_cast<int>(std::lround(units * m_layout.pixelsPerUnit)); }
    bool isSeen(const QRectF& box) const { return box.bottom() > m_layout.plot.top() && box.top() < m_layout.plot.bottom(); }
    int column(double time) const
    {
        return static_cast<int>(std::clamp(std::floor(m_scale.x(time) + 0.5), 0.0, static_cast<double>(m_layout.columns())));
    }

    void paint(int panel, int lane, bool isStrip, const QRectF& box, double end, const QColor& track, const std::vector<LaneShape>& shapes)
    {
        m_use({panel, lane, isStrip, box, column(0), column(end), track.rgb(), m_grid, shapes});
    }

    void paintStrip(int panel, int row)
    {
        const GanttData& data = *m_content.panels[static_cast<std::size_t>(panel)];
        const GanttPanelBox& box = m_layout.panels[static_cast<std::size_t>(panel)];
        const GanttRow& place = data.rows[static_cast<std::size_t>(row)];
        double peak = 0;
        for (const auto& each : m_content.panels)
            peak = std::max(peak, each->livePeak());
        liveLevels(data, row, m_scale, m_layout.columns(), m_levels);
        // A pixel stays free on top, so that a full strip does not touch the lane.
        const int height = pixels(box.stripHeight);
        const int room = std::max(1, height - std::max(1, pixels(1)));
        const QRgb fill = ganttLiveLook(m_theme).fill.rgb();
        m_strip.clear();
        double before = -1;
        int tall = 0;
        const int columns = m_layout.columns();
        for (int i = 0; i < columns; ++i) {
            const double level = m_levels[static_cast<std::size_t>(i)];
            if (level != before)
                tall = level > 0 ? std::max(1, static_cast<int>(std::lround(level / peak * room))) : 0;
            before = level;
            if (tall == 0)
                continue;
            if (!m_strip.empty() && m_strip.back().right == i && m_strip.back().top == height - tall)
                ++m_strip.back().right;
            else
                m_strip.push_back({i, i + 1, height - tall, height, fill});
        }
        for (const TimePiece& piece : m_scale.pieces(0, m_layout.columns())) {
            if (piece.fold)
                m_strip.push_back({piece.begin, piece.end, 0, height, m_theme.color(ColorRole::Field).rgb()});
        }
        paint(panel, place.firstLane, true, box.strip(place), data.end, m_theme.color(ColorRole::Field), m_strip);
    }

    const GanttContent& m_content;
    const GanttLayout& m_layout;
    const Theme& m_theme;
    const std::function<void(const PaintedLane&)>& m_use;
    TimeScale m_scale;
    std::vector<int> m_grid;
    LaneRuns m_runs;
    std::vector<double> m_levels;
    std::vector<LaneShape> m_strip;
};

}  // namespace

TimeRuler ganttRuler(const GanttContent& content, const GanttLayout& layout, const Theme& theme)
{
    const int most = std::max(1, static_cast<int>(layout.plot.width() / theme.px(kSmallestStep)));
    std::vector<TimeRange> seen;
    double from = content.range.begin;
    for (const TimeFold& fold : content.folds.all()) {
        if (fold.begin > from)
            seen.push_back({from, std::min(fold.begin, content.range.end)});
        from = std::max(from, fold.end);
    }
    if (from < content.range.end || seen.empty())
        seen.push_back({from, std::max(from, content.range.end)});
    return timeRuler(content.time(), seen, content.shown(content.range).length(), most);
}

void eachPaintedLane(const GanttContent& content, const GanttLayout& layout, const Theme& theme,
                     const std::function<void(const PaintedLane&)>& use, RowShare share)
{
    LanePass pass(content, layout, theme, use);
    for (std::size_t panel = 0; panel < content.panels.size(); ++panel)
        pass.paintPanel(static_cast<int>(panel), share);
}

}  // namespace shardscope
