// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/player/player.h"

#include <QWidget>

#include <algorithm>
#include <cmath>

namespace shardscope {

Player::Player(QWidget& watched, PlayEnd end, const Pace& pace) : Playback(watched), m_end(end), m_pace(pace) {}

double Player::secondsPerStep() const { return std::clamp(m_pace.whole / std::max(1, m_steps), m_pace.shortest, m_pace.longest); }

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

bool Player::start()
{
    if (m_steps > 0 && m_place >= m_steps)
        setPlace(0);
    return m_steps > 0;
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

void Player::pass(double seconds)
{
    const double next = isMotionReduced() ? std::floor(m_place) + 1 : m_place + seconds / secondsPerStep();
    const double last = isMotionReduced() ? lastStop() : m_steps;
    setPlace(std::min(next, last));
    if (m_place >= last)
        pause();
}

}  // namespace shardscope
