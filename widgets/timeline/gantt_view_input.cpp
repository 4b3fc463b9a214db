// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

#include "widgets/text/plain_tip.h"
#include "widgets/timeline/gantt_breaks.h"
#include "widgets/timeline/gantt_player.h"
#include "widgets/timeline/gantt_view.h"

namespace shardscope {

namespace {

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
        text = tr("%1. Double-click or press R to show everything.").arg(foldText(m_content.time(), *fold));
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

}  // namespace shardscope
