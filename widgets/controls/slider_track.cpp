// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/slider_track.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/controls/slider_accessible.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {

namespace {

constexpr double kHandle = 14;
constexpr double kGroove = 4;
constexpr int kPageSteps = 4;

}  // namespace

SliderTrack::SliderTrack(QWidget* parent) : QWidget(parent)
{
    installSliderAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    m_wheelEnd.setSingleShot(true);
    m_wheelEnd.setInterval(400);
    connect(&m_wheelEnd, &QTimer::timeout, this, &SliderTrack::editFinished);
}

void SliderTrack::setStops(const QList<SliderStop>& stops)
{
    Q_ASSERT(!stops.isEmpty());
    if (stops == m_stops)
        return;
    m_stops = stops;
    update();
}

void SliderTrack::setLogarithmic(bool logarithmic)
{
    m_logarithmic = logarithmic;
    update();
}

void SliderTrack::setValue(double value)
{
    if (value == m_value)
        return;
    m_value = value;
    announceSlider(*this);
    update();
}

QString SliderTrack::valueText() const { return textOf(m_value); }

QString SliderTrack::textOf(double value) const { return m_text ? m_text(value) : QLocale().toString(value, 'g', 12); }

QString SliderTrack::obstacles() const
{
    constexpr qsizetype kMostSentences = 3;
    QStringList sentences;
    QStringList values;
    int more = 0;
    for (qsizetype i = 0; i < m_stops.size(); ++i) {
        if (m_stops[i].reason.isEmpty())
            continue;
        values << textOf(m_stops[i].value);
        // Neighbours often fail for the same reason: it is said once.
        if (i + 1 < m_stops.size() && m_stops[i + 1].reason == m_stops[i].reason)
            continue;
        if (sentences.size() < kMostSentences)
            sentences << tr("%1: %2", "a value that cannot be taken, and why").arg(values.join(QStringLiteral(", ")), m_stops[i].reason);
        else
            more += static_cast<int>(values.size());
        values.clear();
    }
    if (more > 0)
        sentences << tr("%Ln more value(s) are not possible.", nullptr, more);
    return sentences.join(u'\n');
}

QString SliderTrack::obstacleAt(const QPointF& point) const
{
    const SliderStop* stop = stopAt(point);
    if (!stop || stop->reason.isEmpty())
        return {};
    return tr("%1: %2", "a value that cannot be taken, and why").arg(textOf(stop->value), stop->reason);
}

double SliderTrack::fraction(double value) const
{
    const double low = m_stops.front().value;
    const double high = m_stops.back().value;
    if (!(high > low))
        return 0;
    const bool logarithmic = m_logarithmic && low > 0;
    const double inside = std::clamp(value, low, high);
    return logarithmic ? std::log(inside / low) / std::log(high / low) : (inside - low) / (high - low);
}

QRectF SliderTrack::groove() const
{
    const Theme& theme = Theme::current();
    const double inset = theme.px(kHandle / 2 + 2);
    return QRectF(inset, std::round((height() - theme.px(kGroove)) / 2), width() - 2 * inset, theme.px(kGroove));
}

double SliderTrack::x(double value) const
{
    const QRectF place = groove();
    const double along = fraction(value) * place.width();
    return layoutDirection() == Qt::RightToLeft ? place.right() - along : place.left() + along;
}

const SliderStop* SliderTrack::allowedNear(double wanted) const
{
    const SliderStop* best = nullptr;
    for (const SliderStop& stop : m_stops) {
        if (stop.reason.isEmpty() && (!best || std::abs(fraction(stop.value) - wanted) < std::abs(fraction(best->value) - wanted)))
            best = &stop;
    }
    return best;
}

double SliderTrack::stepped(int count) const
{
    double value = m_value;
    const auto pass = [&](const SliderStop& stop) {
        if (count != 0 && stop.reason.isEmpty() && (count > 0 ? stop.value > value : stop.value < value)) {
            value = stop.value;
            count += count > 0 ? -1 : 1;
        }
    };
    if (count > 0)
        std::for_each(m_stops.begin(), m_stops.end(), pass);
    else
        std::for_each(m_stops.rbegin(), m_stops.rend(), pass);
    return value;
}

void SliderTrack::take(double value)
{
    if (value == m_value)
        return;
    setValue(value);
    Q_EMIT valueEdited(value);
}

void SliderTrack::edit(double value)
{
    if (const SliderStop* stop = allowedNear(fraction(value)))
        take(stop->value);
}

const SliderStop* SliderTrack::stopAt(const QPointF& point) const
{
    const SliderStop* best = nullptr;
    for (const SliderStop& stop : m_stops) {
        const double distance = std::abs(x(stop.value) - point.x());
        if (distance <= Theme::current().px(6) && (!best || distance < std::abs(x(best->value) - point.x())))
            best = &stop;
    }
    return best;
}

