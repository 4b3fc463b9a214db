// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>

class QWidget;

namespace shardscope {

/// The base of animations. The time is the wall clock's, not the number of frames. No timer runs while the watched widget is hidden. With
/// reduced motion it jumps from place to place instead of gliding.
class Playback : public QObject {
    Q_OBJECT
public:
    explicit Playback(QWidget& watched);

    void play();
    void pause();
    void toggle() { m_playing ? pause() : play(); }
    [[nodiscard]] bool isPlaying() const { return m_playing; }
    /// Returns whether a timer is running.
    [[nodiscard]] bool isTicking() const { return m_timer.isActive(); }
    /// Goes to the next or the previous place; pauses.
    virtual void step(int direction) = 0;
    /// Sets reduced motion, until the style changes it.
    void setReducedMotion(bool reduced);
    [[nodiscard]] bool isMotionReduced() const { return m_reduced; }

Q_SIGNALS:
    void playingChanged(bool playing);

protected:
    /// Goes to the start. Returns false if there is nothing to play.
    [[nodiscard]] virtual bool start() = 0;
    /// Advances by this time; with reduced motion by one place.
    virtual void pass(double seconds) = 0;
    /// Returns the seconds for which a place is shown with reduced motion.
    [[nodiscard]] virtual double secondsPerPlace() const = 0;
    /// Follows a change of these seconds.
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
