// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

#include "widgets/text/plain_tip.h"
#include "widgets/timeline/gantt_accessible.h"
#include "widgets/timeline/gantt_breaks.h"
#include "widgets/timeline/gantt_player.h"
#include "widgets/timeline/gantt_view.h"

namespace shardscope {

namespace {

constexpr double kKeyZoom = 1.5;
constexpr double kKeyPan = 0.1;
/// A notch of a wheel is 120.
constexpr double kZoomPerDelta = 0.0016;

}  // namespace

bool GanttView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return ChartWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const GanttHit hit = hitAt(help->pos());
    QString text = hit.block.isNone() ? nameOf(hit.gap) : nameOf(hit.block);
    if (const TimeFold* fold = foldAt(help->pos()))
        text = tr("%1. A double click or R shows all of it.").arg(foldText(m_content.time(), *fold));
    if (hit.count > 1)
        text += u'\n' + tr("and %n more block(s), too narrow to be told apart", nullptr, static_cast<int>(hit.count) - 1);
    if (text.isEmpty() || isQuiet())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), plainTip(text), this, hit.bounds.toAlignedRect());
    return true;
}

void GanttView::resizeEvent(QResizeEvent* event)
{
    ChartWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
    breakAxis();
    invalidate();
}

void GanttView::changeEvent(QEvent* event)
{
    ChartWidget::changeEvent(event);
    const QEvent::Type type = event->type();
    if (type == QEvent::PaletteChange || type == QEvent::FontChange || type == QEvent::LanguageChange || type == QEvent::StyleChange) {
        breakAxis();
        invalidate();
    }
}

void GanttView::wheelEvent(QWheelEvent* event)
{
    const QPoint delta = event->angleDelta();
    const bool sideways = (event->modifiers() & Qt::ShiftModifier) || std::abs(delta.x()) > std::abs(delta.y());
    const int turned = sideways && delta.x() != 0 ? delta.x() : delta.y();
    event->accept();
    if (m_content.isEmpty() || turned == 0)
        return;
    if (sideways)
        pan(-turned * kZoomPerDelta / 2);
    else if ((event->modifiers() & Qt::ControlModifier) || boxes().rowsHeight <= boxes().plot.height())
        zoomAbout(boxes().scale(m_content).time(event->position().x()), std::exp(turned * kZoomPerDelta));
    else
        scrollRows(m_content.scroll - turned * 0.5);
}

void GanttView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::BackButton || event->button() == Qt::ForwardButton) {
        const bool went = event->button() == Qt::BackButton ? goBack() : goForward();
        event->setAccepted(went);
        return;
    }
    if (event->button() != Qt::LeftButton || m_content.isEmpty()) {
        QWidget::mousePressEvent(event);
        return;
    }
    m_pressedAt = event->globalPosition();
    m_pressedRange = m_content.range;
    m_pressedScroll = m_content.scroll;
    m_drag = boxes().ruler.contains(event->position()) ? Drag::Scrubbing : Drag::Pressed;
    if (m_drag == Drag::Scrubbing)
        scrubTo(event->position());
}

void GanttView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF moved = event->globalPosition() - m_pressedAt;
    if (m_drag == Drag::Pressed && moved.manhattanLength() >= QApplication::startDragDistance()) {
        m_drag = Drag::Panning;
        m_sinceChange.invalidate();
        QWidget::setCursor(Qt::ClosedHandCursor);
        setHover({});
    }
    if (m_drag == Drag::Panning) {
        showRange(m_content.real(m_content.shown(m_pressedRange).moved(-moved.x() / boxes().scale(m_content).perTime())), true);
        scrollRows(m_pressedScroll - moved.y());
    } else if (m_drag == Drag::Scrubbing) {
        scrubTo(event->position());
    } else if (m_drag == Drag::None) {
        setHover(hitAt(event->position()));
    }
}

void GanttView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_drag == Drag::Pressed)
        pickAt(event->position());
    if (m_drag == Drag::Panning)
        unsetCursor();
    m_drag = Drag::None;
}

void GanttView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const GanttHit hit = hitAt(event->position());
    if (event->button() == Qt::LeftButton && foldAt(event->position()))
        setFolding(false);
    else if (event->button() == Qt::LeftButton && !hit.block.isNone())
        zoomTo(hit.block);
}

void GanttView::pickAt(const QPointF& point)
{
    const GanttHit hit = hitAt(point);
    if (!hit.gap.isNone()) {
        selectGap(hit.gap);
        return;
    }
    select(hit.block);
    setCursor(markOf(hit.block));
    if (!hit.block.isNone())
        Q_EMIT activated(hit.row, markOf(hit.block));
}

void GanttView::scrubTo(const QPointF& point) { m_player->scrub(boxes().scale(m_content).time(point.x())); }

void GanttView::setHover(const GanttHit& hit)
{
    const GanttHit before = m_hover;
    if (hit.block == before.block && hit.gap == before.gap && hit.row == before.row && hit.bounds == before.bounds)
        return;
    m_hover = hit;
    const auto area = [](const QRectF& bounds) { return bounds.adjusted(-3, -3, 3, 3).toAlignedRect(); };
    if (hit.bounds != before.bounds) {
        update(area(before.bounds));
        update(area(hit.bounds));
    }
    if (!isQuiet() && (hit.row != before.row || hit.block != before.block))
        Q_EMIT hovered(hit.row, markOf(hit.block));
}

void GanttView::leaveEvent(QEvent*) { setHover({}); }

void GanttView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (event->reason() == Qt::MouseFocusReason || m_cursor >= 0 || m_content.isEmpty())
        return;
    // The first block in view, so that entering does not move the picture.
    for (std::size_t panel = 0; panel < m_content.panels.size(); ++panel) {
        const GanttData& schedule = *m_content.panels[panel];
        for (std::size_t lane = 0; lane < schedule.lanes.size(); ++lane) {
            const std::uint32_t block = schedule.firstEndingAfter(static_cast<int>(lane), m_content.range.begin);
            if (block < schedule.lanes[lane].end && schedule.spans[block].start < m_content.range.end) {
                setCursor(markOf({static_cast<int>(panel), block}));
                return;
            }
        }
    }
}

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
            announceBlock(*this);
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
