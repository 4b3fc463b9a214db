// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>

class QWidget;

namespace shardscope {

/// Plays something. The clock is the wall's, not the number of frames. No timer runs while the watched widget is hidden. With reduced
/// motion it goes from place to place instead of gliding.
class Playback : public QObject {
    Q_OBJECT
public:
    explicit Playback(QWidget& watched);

    void play();
    void pause();
    void toggle() { m_playing ? pause() : play(); }
    [[nodiscard]] bool isPlaying() const { return m_playing; }
    /// Whether a timer runs now.
    [[nodiscard]] bool isTicking() const { return m_timer.isActive(); }
    /// To the next or the previous place; pauses.
    virtual void step(int direction) = 0;
    /// Until the style says otherwise.
    void setReducedMotion(bool reduced);
    [[nodiscard]] bool isMotionReduced() const { return m_reduced; }

Q_SIGNALS:
    void playingChanged(bool playing);

protected:
    /// Goes to where playing starts. False: there is nothing to play.
    [[nodiscard]] virtual bool start() = 0;
    /// So much time has passed; with reduced motion: a place.
    virtual void pass(double seconds) = 0;
    /// For how long a place is shown with reduced motion.
    [[nodiscard]] virtual double secondsPerPlace() const = 0;
    /// That has changed.
    void followPace();

    void timerEvent(QTimerEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void followStyle();
    void startTimer();

    QWidget& m_watched;
    QBasicTimer m_timer;
    QElapsedTimer m_clock;
    bool m_playing = false;
    bool m_reduced = false;
};

}  // namespace shardscope