void SliderTrack::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF place = groove();
    const QColor accent = theme.color(isEnabled() ? ColorRole::Accent : ColorRole::Disabled);
    const double reach = theme.px(7);
    for (const SliderStop& stop : m_stops) {
        if (!stop.tick)
            continue;
        // A stop that cannot be taken has a shorter, dotted-looking tick; its reason is its tooltip.
        const bool allowed = stop.reason.isEmpty();
        const double at = std::round(x(stop.value)) + 0.5;
        const double length = allowed ? reach : reach * 0.5;
        painter.setPen(QPen(theme.color(allowed ? ColorRole::Muted : ColorRole::Disabled), 1));
        painter.drawLine(QLineF(at, place.center().y() + theme.px(3), at, place.center().y() + theme.px(3) + length));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(ColorRole::Groove));
    painter.drawRoundedRect(place, place.height() / 2, place.height() / 2);
    QRectF filled = place;
    if (layoutDirection() == Qt::RightToLeft)
        filled.setLeft(x(m_value));
    else
        filled.setRight(x(m_value));
    painter.setBrush(accent);
    painter.drawRoundedRect(filled, place.height() / 2, place.height() / 2);
    const double radius = theme.px(kHandle) / 2;
    painter.setBrush(theme.color(underMouse() && isEnabled() ? ColorRole::AccentSoft : ColorRole::Card));
    painter.setPen(QPen(accent, theme.px(2.5)));
    const QPointF centre(x(m_value), place.center().y());
    painter.drawEllipse(centre, radius - theme.px(1), radius - theme.px(1));
    if (hasFocus() && isFocusShown()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(accent, theme.px(1.5)));
        painter.drawEllipse(centre, radius + theme.px(2.2), radius + theme.px(2.2));
    }
}

void SliderTrack::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_dragged = true;
    mouseMoveEvent(event);
}

void SliderTrack::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_dragged)
        return;
    const QRectF place = groove();
    const double along = std::clamp((event->position().x() - place.left()) / std::max(1.0, place.width()), 0.0, 1.0);
    if (const SliderStop* stop = allowedNear(layoutDirection() == Qt::RightToLeft ? 1 - along : along))
        take(stop->value);
}

void SliderTrack::mouseReleaseEvent(QMouseEvent*)
{
    if (std::exchange(m_dragged, false))
        Q_EMIT editFinished();
}

void SliderTrack::wheelEvent(QWheelEvent* event)
{
    if (!hasFocus()) {
        event->ignore();
        return;
    }
    m_wheel += event->angleDelta().y();
    const int steps = m_wheel / QWheelEvent::DefaultDeltasPerStep;
    m_wheel -= steps * QWheelEvent::DefaultDeltasPerStep;
    if (steps != 0)
        take(stepped(steps));
    m_wheelEnd.start();
}

void SliderTrack::keyPressEvent(QKeyEvent* event)
{
    const int right = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    switch (event->key()) {
    case Qt::Key_Right:
        take(stepped(right));
        return;
    case Qt::Key_Left:
        take(stepped(-right));
        return;
    case Qt::Key_Up:
        take(stepped(1));
        return;
    case Qt::Key_Down:
        take(stepped(-1));
        return;
    case Qt::Key_PageUp:
        take(stepped(kPageSteps));
        return;
    case Qt::Key_PageDown:
        take(stepped(-kPageSteps));
        return;
    case Qt::Key_Home:
        edit(m_stops.front().value);
        return;
    case Qt::Key_End:
        edit(m_stops.back().value);
        return;
    default:
        break;
    }
    if (!event->text().isEmpty() && event->text().front().isDigit())
        Q_EMIT typed(event->text());
    else
        QWidget::keyPressEvent(event);
}

void SliderTrack::keyReleaseEvent(QKeyEvent* event)
{
    if (!event->isAutoRepeat())
        Q_EMIT editFinished();
    QWidget::keyReleaseEvent(event);
}

bool SliderTrack::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const QString obstacle = obstacleAt(help->pos()); !obstacle.isEmpty()) {
            QToolTip::showText(help->globalPos(), obstacle, this);
            return true;
        }
    }
    if (event->type() == QEvent::HoverMove || event->type() == QEvent::HoverLeave) {
        const QString obstacle = event->type() == QEvent::HoverMove ? obstacleAt(static_cast<QHoverEvent*>(event)->position()) : QString();
        if (std::exchange(m_pointedObstacle, obstacle) != obstacle)
            Q_EMIT obstaclePointed(obstacle);
    }
    return QWidget::event(event);
}

QSize SliderTrack::sizeHint() const { return QSizeF(Theme::current().px(180), Theme::current().px(24)).toSize(); }

QSize SliderTrack::minimumSizeHint() const { return QSizeF(Theme::current().px(80), Theme::current().px(24)).toSize(); }

}  // namespace shardscope
