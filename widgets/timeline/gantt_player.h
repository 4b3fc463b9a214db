// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>

namespace shardscope {

class GanttView;

/// Moves the playhead of a view. The clock is the wall's, not the number of frames; hidden views stand still. With reduced
/// motion it goes from event to event instead of gliding.
class GanttPlayer : public QObject {
    Q_OBJECT
public:
    explicit GanttPlayer(GanttView& view);

    void play();
    void pause();
    void toggle() { m_playing ? pause() : play(); }
    [[nodiscard]] bool isPlaying() const { return m_playing; }
    /// To the next start or end of a block, or the one before.
    void step(int direction);
    /// To a moment; pauses.
    void scrub(double time);
    /// No playhead.
    void stop();
    /// 1: the whole extent in twelve seconds.
    void setSpeed(double speed);
    [[nodiscard]] double speed() const { return m_speed; }
    /// Until the style says otherwise.
    void setReducedMotion(bool reduced);
    [[nodiscard]] bool isMotionReduced() const { return m_reduced; }

Q_SIGNALS:
    void playingChanged(bool playing);
    void speedChanged(double speed);

protected:
    void timerEvent(QTimerEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setPlaying(bool playing);
    void followStyle();
    void startTimer();

    GanttView& m_view;
    QBasicTimer m_timer;
    QElapsedTimer m_clock;
    double m_speed = 1;
    bool m_playing = false;
    bool m_reduced = false;
};

}  // namespace shardscope
