// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "widgets/text/numbers.h"
#include "widgets/timeline/gantt_breaks.h"
#include "widgets/timeline/gantt_scene.h"
#include "widgets/timeline/gantt_text.h"

namespace shardscope {

namespace {

constexpr double kVeil = 0.72;
constexpr double kArrowHead = 7;
constexpr double kArrowHeadWidth = 4;
constexpr double kFlagRoom = 18;

class OverlayWriter {
public:
    OverlayWriter(Scene& scene, const GanttContent& content, const GanttLayout& layout, const Theme& theme)
        : m_scene(scene), m_content(content), m_layout(layout), m_theme(theme), m_scale(layout.scale(content))
    {
    }

    void highlightedRow()
    {
        for (std::size_t panel = 0; panel < m_content.panels.size(); ++panel) {
            const GanttData& data = *m_content.panels[panel];
            if (m_content.highlightedRow < 0 || m_content.highlightedRow >= static_cast<int>(data.rows.size()))
                continue;
            QRectF box = m_layout.panels[panel].row(data.rows[static_cast<std::size_t>(m_content.highlightedRow)]);
            box.setLeft(0);
            const QRectF seen = box.intersected(QRectF(0, m_layout.plot.top(), m_layout.size.width(), m_layout.plot.height()));
            frame(seen.adjusted(0, -1, 0, 1), m_theme.color(ColorRole::Accent), 2);
            if (!seen.isEmpty())
                m_scene.rects.append({QRectF(0, seen.top(), m_theme.px(3), seen.height()), m_theme.color(ColorRole::Accent)});
        }
    }

    /// Where each schedule ends, and how much further the longer goes.
    void makespans()
    {
        if (m_content.panels.size() < 2)
            return;
        const QColor color = m_theme.color(ColorRole::Text);
        for (const auto& panel : m_content.panels)
            vertical(panel->end, m_layout.plot.top(), m_layout.plot.bottom(), color, 1.5, true);
        const double more = m_content.difference();
        const std::size_t shorter = more > 0 ? 0 : 1;
        const double from = x(m_content.panels[shorter]->end);
        const double to = x(m_content.panels[1 - shorter]->end);
        const QRectF rows = m_layout.panels[shorter].rows.intersected(m_layout.plot);
        if (to - from < m_theme.px(12) || rows.isEmpty())
            return;
        const double y = std::round(rows.center().y()) + 0.5;
        arrow({from, y}, {to, y}, color, 1.5);
        arrow({to, y}, {from, y}, color, 1.5);
        const QString words = signedText(more, ganttTimeText(m_content.time(), std::abs(more)));
        const double line = m_theme.lineHeight(TextStyle::Strong);
        if (m_theme.textWidth(TextStyle::Strong, words) + m_theme.px(6) <= to - from)
            m_scene.texts.append(
                {QRectF(from, y - line - m_theme.px(2), to - from, line), Qt::AlignCenter, words, color, TextStyle::Strong});
    }

    void criticalPath()
    {
        const QColor color = m_theme.color(ColorRole::Text);
        for (std::size_t panel = 0; panel < m_content.panels.size(); ++panel) {
            const GanttData& data = *m_content.panels[panel];
            if (!data.criticalPath)
                continue;
            const std::vector<std::uint32_t>& path = data.criticalPath();
            // Blocks of a path ascend in time.
            const auto first = std::partition_point(path.begin(), path.end(),
                                                    [&](std::uint32_t block) { return data.spans[block].end < m_content.range.begin; });
            Trail trail;
            if (first != path.begin())
                follow(trail, endOf(panel, *(first - 1)), color);
            for (auto block = first; block != path.end() && data.spans[*block].start <= m_content.range.end; ++block) {
                const QPointF to = endOf(panel, *block);
                follow(trail, startOf(panel, *block), color);
                if (to.x() - trail.last.x() > m_theme.px(3)) {
                    frame(boxOf(panel, *block), color, 2.5);
                    finish(trail, color);
                }
                follow(trail, to, color);
            }
            finish(trail, color);
        }
    }

    void selection()
    {
        const QColor strong = m_theme.color(ColorRole::Text);
        if (!m_content.selected.isNone()) {
            const auto panel = static_cast<std::size_t>(m_content.selected.panel);
            const GanttData& data = *m_content.panels[panel];
            const std::uint32_t block = m_content.selected.block;
            frame(boxOf(panel, block), strong, 2.5);
            for (const GanttLink& link : data.links ? data.links(block) : std::vector<GanttLink>{}) {
                frame(boxOf(panel, link.from == block ? link.to : link.from), strong, 1.5);
                linkArrow(panel, link);
            }
        } else if (!m_content.gap.isNone()) {
            gap();
        }
    }

