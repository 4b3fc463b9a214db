// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_minimap.h"

#include <QMouseEvent>
#include <QPainter>

#include <cmath>

#include "widgets/text/told_role.h"
#include "widgets/theme/style.h"
#include "widgets/timeline/gantt_raster.h"
#include "widgets/timeline/gantt_view.h"

namespace shardscope {

namespace {

constexpr double kGrip = 6;
constexpr double kMapMargin = 4;
constexpr double kMapKeyPan = 0.1;
constexpr double kMapKeyZoom = 1.5;
/// A window on a sliver of a long schedule must still be seen and grasped.
constexpr double kNarrowestWindow = 4;

}  // namespace

GanttMinimap::GanttMinimap(GanttView& view, QWidget* parent) : QWidget(parent), m_view(view)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    tellRole(*this, QAccessible::ScrollBar);
    setAccessibleName(tr("Overview of all time"));
    setToolTip(tr("Drag the window to pan, drag its edges to zoom"));
    connect(&view, &GanttView::schedulesChanged, this, &GanttMinimap::invalidate);
    connect(&view, &GanttView::rangeChanged, this, qOverload<>(&QWidget::update));
    connect(&view, &GanttView::playheadMoved, this, qOverload<>(&QWidget::update));
}

QSize GanttMinimap::sizeHint() const { return (QSizeF(200, 40) * Theme::current().scale()).toSize(); }

void GanttMinimap::invalidate()
{
    m_imageIsOld = true;
    update();
}

void GanttMinimap::changeEvent(QEvent* event)
{
    invalidate();
    QWidget::changeEvent(event);
}

QRectF GanttMinimap::box() const
{
    const double margin = Theme::current().px(kMapMargin);
    const QRectF plot = m_view.boxes().plot;
    const double left = std::clamp(plot.left(), 0.0, width() / 2.0);
    const double right = plot.right() <= width() && plot.right() > left ? plot.right() : width() - margin;
    return {left, margin, std::max(1.0, right - left), std::max(1.0, height() - 2 * margin)};
}

QRectF GanttMinimap::window() const
{
    const QRectF whole = box();
    const TimeScale scale(m_view.content().extent(), whole.left(), whole.width());
    const double left = scale.x(m_view.range().begin);
    const double width = std::max(kNarrowestWindow, scale.x(m_view.range().end) - left);
    return {std::min(left, whole.right() - width), whole.top(), width, whole.height()};
}

double GanttMinimap::timeAt(double x) const { return TimeScale(m_view.content().extent(), box().left(), box().width()).time(x); }

void GanttMinimap::drawImage()
{
    const double perUnit = devicePixelRatioF();
    m_image = QImage((QSizeF(size()) * perUnit).toSize(), QImage::Format_RGB32);
    m_image.fill(Theme::current().color(ColorRole::Card));
    GanttContent whole = m_view.content();
    whole.range = whole.extent();
    whole.folds = {};  // here lengths are true
    const auto snapped = [perUnit](double value) { return std::round(value * perUnit) / perUnit; };
    QRectF place = box();
    place = QRectF(snapped(place.left()), snapped(place.top()), snapped(place.width()), snapped(place.height()));
    drawLanes(m_image, whole, overviewLayout(whole, place, perUnit), Theme::current());
    m_image.setDevicePixelRatio(perUnit);
    m_imageIsOld = false;
}

