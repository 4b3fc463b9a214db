// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/player/playback.h"

#include <QEvent>
#include <QStyle>
#include <QTimerEvent>
#include <QWidget>

namespace shardscope {
namespace {

constexpr int kFrame = 16;  ///< milliseconds

}  // namespace

Playback::Playback(QWidget& watched) : QObject(&watched), m_watched(watched)
{
    followStyle();
    watched.installEventFilter(this);
}

void Playback::followStyle() { setReducedMotion(m_watched.style()->styleHint(QStyle::SH_Widget_Animate, nullptr, &m_watched) == 0); }

void Playback::setReducedMotion(bool reduced)
{
    m_reduced = reduced;
    followPace();
}

void Playback::followPace()
{
    if (m_timer.isActive())
        startTimer();
}

void Playback::play()
{
    if (m_playing || !start())
        return;
    m_playing = true;
    startTimer();
    Q_EMIT playingChanged(true);
}

void Playback::pause()
{
    if (!m_playing)
        return;
    m_playing = false;
    m_timer.stop();
    Q_EMIT playingChanged(false);
}

void Playback::startTimer()
{
    if (!m_watched.isVisible())
        return;
    m_clock.start();
    m_timer.start(m_reduced ? static_cast<int>(1000 * secondsPerPlace()) : kFrame, Qt::PreciseTimer, this);
}

void Playback::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_timer.timerId()) {
        QObject::timerEvent(event);
        return;
    }
    const double passed = static_cast<double>(m_clock.nsecsElapsed()) * 1e-9;
    m_clock.restart();
    pass(passed);
}

bool Playback::eventFilter(QObject* watched, QEvent* event)
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
