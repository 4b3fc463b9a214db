// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_view.h"

#include <QScrollBar>

#include <algorithm>

#include "widgets/text/told_keys.h"
#include "widgets/timeline/gantt_breaks.h"
#include "widgets/timeline/gantt_legend.h"
#include "widgets/timeline/gantt_player.h"
#include "widgets/timeline/gantt_text.h"

namespace shardscope {

namespace {

/// Below the blocks: what of them the picture leaves out.
QVariant foldCell(GanttTime time, const TimeFold& fold, int column)
{
    switch (column) {
    case -1:
        return {};
    case 0:
        return GanttView::tr("all rows");
    case 1:
        return GanttView::tr("folded");
    case 2:
        return foldText(time, fold);
    case 3:
        return fold.begin;
    case 4:
        return fold.end;
    default:
        return fold.length();
    }
}

}  // namespace

GanttView::GanttView(QWidget* parent)
    : ChartWidget(parent), m_scrollBar(new QScrollBar(Qt::Vertical, this)), m_player(new GanttPlayer(*this))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_scrollBar->hide();
    m_scrollBar->setFocusPolicy(Qt::NoFocus);
    connect(m_scrollBar, &QScrollBar::valueChanged, this, &GanttView::scrollRows);
    tellKeys(*this, {{tr("W, S or +, −"), tr("zoom in, zoom out")},
                     {tr("A, D or Ctrl+arrows"), tr("earlier, later")},
                     {tr("F"), tr("the whole step")},
                     {tr("Z"), tr("the block at the cursor")},
                     {tr("Page up, Page down"), tr("previous gap, next gap")},
                     {tr("Space, comma, full stop"), tr("play; step back; step forward")}});
}

GanttView::~GanttView() = default;

void GanttView::setSchedules(std::vector<std::shared_ptr<const GanttData>> panels, std::optional<std::vector<TimeFold>> repeats)
{
    const TimeRange before = m_content.extent();
    const bool sawAll = m_content.range == before;
    m_content.panels = std::move(panels);
    m_repeats = std::move(repeats);
    breakAxis();
    const TimeRange extent = m_content.extent();
    if (sawAll || extent != before) {
        m_content.range = extent;
        m_past.clear();
        m_future.clear();
    }
    m_content.selected = {};
    m_content.gap = {};
    m_cursor = -1;
    if (m_content.playhead)
        m_content.playhead = std::min(*m_content.playhead, extent.end);
    invalidate();
    rebuild();
    Q_EMIT schedulesChanged();
    Q_EMIT rangeChanged();
    Q_EMIT playheadMoved();
}

void GanttView::setWhenEmpty(const QString& sentence)
{
    m_content.whenEmpty = sentence;
    invalidate();
}

void GanttView::setLettersShown(bool shown)
{
    m_content.letters = shown;
    invalidate();
}

void GanttView::setLegendShown(bool shown)
{
    m_content.legend = shown;
    invalidate();
}

void GanttView::setMemoryStripShown(bool shown)
{
    m_content.memoryStrip = shown;
    invalidate();
}

void GanttView::setCriticalPathShown(bool shown)
{
    m_content.criticalPath = shown;
    invalidateOverlay();
}

void GanttView::setPlayhead(std::optional<double> time)
{
    if (time)
        time = std::clamp(*time, 0.0, m_content.extent().end);
    if (time == m_content.playhead)
        return;
    m_content.playhead = time;
    invalidateOverlay();
    Q_EMIT playheadMoved();
}

std::optional<double> GanttView::nextEvent(double time, int direction) const
{
    const double from = pastFold(time, direction);
    if (from != time)
        return from;
    std::optional<double> nearest;
    const auto offer = [&](double candidate) {
        const bool beyond = direction > 0 ? candidate > time : candidate < time;
        if (beyond && (!nearest || (direction > 0 ? candidate < *nearest : candidate > *nearest)))
            nearest = candidate;
    };
    for (const auto& panel : m_content.panels) {
        for (std::size_t lane = 0; lane < panel->lanes.size(); ++lane) {
            const GanttLane& range = panel->lanes[lane];
            const std::uint32_t running = panel->firstEndingAfter(static_cast<int>(lane), time);
            // The events around a time are those of the block that ends after it and of its neighbours.
            const std::uint32_t first = running - std::min(running - range.begin, 2U);
            for (std::uint32_t block = first; block < std::min(range.end, running + 2); ++block) {
                offer(panel->spans[block].start);
                offer(panel->spans[block].end);
            }
        }
    }
    return nearest ? std::optional(pastFold(*nearest, direction)) : nearest;
}

void GanttView::select(const GanttPlace& place)
{
    if (place == m_content.selected && m_content.gap.isNone())
        return;
    m_content.selected = place;
    m_content.gap = {};
    invalidateOverlay();
    Q_EMIT blockSelected(place);
}

void GanttView::selectGap(const GanttGap& gap)
{
    if (gap == m_content.gap)
        return;
    m_content.gap = gap;
    m_content.selected = {};
    invalidateOverlay();
    Q_EMIT gapSelected(gap);
}

GanttHit GanttView::hitAt(const QPointF& point) const { return ganttHit(m_content, boxes(), point); }

