// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_view.h"

#include <QEvent>
#include <QPainter>
#include <QPaintEvent>
#include <QScrollBar>

#include <cmath>

#include "widgets/charts/chart_accessible.h"
#include "widgets/theme/style.h"
#include "widgets/timeline/gantt_accessible.h"
#include "widgets/timeline/gantt_labels.h"
#include "widgets/timeline/gantt_player.h"
#include "widgets/timeline/gantt_raster.h"
#include "widgets/timeline/gantt_scene.h"
#include "widgets/timeline/gantt_text.h"

namespace shardscope {

namespace {

/// Of the extent; a double tells times a billion times closer apart.
constexpr double kShortestRange = 1e-7;
constexpr std::size_t kMostPast = 64;
/// Milliseconds between the steps of one gesture.
constexpr qint64 kGesture = 700;
/// Exported pictures are drawn in half pixels.
constexpr double kExportPixels = 2;

}  // namespace

GanttView::GanttView(QWidget* parent) : ChartWidget(parent), m_scrollBar(new QScrollBar(Qt::Vertical, this)), m_player(new GanttPlayer(*this))
{
    installGanttAccessibility();
    m_scrollBar->hide();
    m_scrollBar->setFocusPolicy(Qt::NoFocus);
    connect(m_scrollBar, &QScrollBar::valueChanged, this, &GanttView::scrollRows);
}

GanttView::~GanttView() = default;

void GanttView::setSchedules(std::vector<std::shared_ptr<const GanttData>> panels)
{
    const TimeRange before = m_content.extent();
    const bool sawAll = m_content.range == before;
    m_content.panels = std::move(panels);
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

TimeRange GanttView::allowed(const TimeRange& range) const
{
    const TimeRange extent = m_content.extent();
    return range.within(extent, extent.length() * kShortestRange);
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

void GanttView::setRange(const TimeRange& range)
{
    showRange(range, true);
}

void GanttView::fit()
{
    m_sinceChange.invalidate();
    showRange(m_content.extent(), true);
}

void GanttView::zoom(double factor)
{
    // About what is selected or pointed at, while it is seen.
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
        showRange(m_content.range.zoomed(time, factor), true);
}

void GanttView::zoomTo(const GanttPlace& place)
{
    if (place.isNone())
        return;
    const BlockSpan& span = m_content.panels[static_cast<std::size_t>(place.panel)]->spans[place.block];
    const double room = std::max((span.end - span.start) * 4, m_content.extent().length() * kShortestRange);
    m_sinceChange.invalidate();
    showRange({span.start - room, span.end + room}, true);
}

void GanttView::pan(double share)
{
    showRange(m_content.range.moved(m_content.range.length() * share), true);
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
    return nearest;
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

GanttHit GanttView::hitAt(const QPointF& point) const
{
    return ganttHit(m_content, boxes(), point);
}

QString GanttView::nameOf(const GanttPlace& place) const
{
    return place.isNone() ? QString() : blockText(m_content, place);
}

QString GanttView::nameOf(const GanttGap& gap) const
{
    return gap.isNone() ? QString() : gapText(m_content, gap);
}

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
    const TimeScale scale = boxes().scale(m_content.range);
    QRectF box = boxes().panels[static_cast<std::size_t>(place.panel)].lane(schedule.laneOf(place.block));
    const QRectF& plot = boxes().plot;
    box.setLeft(std::clamp(scale.x(span.start), plot.left(), plot.right()));
    box.setRight(std::clamp(scale.x(span.end), box.left() + 1, plot.right() + 1));
    return box;
}

const GanttLayout& GanttView::boxes() const
{
    if (m_boxesAreOld) {
        m_boxes = ganttLayout(m_content, size(), Theme::current(), devicePixelRatioF());
        m_boxesAreOld = false;
    }
    return m_boxes;
}

void GanttView::invalidate()
{
    m_boxesAreOld = true;
    m_imageIsOld = true;
    m_hover = {};
    updateScrollBar();
    invalidateOverlay();
}

void GanttView::invalidateOverlay()
{
    m_overlayIsOld = true;
    update();
}

Scene GanttView::sceneAt(const QSizeF& size, const Theme& theme) const
{
    GanttContent content = m_content;
    content.highlightedRow = highlightedGroup();
    return ganttScene(content, ganttLayout(content, size, theme, kExportPixels), theme);
}

QString GanttView::title() const
{
    QStringList names;
    for (const auto& panel : m_content.panels)
        names << panel->name;
    return names.isEmpty() ? tr("Schedule") : tr("Schedule %1").arg(names.join(tr(" and ")));
}

QString GanttView::summary() const
{
    return contentText(m_content);
}

int GanttView::markAt(const QPointF& point) const
{
    return markOf(hitAt(point).block);
}

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
    announceBlock(*this);
    Q_EMIT cursorMoved(m_content.panels[static_cast<std::size_t>(place.panel)]->rowOf(place.block), mark);
}

void GanttView::reveal(const GanttPlace& place)
{
    const GanttData& schedule = *m_content.panels[static_cast<std::size_t>(place.panel)];
    const BlockSpan& span = schedule.spans[place.block];
    const TimeRange& range = m_content.range;
    const double length = range.length();
    if (span.end <= range.begin || span.start >= range.end) {
        const double middle = (span.start + span.end) / 2;
        showRange({middle - length / 2, middle + length / 2}, true);
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

QSize GanttView::sizeHint() const
{
    return (QSizeF(760, 320) * Theme::current().scale()).toSize();
}

QSize GanttView::minimumSizeHint() const
{
    return (QSizeF(240, 120) * Theme::current().scale()).toSize();
}

TableData GanttView::tableData() const
{
    const bool isPair = m_content.panels.size() > 1;
    TableData table;
    table.columns = {tr("row"), tr("block"), tr("what"), tr("start"), tr("end"), tr("length")};
    if (isPair)
        table.columns.prepend(tr("schedule"));
    std::vector<std::uint32_t> ends;
    for (const auto& panel : m_content.panels) {
        table.rows += static_cast<int>(panel->blockCount());
        ends.push_back(static_cast<std::uint32_t>(table.rows));
    }
    const GanttTime time = m_content.time();
    table.text = [time](double value) { return ganttTimeText(time, value); };
    table.cell = [panels = m_content.panels, ends, isPair](int row, int column) -> QVariant {
        const auto number = static_cast<std::uint32_t>(row);
        const std::size_t panel = number < ends.front() ? 0 : 1;
        const GanttData& schedule = *panels[panel];
        const std::uint32_t block = panel == 0 ? number : number - ends.front();
        switch (isPair ? column - 1 : column) {
        case -1: return schedule.name;
        case 0: return schedule.rows[static_cast<std::size_t>(schedule.rowOf(block))].name;
        case 1: return schedule.labelOf(block);
        case 2: return schedule.descriptionOf(block);
        case 3: return schedule.spans[block].start;
        case 4: return schedule.spans[block].end;
        default: return schedule.spans[block].end - schedule.spans[block].start;
        }
    };
    return table;
}

void GanttView::drawImage()
{
    const Theme& theme = Theme::current();
    const double perUnit = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * perUnit).toSize();
    if (m_image.size() != pixels)
        m_image = QImage(pixels, QImage::Format_RGB32);
    m_image.setDevicePixelRatio(1);
    m_image.fill(theme.color(ColorRole::Card));
    m_image.setDevicePixelRatio(perUnit);
    GanttContent still = m_content;
    still.highlightedRow = -1;
    still.playhead.reset();
    {
        Scene frame;
        frame.size = size();
        addGanttFrame(frame, still, boxes(), theme);
        QPainter painter(&m_image);
        paintScene(painter, frame, theme);
    }
    if (!m_content.isEmpty()) {
        Scene labels;
        GanttLabels writer(still, boxes(), theme);
        drawLanes(m_image, still, boxes(), theme, [&](const PaintedLane& lane) { writer.add(lane, labels); });
        QPainter painter(&m_image);
        Scene stripes;
        stripes.lines = labels.lines;
        paintScene(painter, stripes, theme);
        paintLabels(painter, labels, theme);
    }
    m_imageIsOld = false;
    m_imageTheme = {theme.kind(), theme.scale()};
}

void GanttView::paintEvent(QPaintEvent* event)
{
    QElapsedTimer clock;
    clock.start();
    const Theme& theme = Theme::current();
    const bool isOtherScreen = m_image.devicePixelRatio() != devicePixelRatioF() || m_imageTheme != std::pair(theme.kind(), theme.scale());
    if (m_imageIsOld || isOtherScreen) {
        m_boxesAreOld = true;
        m_overlayIsOld = true;
        drawImage();
    }
    if (m_overlayIsOld || m_content.highlightedRow != highlightedGroup()) {
        m_content.highlightedRow = highlightedGroup();
        m_overlay = Scene();
        m_overlay.size = size();
        addGanttOverlay(m_overlay, m_content, boxes(), theme);
        m_overlayIsOld = false;
    }
    QPainter painter(this);
    painter.setClipRegion(event->region());
    painter.drawImage(0, 0, m_image);
    paintScene(painter, m_overlay, theme);
    paintPointers(painter);
    Q_EMIT painted(std::chrono::nanoseconds(clock.nsecsElapsed()));
}

/// What the mouse and the keyboard are on.
void GanttView::paintPointers(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_hover.bounds.isEmpty()) {
        painter.setPen(QPen(theme.color(ColorRole::Text), theme.px(1.5), m_hover.block.isNone() ? Qt::DashLine : Qt::SolidLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(m_hover.bounds.intersected(boxes().plot.adjusted(-1, -1, 1, 1)));
    }
    if (!hasFocus())
        return;
    if (m_cursor < 0) {
        paintFocusRing(painter, rect(), theme.px(4));
        return;
    }
    const double out = theme.px(4);
    paintFocusRing(painter, boundsOf(placeOf(m_cursor)).adjusted(-out, -out, out, out), theme.px(3));
}

}  // namespace shardscope
