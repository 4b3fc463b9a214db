// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/log_import/training_log.h"
#include "core/scenario/scenario.h"

namespace shardscope {

/// Holds what a log says about a run of a scenario.
struct LogSummary {
    Measured measured;                        ///< step time or tokens per second and GPU, whichever the log tells; memory where it does
    int steps = 0;                            ///< that count
    int warmUp = 0;                           ///< the first ones, which do not
    double spread = 0;                        ///< (90th − 10th percentile) / median of those that count
    std::optional<std::int64_t> globalBatch;  ///< as the log says it where the scenario has another
};

/// The median over the steps after the warm-up: a tenth of them, at least two and at most twenty, of five steps and more.
/// Rates of the whole job become a GPU's, and samples become a step's time, by the scenario's GPUs and batch.
[[nodiscard]] LogSummary summariseLog(const TrainingLog& log, const Scenario& scenario);

}  // namespace shardscope
