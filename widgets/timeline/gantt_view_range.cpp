// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QScrollBar>
#include <QSignalBlocker>

#include <cmath>

#include "widgets/timeline/gantt_view.h"

namespace shardscope {

namespace {

/// Is a share of the extent; a double tells times a billion times closer apart.
constexpr double kShortestRange = 1e-7;
constexpr std::size_t kMostPast = 64;
/// Milliseconds between the steps of one gesture.
constexpr qint64 kGesture = 700;

}  // namespace

TimeRange GanttView::allowed(const TimeRange& range) const
{
    const TimeRange whole = m_content.extent();
    if (range.begin <= whole.begin && range.end >= whole.end)
        return whole;
    const TimeRange extent = m_content.shown(whole);
    return m_content.real(m_content.shown(range).within(extent, extent.length() * kShortestRange));
}

void GanttView::showRange(const TimeRange& range, bool remember)
{
    const TimeRange next = allowed(range);
    if (next == m_content.range)
        return;
    if (remember && (!m_sinceChange.isValid() || m_sinceChange.elapsed() > kGesture)) {
        m_past.push_back(m_content.range);
        if (m_past.size() > kMostPast)
            m_past.erase(m_past.begin());
        m_future.clear();
    }
    m_sinceChange.start();
    m_content.range = next;
    invalidate();
    Q_EMIT rangeChanged();
}

void GanttView::setRange(const TimeRange& range) { showRange(range, true); }

void GanttView::fit()
{
    m_sinceChange.invalidate();
    showRange(m_content.extent(), true);
}

void GanttView::zoom(double factor)
{
    // Around the selected block or the pointer, while it is visible.
    const TimeRange& range = m_content.range;
    double about = (range.begin + range.end) / 2;
    const GanttPlace place = m_cursor >= 0 ? placeOf(m_cursor) : m_content.selected;
    if (!place.isNone()) {
        const BlockSpan& span = m_content.panels[static_cast<std::size_t>(place.panel)]->spans[place.block];
        const double middle = (span.start + span.end) / 2;
        if (middle >= range.begin && middle <= range.end)
            about = middle;
    }
    zoomAbout(about, factor);
}

void GanttView::zoomAbout(double time, double factor)
{
    if (factor > 0 && std::isfinite(factor))
        showRange(m_content.real(m_content.shown(m_content.range).zoomed(m_content.folds.shown(time), factor)), true);
}

void GanttView::zoomTo(const GanttPlace& place)
{
    if (place.isNone())
        return;
    const BlockSpan& span = m_content.panels[static_cast<std::size_t>(place.panel)]->spans[place.block];
    if (m_content.folds.hiding(span.start, span.end))
        setFolding(false);
    const double room = std::max((span.end - span.start) * 4, m_content.extent().length() * kShortestRange);
    m_sinceChange.invalidate();
    showRange({span.start - room, span.end + room}, true);
}

void GanttView::pan(double share)
{
    const TimeRange shown = m_content.shown(m_content.range);
    showRange(m_content.real(shown.moved(shown.length() * share)), true);
}

bool GanttView::goBack()
{
    if (m_past.empty())
        return false;
    m_future.push_back(m_content.range);
    const TimeRange range = m_past.back();
    m_past.pop_back();
    showRange(range, false);
    return true;
}

bool GanttView::goForward()
{
    if (m_future.empty())
        return false;
    m_past.push_back(m_content.range);
    const TimeRange range = m_future.back();
    m_future.pop_back();
    showRange(range, false);
    return true;
}

void GanttView::reveal(const GanttPlace& place)
{
    const GanttData& schedule = *m_content.panels[static_cast<std::size_t>(place.panel)];
    const BlockSpan& span = schedule.spans[place.block];
    const TimeRange& range = m_content.range;
    if (m_content.folds.hiding(span.start, span.end))
        setFolding(false);
    if (span.end <= range.begin || span.start >= range.end) {
        const TimeRange shown = m_content.shown(range);
        const double middle = m_content.folds.shown((span.start + span.end) / 2);
        showRange(m_content.real(shown.moved(middle - (shown.begin + shown.end) / 2)), true);
    }
    const QRectF lane = boxes().panels[static_cast<std::size_t>(place.panel)].lane(schedule.laneOf(place.block));
    const QRectF& plot = boxes().plot;
    if (lane.top() < plot.top())
        scrollRows(m_content.scroll - (plot.top() - lane.top()));
    else if (lane.bottom() > plot.bottom())
        scrollRows(m_content.scroll + lane.bottom() - plot.bottom());
}

void GanttView::scrollRows(double to)
{
    const double most = std::max(0.0, boxes().rowsHeight - boxes().plot.height());
    const double next = std::clamp(to, 0.0, most);
    if (next == m_content.scroll)
        return;
    m_content.scroll = next;
    invalidate();
}

void GanttView::updateScrollBar()
{
    const GanttLayout& layout = boxes();
    const double most = std::max(0.0, std::ceil(layout.rowsHeight - layout.plot.height()));
    const QSignalBlocker silence(m_scrollBar);
    m_content.scroll = std::min(m_content.scroll, most);
    m_scrollBar->setRange(0, static_cast<int>(most));
    m_scrollBar->setPageStep(static_cast<int>(layout.plot.height()));
    m_scrollBar->setSingleStep(static_cast<int>(Theme::current().px(24)));
    m_scrollBar->setValue(static_cast<int>(m_content.scroll));
    const int extent = m_scrollBar->sizeHint().width();
    m_scrollBar->setGeometry(width() - extent, static_cast<int>(layout.plot.top()), extent, static_cast<int>(layout.plot.height()));
    m_scrollBar->setVisible(most > 0);
}

}  // namespace shardscope
