// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>

#include "widgets/ring/ring_canvas.h"

class QWidget;

namespace shardscope {

/// Moves through the steps of a ring. The clock is the wall's, not the number of frames. No timer runs while the watched
/// widget is hidden. With reduced motion it goes from step to step instead of gliding.
class RingPlayer : public QObject {
    Q_OBJECT
public:
    explicit RingPlayer(QWidget& watched);

    /// Steps that there are, and for how many seconds each is shown at speed 1. Keeps the place as far as it exists.
    void setSteps(int steps);
    [[nodiscard]] int steps() const { return m_steps; }
    [[nodiscard]] double secondsPerStep() const;

    void play();
    void pause();
    void toggle() { m_playing ? pause() : play(); }
    [[nodiscard]] bool isPlaying() const { return m_playing; }
    /// Whether a timer runs now.
    [[nodiscard]] bool isTicking() const { return m_timer.isActive(); }
    /// To the begin of the next or the previous step; pauses.
    void step(int direction);
    /// To a place from 0 to `steps`; pauses.
    void scrub(double place);
    [[nodiscard]] double place() const { return m_place; }
    [[nodiscard]] RingMoment moment() const;
    void setReducedMotion(bool reduced) { m_reduced = reduced; }
    [[nodiscard]] bool isMotionReduced() const { return m_reduced; }

Q_SIGNALS:
    void momentChanged(const shardscope::RingMoment& moment);
    void playingChanged(bool playing);

protected:
    void timerEvent(QTimerEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void startTimer();
    void setPlace(double place);

    QWidget& m_watched;
    QBasicTimer m_timer;
    QElapsedTimer m_clock;
    double m_place = 0;
    int m_steps = 1;
    bool m_playing = false;
    bool m_reduced = false;
};

}  // namespace shardscope