    void playhead()
    {
        if (!m_content.playhead)
            return;
        const QRectF& plot = m_layout.plot;
        const double at = std::clamp(x(*m_content.playhead), plot.left(), plot.right());
        QColor veil = m_theme.color(ColorRole::Card);
        veil.setAlphaF(static_cast<float>(kVeil));
        if (at < plot.right())
            m_scene.rects.append({QRectF(at, plot.top(), plot.right() - at, plot.height()), veil});
        const QRectF flag = playheadFlag(m_content, m_layout, m_theme);
        if (flag.isEmpty())
            return;
        const QColor accent = m_theme.color(ColorRole::Accent);
        // Numbers of the ruler that it touches are hidden whole.
        m_scene.rects.append({flag.adjusted(-m_theme.px(kFlagRoom), 0, m_theme.px(kFlagRoom), 0), m_theme.color(ColorRole::Card)});
        m_scene.lines.append({QLineF(at, flag.bottom(), at, plot.bottom()), accent, m_theme.px(2)});
        m_scene.rects.append({flag, accent, Qt::transparent, Hatch::None, -1, m_theme.px(3)});
        m_scene.texts.append(
            {flag, Qt::AlignCenter, momentText(m_content, *m_content.playhead), m_theme.color(ColorRole::OnAccent), TextStyle::Caption});
    }

private:
    /// A line that is drawn while it is followed. Within one column of pixels only its lowest and highest point count, so that
    /// the path of a million blocks has no more lines than the picture has room for.
    struct Trail {
        bool hasPoint = false;
        QPointF last;
        double column = 0;
        double top = 0;
        double bottom = 0;
    };

    void follow(Trail& trail, const QPointF& point, const QColor& color)
    {
        if (trail.hasPoint && std::floor(point.x()) == trail.column) {
            trail.top = std::min(trail.top, point.y());
            trail.bottom = std::max(trail.bottom, point.y());
            trail.last = point;
            return;
        }
        const Trail before = trail;
        finish(trail, color);
        if (before.hasPoint)
            segment(before.last, point, color, 2);
        trail = {true, point, std::floor(point.x()), point.y(), point.y()};
    }

    void finish(Trail& trail, const QColor& color)
    {
        if (trail.hasPoint && trail.bottom > trail.top)
            segment({trail.column + 0.5, trail.top}, {trail.column + 0.5, trail.bottom}, color, 2);
        trail.hasPoint = false;
    }

    double x(double time) const { return m_scale.x(time); }
    double limited(double value) const { return std::clamp(value, m_layout.plot.left() - 2, m_layout.plot.right() + 2); }

    QRectF boxOf(std::size_t panel, std::uint32_t block) const
    {
        const GanttData& data = *m_content.panels[panel];
        const QRectF lane = m_layout.panels[panel].lane(data.laneOf(block));
        const double left = limited(x(data.spans[block].start));
        const double right = std::max(left + 1 / m_layout.pixelsPerUnit, limited(x(data.spans[block].end)));
        return {left, lane.top(), right - left, lane.height()};
    }
    QPointF startOf(std::size_t panel, std::uint32_t block) const
    {
        const QRectF box = boxOf(panel, block);
        return {box.left(), box.center().y()};
    }
    QPointF endOf(std::size_t panel, std::uint32_t block) const
    {
        const QRectF box = boxOf(panel, block);
        return {box.right(), box.center().y()};
    }
    bool isAside(const QRectF& box) const { return box.right() <= m_layout.plot.left() || box.left() >= m_layout.plot.right(); }

    /// Lines are cut to the plot here: SVG knows no clipping.
    void segment(const QPointF& from, const QPointF& to, const QColor& color, double width)
    {
        QLineF line(from, to);
        const QRectF& plot = m_layout.plot;
        if (!cut(line, plot.left(), plot.right(), true) || !cut(line, plot.top(), plot.bottom(), false))
            return;
        m_scene.lines.append({line, color, m_theme.px(width)});
    }
    static bool cut(QLineF& line, double low, double high, bool alongX)
    {
        const auto of = [alongX](const QPointF& point) { return alongX ? point.x() : point.y(); };
        if (std::max(of(line.p1()), of(line.p2())) < low || std::min(of(line.p1()), of(line.p2())) > high)
            return false;
        const QLineF whole = line;
        const double span = of(whole.p2()) - of(whole.p1());
        const auto moved = [&](const QPointF& point) {
            const double place = std::clamp(of(point), low, high);
            return place == of(point) ? point : whole.pointAt((place - of(whole.p1())) / span);
        };
        line = QLineF(moved(whole.p1()), moved(whole.p2()));
        return true;
    }

