// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>

#include <cmath>

#include "widgets/timeline/gantt_player.h"
#include "widgets/timeline/gantt_view.h"

/// The schedule by keys: from block to block and from gap to gap, over time, and what plays.
namespace shardscope {
namespace {

constexpr double kKeyZoom = 1.5;
constexpr double kKeyPan = 0.1;

}  // namespace

/// `block`, or where a fold leaves it out, the next one in a direction of which a part is shown.
std::uint32_t GanttView::shownBlock(const GanttData& schedule, int lane, std::uint32_t block, int direction) const
{
    const TimeFold* fold = m_content.folds.hiding(schedule.spans[block].start, schedule.spans[block].end);
    if (!fold)
        return block;
    const std::uint32_t next = schedule.firstEndingAfter(lane, direction > 0 ? fold->end : fold->begin);
    const bool isShown = direction > 0 || schedule.spans[next].start < fold->begin;
    return isShown ? next : next - 1;
}

int GanttView::neighbour(int mark, int key) const
{
    const GanttPlace place = placeOf(mark);
    if (place.isNone())
        return -1;
    const GanttData& schedule = *m_content.panels[static_cast<std::size_t>(place.panel)];
    const int lane = schedule.laneOf(place.block);
    const GanttLane& range = schedule.lanes[static_cast<std::size_t>(lane)];
    switch (key) {
    case Qt::Key_Left:
        return place.block > range.begin ? markOf({place.panel, shownBlock(schedule, lane, place.block - 1, -1)}) : -1;
    case Qt::Key_Right:
        return place.block + 1 < range.end ? markOf({place.panel, shownBlock(schedule, lane, place.block + 1, 1)}) : -1;
    case Qt::Key_Home:
        return markOf({place.panel, range.begin});
    case Qt::Key_End:
        return markOf({place.panel, range.end - 1});
    case Qt::Key_Up:
    case Qt::Key_Down:
        break;
    default:
        return -1;
    }
    // The block of the next lane with any that runs at the same time, or is the next one to.
    const BlockSpan& span = schedule.spans[place.block];
    const int direction = key == Qt::Key_Up ? -1 : 1;
    const double moment = pastFold((span.start + span.end) / 2, m_content.folds.at(span.start) ? 1 : -1);
    int panel = place.panel;
    for (int next = lane + direction;; next += direction) {
        if (next < 0 || next >= static_cast<int>(m_content.panels[static_cast<std::size_t>(panel)]->lanes.size())) {
            panel += direction;
            if (panel < 0 || panel >= static_cast<int>(m_content.panels.size()))
                return -1;
            const auto lanes = static_cast<int>(m_content.panels[static_cast<std::size_t>(panel)]->lanes.size());
            next = direction > 0 ? -1 : lanes;
            continue;
        }
        const GanttData& other = *m_content.panels[static_cast<std::size_t>(panel)];
        const GanttLane& row = other.lanes[static_cast<std::size_t>(next)];
        if (row.begin < row.end)
            return markOf({panel, std::min(other.firstEndingAfter(next, moment), row.end - 1)});
    }
}

bool GanttView::moveCursor(int key)
{
    if (m_cursor < 0) {
        setCursor(0);
        return m_cursor == 0;
    }
    const int next = neighbour(m_cursor, key);
    if (next >= 0)
        setCursor(next);
    return next >= 0;
}

/// From the cursor along its lane to the next idle time, which is selected: why it is there is what a gap is asked.
bool GanttView::goToGap(int direction)
{
    const GanttPlace place = placeOf(std::max(m_cursor, 0));
    if (place.isNone())
        return false;
    const GanttData& schedule = *m_content.panels[static_cast<std::size_t>(place.panel)];
    const int lane = schedule.laneOf(place.block);
    const GanttLane& range = schedule.lanes[static_cast<std::size_t>(lane)];
    // A gap lies before the block that the cursor is left on.
    const bool isOnGap = !m_content.gap.isNone() && m_content.gap.after == place.block;
    std::uint32_t block = place.block;
    if (direction > 0 && (isOnGap || m_content.gap.isNone()))
        ++block;
    for (; block >= range.begin && block < range.end; block += static_cast<std::uint32_t>(direction)) {
        GanttGap gap = schedule.gapBefore(lane, block);
        gap.panel = gap.isNone() ? -1 : place.panel;
        if (!gap.isNone() && gap != m_content.gap && !m_content.folds.hiding(gap.begin, gap.end)) {
            setCursor(markOf({place.panel, block}));
            selectGap(gap);
            announceBlock();
            return true;
        }
        if (block == 0 && direction < 0)
            break;
    }
    return false;
}

bool GanttView::navigate(const QKeyEvent& event)
{
    const bool control = event.modifiers() & Qt::ControlModifier;
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (!control)
            return moveCursor(event.key());
        pan(event.key() == Qt::Key_Left ? -kKeyPan : kKeyPan);
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        return moveCursor(event.key());
    case Qt::Key_PageUp:
        return goToGap(-1);
    case Qt::Key_PageDown:
        return goToGap(1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_cursor < 0)
            return false;
        select(placeOf(m_cursor));
        Q_EMIT activated(m_content.panels[static_cast<std::size_t>(m_content.selected.panel)]->rowOf(m_content.selected.block), m_cursor);
        return true;
    case Qt::Key_Escape:
        if (m_content.selected.isNone() && m_content.gap.isNone())
            return false;
        select({});
        return true;
    default:
        return false;
    }
}

void GanttView::keyPressEvent(QKeyEvent* event)
{
    if (m_content.isEmpty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (navigate(*event))
        return;
    // With Ctrl or Alt, letters are the window's commands.
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    switch (plain ? event->key() : 0) {
    case Qt::Key_A:
        pan(-kKeyPan);
        return;
    case Qt::Key_D:
        pan(kKeyPan);
        return;
    case Qt::Key_W:
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoom(kKeyZoom);
        return;
    case Qt::Key_S:
    case Qt::Key_Minus:
        zoom(1 / kKeyZoom);
        return;
    case Qt::Key_F:
        fit();
        return;
    case Qt::Key_R:
        setFolding(!m_folding);
        return;
    case Qt::Key_Z:
        zoomTo(m_cursor >= 0 ? placeOf(m_cursor) : m_content.selected);
        return;
    case Qt::Key_Space:
        m_player->toggle();
        return;
    case Qt::Key_Comma:
        m_player->step(-1);
        return;
    case Qt::Key_Period:
        m_player->step(1);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

}  // namespace shardscope
