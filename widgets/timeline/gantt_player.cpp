// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_player.h"

#include <QEvent>
#include <QStyle>
#include <QTimerEvent>

#include <algorithm>

#include "widgets/timeline/gantt_view.h"

namespace shardscope {

namespace {

/// Seconds for the whole extent at speed 1.
constexpr double kWholeSeconds = 12;
constexpr int kFrame = 16;
/// Milliseconds between events where motion is reduced.
constexpr double kStepTime = 700;
constexpr double kSlowest = 1.0 / 16;
constexpr double kFastest = 16;

}  // namespace

GanttPlayer::GanttPlayer(GanttView& view) : QObject(&view), m_view(view)
{
    followStyle();
    view.installEventFilter(this);
}

void GanttPlayer::setPlaying(bool playing)
{
    if (playing == m_playing)
        return;
    m_playing = playing;
    Q_EMIT playingChanged(playing);
}

void GanttPlayer::startTimer()
{
    m_clock.start();
    m_timer.start(m_reduced ? static_cast<int>(kStepTime / m_speed) : kFrame, m_reduced ? Qt::CoarseTimer : Qt::PreciseTimer, this);
}

void GanttPlayer::play()
{
    if (m_playing || m_view.content().isEmpty())
        return;
    const double end = m_view.content().extent().end;
    if (!m_view.playhead() || *m_view.playhead() >= end)
        m_view.setPlayhead(0);
    setPlaying(true);
    if (m_view.isVisible())
        startTimer();
}

void GanttPlayer::pause()
{
    m_timer.stop();
    setPlaying(false);
}

void GanttPlayer::stop()
{
    pause();
    m_view.setPlayhead(std::nullopt);
}

void GanttPlayer::step(int direction)
{
    pause();
    if (m_view.content().isEmpty())
        return;
    const double end = m_view.content().extent().end;
    const double from = m_view.playhead().value_or(direction > 0 ? 0 : end);
    m_view.setPlayhead(m_view.nextEvent(from, direction).value_or(direction > 0 ? end : 0));
}

void GanttPlayer::scrub(double time)
{
    pause();
    if (!m_view.content().isEmpty())
        m_view.setPlayhead(time);
}

void GanttPlayer::setSpeed(double speed)
{
    const double next = std::clamp(speed, kSlowest, kFastest);
    if (next == m_speed)
        return;
    m_speed = next;
    if (m_timer.isActive())
        startTimer();
    Q_EMIT speedChanged(next);
}

void GanttPlayer::followStyle()
{
    setReducedMotion(m_view.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &m_view) == 0);
}

void GanttPlayer::setReducedMotion(bool reduced)
{
    m_reduced = reduced;
    if (m_timer.isActive())
        startTimer();
}

void GanttPlayer::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_timer.timerId())
        return;
    const double end = m_view.content().extent().end;
    const double from = m_view.playhead().value_or(0);
    const TimeFolds& folds = m_view.content().folds;
    double next = end;
    if (m_reduced)
        next = m_view.nextEvent(from, 1).value_or(end);
    else
        next =
            folds.real(folds.shown(from) + static_cast<double>(m_clock.nsecsElapsed()) * 1e-9 * m_speed * folds.shown(end) / kWholeSeconds);
    m_clock.start();
    m_view.setPlayhead(std::min(next, end));
    if (next >= end)
        pause();
}

bool GanttPlayer::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Hide)
        m_timer.stop();
    else if (event->type() == QEvent::Show && m_playing)
        startTimer();
    else if (event->type() == QEvent::StyleChange)
        followStyle();
    return QObject::eventFilter(watched, event);
}

}  // namespace shardscope
