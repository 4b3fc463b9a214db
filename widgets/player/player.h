// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/player/moment.h"
#include "widgets/player/playback.h"

namespace shardscope {

/// The seconds for which steps are shown: in total, and the least and the most for one.
struct Pace {
    double whole = 24;
    double shortest = 0.4;
    double longest = 2.4;
};

/// The end of an animation: the end of the last step, or a state in which all is done.
enum class PlayEnd { LastStep, Done };

/// Moves through the steps of something.
class Player : public Playback {
    Q_OBJECT
public:
    explicit Player(QWidget& watched, PlayEnd end = PlayEnd::LastStep, const Pace& pace = {});

    /// Sets the number of steps, and the seconds of each at speed 1. Keeps the place if it still exists.
    void setSteps(int steps);
    [[nodiscard]] int steps() const { return m_steps; }
    [[nodiscard]] double secondsPerStep() const;

    /// Goes to the beginning of the next or the previous step, or to the end; pauses.
    void step(int direction) override;
    /// Goes to a place from 0 to `steps`; pauses.
    void scrub(double place);
    [[nodiscard]] double place() const { return m_place; }
    [[nodiscard]] Moment moment() const;

Q_SIGNALS:
    void momentChanged(const shardscope::Moment& moment);

protected:
    [[nodiscard]] bool start() override;
    void pass(double seconds) override;
    [[nodiscard]] double secondsPerPlace() const override { return secondsPerStep(); }

private:
    void setPlace(double place);
    /// Returns the last place that single steps reach.
    [[nodiscard]] double lastStop() const;

    PlayEnd m_end;
    Pace m_pace;
    double m_place = 0;
    int m_steps = 0;
};

}  // namespace shardscope
