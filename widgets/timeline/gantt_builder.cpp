// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_builder.h"

#include <algorithm>

namespace shardscope {

GanttBuilder::GanttBuilder(const QString& name, GanttTime time) : m_data(std::make_shared<GanttData>())
{
    m_data->name = name;
    m_data->time = time;
}

int GanttBuilder::addStyle(GanttStyle style)
{
    if (style.legend.isEmpty())
        style.legend = style.name;
    m_data->styles.push_back(std::move(style));
    return static_cast<int>(m_data->styles.size()) - 1;
}

int GanttBuilder::addRow(const QString& name, const QString& shortName)
{
    m_data->rows.push_back({name, shortName.isEmpty() ? name : shortName});
    return static_cast<int>(m_data->rows.size()) - 1;
}

void GanttBuilder::addSpan(int row, int style, double start, double end, const QString& label, const QString& description)
{
    std::int32_t text = -1;
    if (!label.isEmpty() || !description.isEmpty()) {
        text = static_cast<std::int32_t>(m_texts.size());
        m_texts.push_back({label, description});
    }
    m_entries.push_back({{start, end}, row, style, text});
}

std::shared_ptr<GanttData> GanttBuilder::build(double end)
{
    std::stable_sort(m_entries.begin(), m_entries.end(),
                     [](const Entry& a, const Entry& b) { return a.row != b.row ? a.row < b.row : a.span.start < b.span.start; });
    spreadOverLanes();
    // Lane by lane; within a lane the order stays.
    std::stable_sort(m_entries.begin(), m_entries.end(), [](const Entry& a, const Entry& b) { return a.lane < b.lane; });

    struct Owned {
        std::vector<BlockSpan> spans;
        std::vector<std::int32_t> textOf;
        std::vector<Text> texts;
    };
    auto owned = std::make_shared<Owned>();
    owned->texts = std::move(m_texts);
    for (const Entry& entry : m_entries) {
        const auto block = static_cast<std::uint32_t>(owned->spans.size());
        GanttLane& lane = m_data->lanes[static_cast<std::size_t>(entry.lane)];
        if (lane.begin == lane.end)
            lane.begin = block;
        lane.end = block + 1;
        owned->spans.push_back(entry.span);
        owned->textOf.push_back(entry.text);
        m_data->styleOf.push_back(static_cast<std::uint8_t>(entry.style));
        end = std::max(end, entry.span.end);
    }
    std::uint32_t last = 0;
    for (GanttLane& lane : m_data->lanes) {
        if (lane.begin == lane.end)
            lane.begin = lane.end = last;  // laneOf() asks for ascending ends
        last = lane.end;
    }
    m_data->spans = owned->spans;
    m_data->end = end;
    m_data->label = [owned](std::uint32_t block) {
        const std::int32_t text = owned->textOf[block];
        return text < 0 ? QString() : owned->texts[static_cast<std::size_t>(text)].label;
    };
    m_data->describe = [owned](std::uint32_t block) {
        const std::int32_t text = owned->textOf[block];
        return text < 0 ? QString() : owned->texts[static_cast<std::size_t>(text)].description;
    };
    m_data->owner = owned;
    m_data->measure();
    return std::move(m_data);
}

/// Each span goes to the first lane of its row that is free (interval partitioning: no fewer lanes would do).
void GanttBuilder::spreadOverLanes()
{
    std::size_t next = 0;
    for (std::size_t row = 0; row < m_data->rows.size(); ++row) {
        const int first = static_cast<int>(m_data->lanes.size());
        std::vector<double> freeFrom;
        for (; next < m_entries.size() && m_entries[next].row == static_cast<int>(row); ++next) {
            const double start = m_entries[next].span.start;
            auto lane = std::find_if(freeFrom.begin(), freeFrom.end(), [start](double from) { return from <= start; });
            if (lane == freeFrom.end())
                lane = freeFrom.insert(lane, 0);
            *lane = m_entries[next].span.end;
            m_entries[next].lane = first + static_cast<int>(lane - freeFrom.begin());
        }
        const int count = std::max(1, static_cast<int>(freeFrom.size()));
        m_data->rows[row].firstLane = first;
        m_data->rows[row].laneCount = count;
        m_data->lanes.insert(m_data->lanes.end(), static_cast<std::size_t>(count), {static_cast<int>(row), 0, 0});
    }
}

}  // namespace shardscope
