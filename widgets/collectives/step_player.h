// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>

#include "widgets/collectives/collective_data.h"

class QWidget;

namespace shardscope {

/// Moves through the steps of a collective. The clock is the wall's, not the number of frames. No timer runs while the watched
/// widget is hidden. With reduced motion it goes from step to step instead of gliding.
class StepPlayer : public QObject {
    Q_OBJECT
public:
    explicit StepPlayer(QWidget& watched);

    void setSteps(int steps);
    [[nodiscard]] int steps() const { return m_steps; }
    [[nodiscard]] double secondsPerStep() const;

    void play();
    void pause();
    void toggle() { m_playing ? pause() : play(); }
    [[nodiscard]] bool isPlaying() const { return m_playing; }
    /// Whether a timer runs now.
    [[nodiscard]] bool isTicking() const { return m_timer.isActive(); }
    /// To the begin of the next or the previous step, or to the end of all; pauses.
    void step(int direction);
    /// To a place from 0 to `steps`; pauses.
    void scrub(double place);
    [[nodiscard]] double place() const { return m_place; }
    [[nodiscard]] PlayedMoment moment() const;
    void setReducedMotion(bool reduced);
    [[nodiscard]] bool isMotionReduced() const { return m_reduced; }

Q_SIGNALS:
    void momentChanged(const shardscope::PlayedMoment& moment);
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
    int m_steps = 0;
    bool m_playing = false;
    bool m_reduced = false;
};

}  // namespace shardscope
