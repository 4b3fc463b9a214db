// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

#include "probe/cuda/measure/stopwatch.h"

namespace shardscope::probe::cuda {

/// Returns the report of a failure from a stage.
#define SHARDSCOPE_STAGE_TRY(stage, expression)      \
    do {                                             \
        if (auto&& tried = (expression); !tried)     \
            return reportOf(stage, tried.failure()); \
    } while (false)

/// The first GPU of this process, initialised, with a stopwatch, as most stages need it.
struct Workplace {
    Session session;
    std::unique_ptr<Bench> bench;
    std::unique_ptr<Stopwatch> watch;
    std::size_t budget = 0;  ///< bytes that may be allocated
    int unit = 0;

    static Outcome<Workplace> open(const Settings& settings);
};

/// Returns a sample of one GPU.
[[nodiscard]] Sample sampleOf(Measured what, const Timing& timing, int unit, std::string conditions);

/// Returns "L2 flushed, NVRTC 13.0, driver 580.65", equal for all samples of a series.
[[nodiscard]] std::string conditionsOf(const Bench& bench, const std::string& first);

/// Logs the clock under this load, and reports a check where the GPU is throttled.
void tellClock(StageContext& stage, const Bench& bench, const std::string& when);

}  // namespace shardscope::probe::cuda
