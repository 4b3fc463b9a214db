// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/player/moment.h"
#include "widgets/player/playback.h"

namespace shardscope {

/// How long the steps are shown, in seconds: all together, but none shorter or longer than this.
struct Pace {
    double whole = 24;
    double shortest = 0.4;
    double longest = 2.4;
};

/// Says what stands at the end: the last step as it ends, or that all is done.
enum class PlayEnd { LastStep, Done };

/// Moves through the steps of something.
class Player : public Playback {
    Q_OBJECT
public:
    explicit Player(QWidget& watched, PlayEnd end = PlayEnd::LastStep, const Pace& pace = {});

    /// Steps that there are, and for how many seconds each is shown at speed 1. Keeps the place as far as it exists.
    void setSteps(int steps);
    [[nodiscard]] int steps() const { return m_steps; }
    [[nodiscard]] double secondsPerStep() const;

    /// To the begin of the next or the previous step, or to where all is done; pauses.
    void step(int direction) override;
    /// To a place from 0 to `steps`; pauses.
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
    /// The last place that single steps lead to.
    [[nodiscard]] double lastStop() const;

    PlayEnd m_end;
    Pace m_pace;
    double m_place = 0;
    int m_steps = 0;
};

}  // namespace shardscope
