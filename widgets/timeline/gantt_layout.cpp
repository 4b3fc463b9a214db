// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_layout.h"

#include <cmath>

#include "widgets/timeline/gantt_legend.h"
#include "widgets/timeline/gantt_text.h"

namespace shardscope {

namespace {

constexpr double kLayoutMargin = 8;
constexpr double kRightMargin = 14;
constexpr double kAxisTick = 5;
constexpr double kPanelGap = 10;
/// Higher ones would say no more.
constexpr double kHighestLane = 400;
constexpr double kLowestLane = 3;
/// Height of a row's strip as a share of a lane's.
constexpr double kStripShare = 0.6;

class LayoutMaker {
public:
    LayoutMaker(const GanttContent& content, const QSizeF& size, const Theme& theme, double pixelsPerUnit)
        : m_content(content), m_theme(theme)
    {
        m_layout.size = size;
        m_layout.pixelsPerUnit = pixelsPerUnit;
    }

    GanttLayout made()
    {
        placeFrame();
        const double pitch = lanePitch();
        double y = 0;
        for (const auto& panel : m_content.panels)
            placePanel(*panel, pitch, y);
        m_layout.rowsHeight = y;
        closeUp();
        scroll();
        return std::move(m_layout);
    }

private:
    double snapped(double value) const { return std::round(value * m_layout.pixelsPerUnit) / m_layout.pixelsPerUnit; }
    double floored(double value) const { return std::floor(value * m_layout.pixelsPerUnit) / m_layout.pixelsPerUnit; }
    double px(double value) const { return snapped(m_theme.px(value)); }

    bool hasStrips(const GanttData& panel) const { return m_content.memoryStrip && panel.livePeak() > 0; }
    double captionHeight() const { return m_content.panels.size() > 1 ? snapped(m_theme.lineHeight(TextStyle::Strong) * 1.3) : 0; }

    void placeFrame()
    {
        const QSizeF& size = m_layout.size;
        const double rulerHeight = snapped(m_theme.lineHeight(TextStyle::Caption) + m_theme.px(kAxisTick + 2));
        m_layout.nameWidth = nameWidth();
        const double left = snapped(m_layout.nameWidth + m_theme.px(kLayoutMargin));
        const double right = std::max(left + 1, snapped(size.width() - m_theme.px(kRightMargin)));
        const double legend =
            m_content.legend ? snapped(ganttLegendHeight(m_content, size.width(), m_theme) + m_theme.px(kLayoutMargin)) : 0;
        m_layout.ruler = QRectF(left, 0, right - left, rulerHeight);
        const double bottom = std::max(rulerHeight + 1, size.height() - legend);
        m_layout.plot = QRectF(left, rulerHeight, right - left, snapped(bottom - rulerHeight));
        m_layout.legend = QRectF(left, bottom, right - left, legend);
    }

    double nameWidth() const
    {
        double full = 0;
        double brief = 0;
        for (const auto& panel : m_content.panels) {
            // Names of one kind differ in their numbers: the last is the longest, but for a few that have names of their own.
            const std::size_t step = std::max<std::size_t>(1, panel->rows.size() / 16);
            for (std::size_t row = 0; row < panel->rows.size(); row += step)
                widen(full, brief, panel->rows[row]);
            if (!panel->rows.empty())
                widen(full, brief, panel->rows.back());
            const double peak = hasStrips(*panel) ? m_theme.textWidth(TextStyle::Caption, peakText(*panel, panel->livePeak())) : 0;
            full = std::max(full, peak);
            brief = std::max(brief, peak);
        }
        const double most = m_layout.size.width() / 5;
        return std::ceil((full <= most ? full : std::min(brief, most)) + m_theme.px(kLayoutMargin));
    }

    void widen(double& full, double& brief, const GanttRow& row) const
    {
        full = std::max(full, m_theme.textWidth(TextStyle::Caption, row.name));
        brief = std::max(brief, m_theme.textWidth(TextStyle::Caption, row.shortName));
    }

    /// The whole device pixels that a lane has, so that all rows are equally high.
    double lanePitch() const
    {
        double lanes = 0;
        for (const auto& panel : m_content.panels)
            lanes +=
                static_cast<double>(panel->lanes.size()) + (hasStrips(*panel) ? kStripShare * static_cast<double>(panel->rows.size()) : 0);
        const auto panels = static_cast<double>(m_content.panels.size());
        const double room = m_layout.plot.height() - panels * captionHeight() - std::max(0.0, panels - 1) * px(kPanelGap);
        const double pitch = lanes > 0 ? room / lanes : 0;
        return std::max(px(kLowestLane), std::min(floored(pitch), px(kHighestLane)));
    }

    double gapOf(double pitch) const
    {
        if (pitch >= px(18))
            return px(4);
        if (pitch >= px(9))
            return px(2);
        return pitch >= px(4) ? 1 / m_layout.pixelsPerUnit : 0;
    }

