// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include <cmath>

#include "widgets/charts/value_axis.h"
#include "widgets/text/numbers.h"
#include "widgets/timeline/gantt_lanes.h"
#include "widgets/timeline/gantt_legend.h"
#include "widgets/timeline/gantt_scene.h"
#include "widgets/timeline/gantt_text.h"

namespace shardscope {

namespace {

constexpr double kNameGap = 8;
constexpr double kTick = 5;

class FrameWriter {
public:
    FrameWriter(Scene& scene, const GanttContent& content, const GanttLayout& layout, const Theme& theme)
        : m_scene(scene), m_content(content), m_layout(layout), m_theme(theme), m_line(theme.lineHeight(TextStyle::Caption))
    {
    }

    void ruler()
    {
        const TimeRuler ruler = ganttRuler(m_content, m_layout, m_theme);
        const TimeScale scale = m_layout.columnScale(m_content);
        const QRectF& box = m_layout.ruler;
        const QColor grid = m_theme.color(ColorRole::Grid);
        const QString unit = ruler.unitName.isEmpty() ? QCoreApplication::translate("GanttScene", "time") : ruler.unitName;
        const double unitEnd = m_theme.px(4) + m_theme.textWidth(TextStyle::Caption, unit);
        text(QRectF(m_theme.px(4), box.top(), unitEnd, m_line), Qt::AlignLeft | Qt::AlignVCenter, unit, ColorRole::Muted);
        for (const double time : ruler.times) {
            const double x = m_layout.x(static_cast<int>(std::floor(scale.x(time)))) + 0.5 / m_layout.pixelsPerUnit;
            m_scene.grid.append({QLineF(x, box.bottom() - m_theme.px(kTick), x, m_layout.plot.bottom()), grid, 1 / m_layout.pixelsPerUnit});
            // At the ends a number stays within the picture.
            const double width = m_theme.textWidth(TextStyle::Caption, ruler.text(time)) + 2;
            const double left = std::clamp(x - width / 2, 0.0, std::max(0.0, m_layout.size.width() - width));
            const QRectF place(left, box.top(), width, m_line);
            const bool isFree = left >= unitEnd + m_theme.px(4) && !place.intersects(playheadFlag(m_content, m_layout, m_theme));
            if (isFree)
                text(place, Qt::AlignCenter, ruler.text(time), ColorRole::Muted);
        }
    }

    void panel(std::size_t index)
    {
        const GanttData& data = *m_content.panels[index];
        const GanttPanelBox& box = m_layout.panels[index];
        if (box.caption.height() > 0 && isSeen(box.caption))
            caption(index);
        if (data.rows.empty())
            return;
        // Where rows are lower than a line, only every so many are named.
        const double pitch = box.row(data.rows.front()).height();
        const double needed = m_line * 0.92;
        std::size_t step = 1;
        while (static_cast<double>(step) * pitch < needed)
            step *= 2;
        for (std::size_t row = 0; row < data.rows.size(); row += step)
            name(data, box, row, pitch);
    }

private:
    bool isSeen(const QRectF& box) const { return box.top() >= m_layout.plot.top() - 1 && box.bottom() <= m_layout.plot.bottom() + 1; }

    void text(const QRectF& box, Qt::Alignment side, const QString& words, ColorRole color, TextStyle style = TextStyle::Caption)
    {
        m_scene.texts.append({box, side, words, m_theme.color(color), style});
    }

    void caption(std::size_t index)
    {
        const GanttData& data = *m_content.panels[index];
        QRectF box = m_layout.panels[index].caption;
        const QString name = data.name;
        text(box, Qt::AlignLeft | Qt::AlignVCenter, name, ColorRole::Text, TextStyle::Strong);
        box.setLeft(box.left() + m_theme.textWidth(TextStyle::Strong, name) + m_theme.px(10));
        const QString length = makespanText(data);
        text(box, Qt::AlignLeft | Qt::AlignVCenter, length, ColorRole::Muted, TextStyle::Body);
        if (index == 0)
            return;
        box.setLeft(box.left() + m_theme.textWidth(TextStyle::Body, length) + m_theme.px(14));
        const double more = m_content.difference();
        const ColorRole color = more == 0 ? ColorRole::Muted : more < 0 ? ColorRole::Good : ColorRole::Warning;
        text(box, Qt::AlignLeft | Qt::AlignVCenter, differenceText(m_content), color, TextStyle::Strong);
    }

    void name(const GanttData& data, const GanttPanelBox& box, std::size_t index, double pitch)
    {
        const GanttRow& row = data.rows[index];
        const double top = box.laneTops[static_cast<std::size_t>(row.firstLane)];
        const double height = std::min(pitch, box.row(row).height());
        const double width = m_layout.nameWidth - m_theme.px(kNameGap) / 2;
        const bool isLit = static_cast<int>(index) == m_content.highlightedRow;
        const QString words = m_theme.textWidth(TextStyle::Caption, row.name) <= width ? row.name : row.shortName;
        QRectF place(0, top + (box.laneHeight - m_line) / 2, width, m_line);
        const QString peak = box.stripHeight > 0 ? peakText(data, row.livePeak) : QString();
        const bool hasPeak = !peak.isEmpty() && height >= 1.8 * m_line;
        if (hasPeak)
            place.moveTop(std::min(place.top(), top + height / 2 - m_line));
        if (place.center().y() < m_layout.plot.top() || place.center().y() > m_layout.plot.bottom())
            return;
        text(place, Qt::AlignRight | Qt::AlignVCenter, words, isLit ? ColorRole::Accent : ColorRole::Text);
        if (hasPeak)
            text(place.translated(0, m_line), Qt::AlignRight | Qt::AlignVCenter, peak, ColorRole::Muted);
    }

    Scene& m_scene;
    const GanttContent& m_content;
    const GanttLayout& m_layout;
    const Theme& m_theme;
    double m_line;
};

}  // namespace

void addGanttFrame(Scene& scene, const GanttContent& content, const GanttLayout& layout, const Theme& theme)
{
    if (content.isEmpty()) {
        drawMessage(scene, content.whenEmpty, theme);
        return;
    }
    FrameWriter writer(scene, content, layout, theme);
    writer.ruler();
    for (std::size_t panel = 0; panel < content.panels.size(); ++panel)
        writer.panel(panel);
    drawGanttLegend(scene, content, layout.legend, theme);
}

}  // namespace shardscope
