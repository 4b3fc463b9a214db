// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_breaks.h"
#include "widgets/timeline/gantt_view.h"
#include "widgets/timeline/repeats.h"

namespace shardscope {

const std::vector<TimeFold>& GanttView::repeats() const
{
    if (!m_repeats)
        m_repeats = repeatsOf(m_content.panels);
    return *m_repeats;
}

void GanttView::setFolding(bool folding)
{
    if (folding == m_folding)
        return;
    const bool sawAll = m_content.range == m_content.extent();
    m_folding = folding;
    breakAxis();
    m_past.clear();
    m_future.clear();
    if (!sawAll && m_content.folds.hiding(m_content.range.begin, m_content.range.end))
        m_content.range = m_content.extent();  // there would be nothing but the break
    invalidate();
    rebuild();
    Q_EMIT foldingChanged(folding);
    Q_EMIT rangeChanged();
}

/// Breaks are as wide as their words at the view's width.
void GanttView::breakAxis()
{
    m_content.folds = m_folding ? brokenAxis(repeats(), m_content.time(), m_content.extent().end, width(), Theme::current()) : TimeFolds();
}

const TimeFold* GanttView::foldAt(const QPointF& point) const
{
    const TimeFolds& folds = m_content.folds;
    return boxes().plot.contains(point) && !folds.isEmpty() ? folds.at(boxes().scale(m_content).time(point.x())) : nullptr;
}

double GanttView::pastFold(double time, int direction) const
{
    const TimeFold* fold = m_content.folds.at(time);
    return !fold ? time : direction > 0 ? fold->end : fold->begin;
}

}  // namespace shardscope