void GanttMinimap::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    if (m_view.content().isEmpty())
        return;
    const QSize pixels = (QSizeF(size()) * devicePixelRatioF()).toSize();
    if (m_imageIsOld || m_image.size() != pixels)
        drawImage();
    painter.drawImage(0, 0, m_image);
    const QRectF whole = box();
    const QRectF seen = window();
    QColor veil = theme.color(ColorRole::Card);
    veil.setAlphaF(0.65F);
    painter.fillRect(QRectF(whole.topLeft(), QPointF(seen.left(), whole.bottom())), veil);
    painter.fillRect(QRectF(QPointF(seen.right(), whole.top()), whole.bottomRight()), veil);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(ColorRole::Accent), theme.px(1.5)));
    painter.drawRoundedRect(seen.adjusted(0.5, -1, -0.5, 1), theme.px(2), theme.px(2));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(ColorRole::Accent));
    for (const double x : {seen.left(), seen.right()})
        painter.drawRoundedRect(QRectF(x - theme.px(2), seen.center().y() - theme.px(7), theme.px(4), theme.px(14)), theme.px(2),
                                theme.px(2));
    if (m_view.playhead()) {
        const double x = TimeScale(m_view.content().extent(), whole.left(), whole.width()).x(*m_view.playhead());
        painter.fillRect(QRectF(x - 1, whole.top() - 2, 2, whole.height() + 4), theme.color(ColorRole::Accent));
    }
    if (hasFocus())
        paintFocusRing(painter, rect(), theme.px(4));
}

GanttMinimap::Grip GanttMinimap::gripAt(const QPointF& point) const
{
    const QRectF seen = window();
    const double reach = Theme::current().px(kGrip);
    // In a narrow window the middle third remains for dragging it.
    const double inner = std::min(reach, seen.width() / 3);
    if (point.x() >= seen.left() - reach && point.x() < seen.left() + inner)
        return Grip::Begin;
    if (point.x() > seen.right() - inner && point.x() <= seen.right() + reach)
        return Grip::End;
    return seen.contains(QPointF(point.x(), seen.center().y())) ? Grip::Window : Grip::None;
}

void GanttMinimap::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_view.content().isEmpty())
        return;
    m_grip = gripAt(event->position());
    const double time = timeAt(event->position().x());
    const TimeRange range = m_view.range();
    if (m_grip == Grip::None) {
        m_grip = Grip::Window;
        m_view.setRange(range.moved(time - (range.begin + range.end) / 2));
    }
    m_grabbed = time - m_view.range().begin;
}

void GanttMinimap::mouseMoveEvent(QMouseEvent* event)
{
    const double time = timeAt(event->position().x());
    const TimeRange range = m_view.range();
    switch (m_grip) {
    case Grip::None: {
        const Grip under = gripAt(event->position());
        setCursor(under == Grip::Window ? Qt::OpenHandCursor : under == Grip::None ? Qt::ArrowCursor : Qt::SplitHCursor);
        break;
    }
    // An edge that is dragged over the other takes its place.
    case Grip::Begin:
        m_view.setRange({std::min(time, range.end), std::max(time, range.end)});
        m_grip = time > range.end ? Grip::End : Grip::Begin;
        break;
    case Grip::End:
        m_view.setRange({std::min(time, range.begin), std::max(time, range.begin)});
        m_grip = time < range.begin ? Grip::Begin : Grip::End;
        break;
    case Grip::Window:
        m_view.setRange(range.moved(time - m_grabbed - range.begin));
        break;
    }
}

void GanttMinimap::mouseReleaseEvent(QMouseEvent*) { m_grip = Grip::None; }

void GanttMinimap::wheelEvent(QWheelEvent* event)
{
    event->accept();
    if (!m_view.content().isEmpty())
        m_view.zoomAbout(timeAt(event->position().x()), std::exp(event->angleDelta().y() * 0.0016));
}

void GanttMinimap::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        m_view.pan(-kMapKeyPan);
        break;
    case Qt::Key_Right:
        m_view.pan(kMapKeyPan);
        break;
    case Qt::Key_Home:
        m_view.pan(-1e9);
        break;
    case Qt::Key_End:
        m_view.pan(1e9);
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        m_view.zoom(kMapKeyZoom);
        break;
    case Qt::Key_Minus:
        m_view.zoom(1 / kMapKeyZoom);
        break;
    case Qt::Key_F:
        m_view.fit();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

}  // namespace shardscope
