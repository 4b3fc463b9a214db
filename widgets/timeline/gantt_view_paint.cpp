// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPaintEvent>
#include <QPainter>
#include <QtMath>

#include "widgets/theme/style.h"
#include "widgets/timeline/gantt_raster.h"
#include "widgets/timeline/gantt_scene.h"
#include "widgets/timeline/gantt_view.h"

namespace shardscope {

namespace {

/// Exported pictures are drawn in half pixels.
constexpr double kExportPixels = 2;

}  // namespace

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

void GanttView::drawImage()
{
    const Theme& theme = Theme::current();
    const double perUnit = devicePixelRatioF();
    const QSize pixels(qCeil(width() * perUnit), qCeil(height() * perUnit));  // all of them: nothing else paints what lies below
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
        drawLanes(m_image, still, boxes(), theme, &labels);
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

/// Paints what the mouse and the keyboard are on.
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
    const GanttPlace place = placeOf(m_cursor);
    const BlockSpan& span = m_content.panels[static_cast<std::size_t>(place.panel)]->spans[place.block];
    const double out = theme.px(4);
    if (span.end >= m_content.range.begin && span.start <= m_content.range.end)
        paintFocusRing(painter, boundsOf(place).adjusted(-out, -out, out, out), theme.px(3));
}

}  // namespace shardscope
