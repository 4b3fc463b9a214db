// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/player/player.h"

#include <QEvent>
#include <QStyle>
#include <QTimerEvent>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace shardscope {
namespace {

constexpr int kFrame = 16;  ///< milliseconds

}  // namespace

Player::Player(QWidget& watched, PlayEnd end, const Pace& pace) : QObject(&watched), m_watched(watched), m_end(end), m_pace(pace)
{
    followStyle();
    watched.installEventFilter(this);
}

double Player::secondsPerStep() const { return std::clamp(m_pace.whole / std::max(1, m_steps), m_pace.shortest, m_pace.longest); }

/// The last place that single steps lead to.
double Player::lastStop() const { return m_end == PlayEnd::Done ? m_steps : std::max(0, m_steps - 1); }

void Player::setSteps(int steps)
{
    m_steps = std::max(0, steps);
    if (m_steps == 0)
        pause();
    setPlace(std::min(m_place, static_cast<double>(m_steps)));
}

Moment Player::moment() const
{
    const int last = m_end == PlayEnd::Done ? m_steps : std::max(0, m_steps - 1);
    const int step = std::min(static_cast<int>(m_place), last);
    return {step, step == m_steps ? 0 : m_place - step};
}

void Player::followStyle() { setReducedMotion(m_watched.style()->styleHint(QStyle::SH_Widget_Animate, nullptr, &m_watched) == 0); }

void Player::setReducedMotion(bool reduced)
{
    m_reduced = reduced;
    if (m_timer.isActive())
        startTimer();
}

void Player::play()
{
    if (m_playing || m_steps == 0)
        return;
    if (m_place >= m_steps)
        setPlace(0);
    m_playing = true;
    startTimer();
    Q_EMIT playingChanged(true);
}

void Player::pause()
{
    if (!m_playing)
        return;
    m_playing = false;
    m_timer.stop();
    Q_EMIT playingChanged(false);
}

void Player::startTimer()
{
    if (!m_watched.isVisible())
        return;
    m_clock.start();
    m_timer.start(m_reduced ? static_cast<int>(1000 * secondsPerStep()) : kFrame, Qt::PreciseTimer, this);
}

void Player::step(int direction)
{
    pause();
    const double next = direction > 0 ? std::floor(m_place) + 1 : std::ceil(m_place) - 1;
    setPlace(std::clamp(next, 0.0, lastStop()));
}

void Player::scrub(double place)
{
    pause();
    setPlace(std::clamp(place, 0.0, static_cast<double>(m_steps)));
}

void Player::setPlace(double place)
{
    m_place = place;
    Q_EMIT momentChanged(moment());
}

void Player::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_timer.timerId()) {
        QObject::timerEvent(event);
        return;
    }
    const double passed = static_cast<double>(m_clock.nsecsElapsed()) * 1e-9;
    m_clock.restart();
    const double next = m_reduced ? std::floor(m_place) + 1 : m_place + passed / secondsPerStep();
    const double last = m_reduced ? lastStop() : m_steps;
    setPlace(std::min(next, last));
    if (m_place >= last)
        pause();
}

bool Player::eventFilter(QObject* watched, QEvent* event)
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
