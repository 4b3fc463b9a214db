// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collectives/step_player.h"

#include <QEvent>
#include <QStyle>
#include <QTimerEvent>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace shardscope {
namespace {

constexpr int kFrame = 16;     ///< milliseconds
constexpr double kWhole = 20;  ///< seconds that all steps together should take
constexpr double kShortestStep = 0.6;
constexpr double kLongestStep = 2;

}  // namespace

StepPlayer::StepPlayer(QWidget& watched) : QObject(&watched), m_watched(watched)
{
    m_reduced = watched.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &watched) == 0;
    watched.installEventFilter(this);
}

double StepPlayer::secondsPerStep() const { return std::clamp(kWhole / std::max(1, m_steps), kShortestStep, kLongestStep); }

void StepPlayer::setSteps(int steps)
{
    pause();
    m_steps = std::max(0, steps);
    setPlace(std::min(m_place, static_cast<double>(m_steps)));
}

PlayedMoment StepPlayer::moment() const
{
    const int step = std::min(static_cast<int>(m_place), m_steps);
    return {step, step == m_steps ? 0 : m_place - step};
}

void StepPlayer::play()
{
    if (m_playing || m_steps == 0)
        return;
    if (m_place >= m_steps)
        setPlace(0);
    m_playing = true;
    startTimer();
    Q_EMIT playingChanged(true);
}

void StepPlayer::pause()
{
    if (!m_playing)
        return;
    m_playing = false;
    m_timer.stop();
    Q_EMIT playingChanged(false);
}

void StepPlayer::startTimer()
{
    if (!m_watched.isVisible())
        return;
    m_clock.start();
    m_timer.start(m_reduced ? static_cast<int>(1000 * secondsPerStep()) : kFrame, Qt::PreciseTimer, this);
}

void StepPlayer::step(int direction)
{
    pause();
    const double next = direction > 0 ? std::floor(m_place) + 1 : std::ceil(m_place) - 1;
    setPlace(std::clamp(next, 0.0, static_cast<double>(m_steps)));
}

void StepPlayer::scrub(double place)
{
    pause();
    setPlace(std::clamp(place, 0.0, static_cast<double>(m_steps)));
}

void StepPlayer::setReducedMotion(bool reduced)
{
    m_reduced = reduced;
    if (m_timer.isActive())
        startTimer();
}

void StepPlayer::setPlace(double place)
{
    m_place = place;
    Q_EMIT momentChanged(moment());
}

void StepPlayer::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_timer.timerId()) {
        QObject::timerEvent(event);
        return;
    }
    const double passed = static_cast<double>(m_clock.nsecsElapsed()) * 1e-9;
    m_clock.restart();
    setPlace(std::min(m_reduced ? std::floor(m_place) + 1 : m_place + passed / secondsPerStep(), static_cast<double>(m_steps)));
    if (m_place >= m_steps)
        pause();
}

bool StepPlayer::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Hide)
        m_timer.stop();
    else if (event->type() == QEvent::Show && m_playing)
        startTimer();
    return QObject::eventFilter(watched, event);
}

}  // namespace shardscope