    void placePanel(const GanttData& panel, double pitch, double& y)
    {
        GanttPanelBox box;
        if (!m_layout.panels.empty())
            y += px(kPanelGap);
        box.caption = QRectF(m_layout.plot.left(), y, m_layout.plot.width(), captionHeight());
        y += captionHeight();
        const double top = y;
        box.laneHeight = pitch - gapOf(pitch);
        box.stripHeight = hasStrips(panel) ? std::max(1 / m_layout.pixelsPerUnit, floored(pitch * kStripShare)) : 0;
        box.laneTops.reserve(panel.lanes.size());
        for (const GanttRow& row : panel.rows) {
            for (int lane = 0; lane < row.laneCount; ++lane) {
                box.laneTops.push_back(y);
                y += pitch;
            }
            y += box.stripHeight;
        }
        box.rows = QRectF(m_layout.plot.left(), top, m_layout.plot.width(), y - top);
        m_layout.panels.push_back(std::move(box));
    }

    /// Where the rows leave room, the legend follows them.
    void closeUp()
    {
        const double spare = m_layout.plot.height() - m_layout.rowsHeight;
        if (spare <= 0 || m_layout.rowsHeight <= 0)
            return;
        m_layout.plot.setHeight(m_layout.rowsHeight);
        m_layout.legend.translate(0, -spare);
    }

    void scroll()
    {
        const double most = std::max(0.0, m_layout.rowsHeight - m_layout.plot.height());
        const double by = m_layout.plot.top() - snapped(std::clamp(m_content.scroll, 0.0, most));
        for (GanttPanelBox& box : m_layout.panels) {
            box.caption.translate(0, by);
            box.rows.translate(0, by);
            for (double& top : box.laneTops)
                top += by;
        }
    }

    const GanttContent& m_content;
    const Theme& m_theme;
    GanttLayout m_layout;
};

}  // namespace

QRectF GanttPanelBox::lane(int lane) const { return {rows.left(), laneTops[static_cast<std::size_t>(lane)], rows.width(), laneHeight}; }

QRectF GanttPanelBox::strip(const GanttRow& row) const
{
    const QRectF last = lane(row.firstLane + row.laneCount - 1);
    return {last.left(), last.bottom(), last.width(), stripHeight};
}

QRectF GanttPanelBox::row(const GanttRow& row) const
{
    const QRectF last = lane(row.firstLane + row.laneCount - 1);
    const double top = laneTops[static_cast<std::size_t>(row.firstLane)];
    return {last.left(), top, last.width(), last.bottom() + stripHeight - top};
}

int GanttLayout::columns() const { return static_cast<int>(std::lround(plot.width() * pixelsPerUnit)); }

TimeScale GanttLayout::columnScale(const GanttContent& content) const
{
    return {content.range, 0, static_cast<double>(columns()), &content.folds};
}

int GanttLayout::column(double x) const { return static_cast<int>(std::floor((x - plot.left()) * pixelsPerUnit)); }

double GanttLayout::x(int column) const { return plot.left() + column / pixelsPerUnit; }

int GanttLayout::panelAt(double y) const
{
    for (std::size_t i = 0; i < panels.size(); ++i) {
        if (y >= panels[i].rows.top() && y < panels[i].rows.bottom())
            return static_cast<int>(i);
    }
    return -1;
}

int GanttLayout::laneAt(int panel, double y) const
{
    const std::vector<double>& tops = panels[static_cast<std::size_t>(panel)].laneTops;
    return static_cast<int>(std::upper_bound(tops.begin(), tops.end(), y) - tops.begin()) - 1;
}

GanttLayout ganttLayout(const GanttContent& content, const QSizeF& size, const Theme& theme, double pixelsPerUnit)
{
    return LayoutMaker(content, size, theme, pixelsPerUnit).made();
}

GanttLayout overviewLayout(const GanttContent& content, const QRectF& box, double pixelsPerUnit)
{
    GanttLayout layout;
    layout.pixelsPerUnit = pixelsPerUnit;
    layout.plot = box;
    layout.size = box.size();
    std::size_t lanes = 0;
    for (const auto& panel : content.panels)
        lanes += panel->lanes.size();
    const double pixel = 1 / pixelsPerUnit;
    const auto room = static_cast<std::size_t>(std::max(1.0, box.height() * pixelsPerUnit));
    const std::size_t step = std::max<std::size_t>(1, (lanes + room - 1) / room);
    const double pitch =
        std::max(pixel, std::floor(static_cast<double>(room) / static_cast<double>(std::max<std::size_t>(lanes, 1))) * pixel);
    const double outside = box.bottom() + 1;  // invisible parts are not drawn
    double y = box.top();
    for (const auto& panel : content.panels) {
        GanttPanelBox place;
        place.rows = box;
        place.laneHeight = pitch >= 3 * pixel ? pitch - pixel : pitch;
        for (std::size_t lane = 0; lane < panel->lanes.size(); ++lane) {
            place.laneTops.push_back(lane % step == 0 ? y : outside);
            y += lane % step == 0 ? pitch : 0;
        }
        layout.panels.push_back(std::move(place));
    }
    layout.rowsHeight = y - box.top();
    return layout;
}

}  // namespace shardscope
