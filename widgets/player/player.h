// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>

#include "widgets/player/moment.h"

class QWidget;

namespace shardscope {

/// How long the steps are shown, in seconds: all together, but none shorter or longer than this.
struct Pace {
    double whole = 24;
    double shortest = 0.4;
    double longest = 2.4;
};

/// What stands at the end: the last step as it ends, or that all is done.
enum class PlayEnd { LastStep, Done };

/// Moves through the steps of something. The clock is the wall's, not the number of frames. No timer runs while the watched
/// widget is hidden. With reduced motion it goes from step to step instead of gliding.
class Player : public QObject {
    Q_OBJECT
public:
    explicit Player(QWidget& watched, PlayEnd end = PlayEnd::LastStep, const Pace& pace = {});

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
    /// To the begin of the next or the previous step, or to where all is done; pauses.
    void step(int direction);
    /// To a place from 0 to `steps`; pauses.
    void scrub(double place);
    [[nodiscard]] double place() const { return m_place; }
    [[nodiscard]] Moment moment() const;
    /// Until the style says otherwise.
    void setReducedMotion(bool reduced);
    [[nodiscard]] bool isMotionReduced() const { return m_reduced; }

Q_SIGNALS:
    void momentChanged(const shardscope::Moment& moment);
    void playingChanged(bool playing);

protected:
    void timerEvent(QTimerEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void followStyle();
    void startTimer();
    void setPlace(double place);

    [[nodiscard]] double lastStop() const;

    QWidget& m_watched;
    PlayEnd m_end;
    Pace m_pace;
    QBasicTimer m_timer;
    QElapsedTimer m_clock;
    double m_place = 0;
    int m_steps = 0;
    bool m_playing = false;
    bool m_reduced = false;
};

}  // namespace shardscope
