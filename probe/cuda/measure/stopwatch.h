// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "probe/cuda/measure/gate.h"
#include "probe/cuda/measure/statistics.h"

namespace shardscope::probe::cuda {

/// The way in which one kernel is timed.
struct TimingPlan {
    StopRule stop;
    bool flush = true;  ///< whether to flush the L2 cache before every run
    int perBatch = 8;   ///< runs queued behind one gate: more than some hundred launches would not fit in the queue
    int repeats = 1;    ///< repetitions of the work in one run, for work too short for a clock of half a microsecond
    double warmUp = 1;  ///< warm-up before the first run that counts
};

/// Times work on a GPU by events in its stream, behind a gate.
class Stopwatch {
public:
    static Outcome<Stopwatch> make(Bench& bench);

    /// Times `work`, which queues one repetition in the bench's stream. Empty if the run stops.
    Outcome<Timing> time(StageContext& stage, const TimingPlan& plan, const std::function<Done()>& work);

private:
    Stopwatch(Bench& bench, Gate gate) : m_bench(&bench), m_gate(std::move(gate)) {}
    Done queueBatch(const TimingPlan& plan, int runs, const std::function<Done()>& work);
    Done readBatch(int runs, int repeats, std::vector<double>& seconds);

    Bench* m_bench;
    Gate m_gate;
    std::vector<EventHandle> m_begins;
    std::vector<EventHandle> m_ends;
};

/// Returns the stop rule of a quick or a thorough run.
[[nodiscard]] StopRule stopRule(const Settings& settings);

}  // namespace shardscope::probe::cuda