QString GanttView::nameOf(const GanttPlace& place) const { return place.isNone() ? QString() : blockText(m_content, place); }

QString GanttView::nameOf(const GanttGap& gap) const { return gap.isNone() ? QString() : gapText(m_content, gap); }

int GanttView::markOf(const GanttPlace& place) const
{
    if (place.isNone())
        return -1;
    std::uint32_t mark = place.block;
    for (int panel = 0; panel < place.panel; ++panel)
        mark += m_content.panels[static_cast<std::size_t>(panel)]->blockCount();
    return static_cast<int>(mark);
}

GanttPlace GanttView::placeOf(int mark) const
{
    auto left = static_cast<std::uint32_t>(mark);
    for (std::size_t panel = 0; mark >= 0 && panel < m_content.panels.size(); ++panel) {
        if (left < m_content.panels[panel]->blockCount())
            return {static_cast<int>(panel), left};
        left -= m_content.panels[panel]->blockCount();
    }
    return {};
}

QRectF GanttView::boundsOf(const GanttPlace& place) const
{
    if (place.isNone())
        return {};
    const GanttData& schedule = *m_content.panels[static_cast<std::size_t>(place.panel)];
    const BlockSpan& span = schedule.spans[place.block];
    const TimeScale scale = boxes().scale(m_content);
    QRectF box = boxes().panels[static_cast<std::size_t>(place.panel)].lane(schedule.laneOf(place.block));
    const QRectF& plot = boxes().plot;
    box.setLeft(std::clamp(scale.x(span.start), plot.left(), plot.right()));
    box.setRight(std::clamp(scale.x(span.end), box.left() + 1, plot.right() + 1));
    return box;
}

QString GanttView::title() const
{
    QStringList names;
    for (const auto& panel : m_content.panels)
        names << panel->name;
    return names.isEmpty() ? tr("Schedule") : tr("Schedule %1").arg(names.join(tr(" and ")));
}

QString GanttView::summary() const { return contentText(m_content); }

int GanttView::markAt(const QPointF& point) const { return markOf(hitAt(point).block); }

void GanttView::setCursor(int mark)
{
    const GanttPlace place = placeOf(mark);
    if (mark == m_cursor || (mark >= 0 && place.isNone()))
        return;
    m_cursor = mark;
    update();
    if (mark < 0)
        return;
    reveal(place);
    announceBlock();
    Q_EMIT cursorMoved(m_content.panels[static_cast<std::size_t>(place.panel)]->rowOf(place.block), mark);
}

QSize GanttView::minimumSizeHint() const
{
    const Theme& theme = Theme::current();
    double height = theme.px(120);
    if (theme.isForAudience() && !m_content.panels.empty()) {
        // Large letters leave no lane too flat for its name, up to so many.
        constexpr std::size_t kMostRows = 12;
        std::size_t rows = 0;
        for (const auto& panel : m_content.panels)
            rows += panel->rows.size() + 1;
        const double legend = m_content.legend ? ganttLegendHeight(m_content, width(), theme) : 0;
        height = std::max(height, legend + theme.px(12) +
                                      theme.lineHeight(TextStyle::Caption) * (1 + 1.3 * static_cast<double>(std::min(rows, kMostRows))));
    }
    return QSizeF(theme.px(240), height).toSize();
}

TableData GanttView::tableData() const
{
    const bool isPair = m_content.panels.size() > 1;
    TableData table;
    table.columns = {tr("row"), tr("block"), tr("item"), tr("start"), tr("end"), tr("length")};
    if (isPair)
        table.columns.prepend(tr("schedule"));
    std::vector<std::uint32_t> ends;
    for (const auto& panel : m_content.panels) {
        table.rows += static_cast<int>(panel->blockCount());
        ends.push_back(static_cast<std::uint32_t>(table.rows));
    }
    const GanttTime time = m_content.time();
    const std::vector<TimeFold> folds = m_content.folds.all();
    const auto blocks = static_cast<std::uint32_t>(table.rows);
    table.rows += static_cast<int>(folds.size());
    table.text = [time](double value) { return ganttTimeText(time, value); };
    table.cell = [panels = m_content.panels, ends, isPair, folds, blocks, time](int row, int column) -> QVariant {
        const auto number = static_cast<std::uint32_t>(row);
        if (number >= blocks)
            return foldCell(time, folds[number - blocks], isPair ? column - 1 : column);
        const std::size_t panel = number < ends.front() ? 0 : 1;
        const GanttData& schedule = *panels[panel];
        const std::uint32_t block = panel == 0 ? number : number - ends.front();
        switch (isPair ? column - 1 : column) {
        case -1:
            return schedule.name;
        case 0:
            return schedule.rows[static_cast<std::size_t>(schedule.rowOf(block))].name;
        case 1:
            return schedule.labelOf(block);
        case 2:
            return schedule.descriptionOf(block);
        case 3:
            return schedule.spans[block].start;
        case 4:
            return schedule.spans[block].end;
        default:
            return schedule.spans[block].end - schedule.spans[block].start;
        }
    };
    return table;
}

}  // namespace shardscope
