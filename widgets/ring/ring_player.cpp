// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ring/ring_player.h"

#include <QEvent>
#include <QStyle>
#include <QTimerEvent>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace shardscope {
namespace {

constexpr int kFrame = 16;  ///< milliseconds
constexpr double kWholeRing = 24;  ///< seconds that all steps together should take
constexpr double kShortestStep = 0.4;
constexpr double kLongestStep = 2.4;

}  // namespace

RingPlayer::RingPlayer(QWidget& watched) : QObject(&watched), m_watched(watched)
{
    watched.installEventFilter(this);
}

double RingPlayer::secondsPerStep() const { return std::clamp(kWholeRing / m_steps, kShortestStep, kLongestStep); }

void RingPlayer::setSteps(int steps)
{
    m_steps = std::max(1, steps);
    setPlace(std::min(m_place, static_cast<double>(m_steps)));
}

RingMoment RingPlayer::moment() const
{
    const int step = std::min(static_cast<int>(m_place), m_steps - 1);
    return {step, m_place - step};
}

void RingPlayer::play()
{
    if (m_playing)
        return;
    if (m_place >= m_steps)
        setPlace(0);
    m_playing = true;
    startTimer();
    Q_EMIT playingChanged(true);
}

void RingPlayer::pause()
{
    if (!m_playing)
        return;
    m_playing = false;
    m_timer.stop();
    Q_EMIT playingChanged(false);
}

void RingPlayer::startTimer()
{
    if (!m_watched.isVisible())
        return;
    m_clock.start();
    m_timer.start(m_reduced ? static_cast<int>(1000 * secondsPerStep()) : kFrame, Qt::PreciseTimer, this);
}

void RingPlayer::step(int direction)
{
    pause();
    const double next = direction > 0 ? std::floor(m_place) + 1 : std::ceil(m_place) - 1;
    setPlace(std::clamp(next, 0.0, static_cast<double>(m_steps) - 1));
}

void RingPlayer::scrub(double place)
{
    pause();
    setPlace(std::clamp(place, 0.0, static_cast<double>(m_steps)));
}

void RingPlayer::setPlace(double place)
{
    m_place = place;
    Q_EMIT momentChanged(moment());
}

void RingPlayer::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_timer.timerId()) {
        QObject::timerEvent(event);
        return;
    }
    const double passed = static_cast<double>(m_clock.nsecsElapsed()) * 1e-9;
    m_clock.restart();
    const double next = m_reduced ? std::floor(m_place) + 1 : m_place + passed / secondsPerStep();
    const double last = m_reduced ? m_steps - 1 : m_steps;
    setPlace(std::min(next, last));
    if (m_place >= last)
        pause();
}

bool RingPlayer::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Hide)
        m_timer.stop();
    else if (event->type() == QEvent::Show && m_playing)
        startTimer();
    return QObject::eventFilter(watched, event);
}

}  // namespace shardscope
