// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

#include "probe/cuda/measure/stopwatch.h"

namespace shardscope::probe::cuda {

/// Leaves a stage with the report of a failure.
#define SHARDSCOPE_STAGE_TRY(stage, expression)      \
    do {                                             \
        if (auto&& tried = (expression); !tried)     \
            return reportOf(stage, tried.failure()); \
    } while (false)

/// The first GPU of this process made ready, with a stopwatch: what most stages begin with.
struct Workplace {
    Session session;
    std::unique_ptr<Bench> bench;
    std::unique_ptr<Stopwatch> watch;
    std::size_t budget = 0;  ///< bytes that may be taken
    int unit = 0;

    static Outcome<Workplace> open(const Settings& settings);
};

/// A sample of one GPU.
[[nodiscard]] Sample sampleOf(Measured what, const Timing& timing, int unit, std::string conditions);

/// "L2 flushed, NVRTC 13.0, driver 580.65": the same for all samples of a series.
[[nodiscard]] std::string conditionsOf(const Bench& bench, const std::string& first);

/// The clock under this load as a line of the log, and a check where something slows the GPU down.
void tellClock(StageContext& stage, const Bench& bench, const std::string& when);

}  // namespace shardscope::probe::cuda
