// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_player.h"

#include <algorithm>

#include "widgets/timeline/gantt_view.h"

namespace shardscope {

namespace {

/// Seconds for the whole extent at speed 1.
constexpr double kWholeSeconds = 12;
/// Seconds between events where motion is reduced.
constexpr double kStepTime = 0.7;
constexpr double kSlowest = 1.0 / 16;
constexpr double kFastest = 16;

}  // namespace

GanttPlayer::GanttPlayer(GanttView& view) : Playback(view), m_view(view) {}

double GanttPlayer::secondsPerPlace() const { return kStepTime / m_speed; }

bool GanttPlayer::start()
{
    if (m_view.content().isEmpty())
        return false;
    if (!m_view.playhead() || *m_view.playhead() >= m_view.content().extent().end)
        m_view.setPlayhead(0);
    return true;
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
    followPace();
    Q_EMIT speedChanged(next);
}

void GanttPlayer::pass(double seconds)
{
    const double end = m_view.content().extent().end;
    const double from = m_view.playhead().value_or(0);
    const TimeFolds& folds = m_view.content().folds;
    const double next = isMotionReduced() ? m_view.nextEvent(from, 1).value_or(end)
                                          : folds.real(folds.shown(from) + seconds * m_speed * folds.shown(end) / kWholeSeconds);
    m_view.setPlayhead(std::min(next, end));
    if (next >= end)
        pause();
}

}  // namespace shardscope
