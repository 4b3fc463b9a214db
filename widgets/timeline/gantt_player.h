// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/player/playback.h"

namespace shardscope {

class GanttView;

/// Moves the playhead of a view; with reduced motion from event to event.
class GanttPlayer : public Playback {
    Q_OBJECT
public:
    explicit GanttPlayer(GanttView& view);

    /// Goes to the next or the previous start or end of a block; pauses.
    void step(int direction) override;
    /// Goes to a moment; pauses.
    void scrub(double time);
    /// Removes the playhead.
    void stop();
    /// Sets the speed; 1: the whole extent in twelve seconds.
    void setSpeed(double speed);
    [[nodiscard]] double speed() const { return m_speed; }

Q_SIGNALS:
    void speedChanged(double speed);

protected:
    [[nodiscard]] bool start() override;
    void pass(double seconds) override;
    [[nodiscard]] double secondsPerPlace() const override;

private:
    GanttView& m_view;
    double m_speed = 1;
};

}  // namespace shardscope