    void vertical(double time, double top, double bottom, const QColor& color, double width, bool dashed)
    {
        const double place = x(time);
        if (place >= m_layout.plot.left() && place <= m_layout.plot.right() + 1)
            m_scene.lines.append({QLineF(place, top, place, bottom), color, m_theme.px(width), dashed});
    }

    void frame(const QRectF& box, const QColor& color, double width)
    {
        if (isAside(box))
            return;
        segment(box.topLeft(), box.topRight(), color, width);
        segment(box.topRight(), box.bottomRight(), color, width);
        segment(box.bottomRight(), box.bottomLeft(), color, width);
        segment(box.bottomLeft(), box.topLeft(), color, width);
    }

    void arrow(const QPointF& from, const QPointF& to, const QColor& color, double width)
    {
        segment(from, to, color, width);
        const QLineF line(from, to);
        if (line.length() < 1 || !m_layout.plot.adjusted(-1, -1, 1, 1).contains(to))
            return;
        const QLineF back = QLineF(to, from).unitVector();
        const QPointF along(back.dx(), back.dy());
        const QPointF across(-back.dy(), back.dx());
        const QPointF root = to + along * m_theme.px(kArrowHead);
        segment(to, root + across * m_theme.px(kArrowHeadWidth), color, width);
        segment(to, root - across * m_theme.px(kArrowHeadWidth), color, width);
    }

    /// Over a link: from the end of one block to the start of another. Within a rank: a line below both, as it takes no time.
    void linkArrow(std::size_t panel, const GanttLink& link)
    {
        if (link.hops) {
            arrow(endOf(panel, link.from), startOf(panel, link.to), m_theme.color(ColorRole::Accent), 2.2);
            return;
        }
        const QRectF first = boxOf(panel, link.from);
        const QRectF last = boxOf(panel, link.to);
        const double inset = m_theme.px(5);
        const QPointF from(std::max(first.center().x(), first.right() - inset), first.bottom());
        const QPointF to(std::min(last.center().x(), last.left() + inset), last.bottom());
        const double below = first.bottom() + m_theme.px(9);
        const QColor color = m_theme.color(ColorRole::Text);
        segment(from, {from.x(), below}, color, 1.6);
        segment({from.x(), below}, {to.x(), below}, color, 1.6);
        arrow({to.x(), below}, to, color, 1.6);
    }

    void gap()
    {
        const GanttGap& gap = m_content.gap;
        const auto panel = static_cast<std::size_t>(gap.panel);
        const GanttData& data = *m_content.panels[panel];
        const std::uint32_t beside = gap.after != Simulation::kNone ? gap.after : gap.before;
        const QRectF lane = m_layout.panels[panel].lane(data.laneOf(beside));
        const double left = limited(x(gap.begin));
        frame({left, lane.top(), limited(x(gap.end)) - left, lane.height()}, m_theme.color(ColorRole::Text), 2.5);
        const std::uint32_t cause =
            gap.after != Simulation::kNone && data.whatSetTheStart ? data.whatSetTheStart(gap.after) : Simulation::kNone;
        if (cause == Simulation::kNone)
            return;
        frame(boxOf(panel, cause), m_theme.color(ColorRole::Accent), 2);
        frame(boxOf(panel, gap.after), m_theme.color(ColorRole::Accent), 2);
        arrow(endOf(panel, cause), startOf(panel, gap.after), m_theme.color(ColorRole::Accent), 2.2);
    }

    Scene& m_scene;
    const GanttContent& m_content;
    const GanttLayout& m_layout;
    const Theme& m_theme;
    TimeScale m_scale;
};

}  // namespace

QRectF playheadFlag(const GanttContent& content, const GanttLayout& layout, const Theme& theme)
{
    if (!content.playhead || *content.playhead < content.range.begin || *content.playhead > content.range.end)
        return {};
    const double at = layout.scale(content).x(*content.playhead);
    const double width = std::ceil(theme.textWidth(TextStyle::Caption, momentText(content, *content.playhead)) + theme.px(10));
    const double left = std::clamp(at - width / 2, 0.0, std::max(0.0, layout.size.width() - width));
    return {std::round(left), layout.ruler.top(), width, theme.lineHeight(TextStyle::Caption)};
}

void addGanttOverlay(Scene& scene, const GanttContent& content, const GanttLayout& layout, const Theme& theme)
{
    if (content.isEmpty())
        return;
    OverlayWriter writer(scene, content, layout, theme);
    writer.highlightedRow();
    writer.makespans();
    if (content.criticalPath)
        writer.criticalPath();
    writer.selection();
    addBreakMarks(scene, content, layout, theme);
    writer.playhead();
}

}  // namespace shardscope
