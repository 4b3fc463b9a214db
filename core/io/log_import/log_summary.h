// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/doctor/log_shape.h"
#include "core/io/log_import/training_log.h"
#include "core/scenario/scenario.h"

namespace shardscope {

/// The figures of a run of a scenario, read from its log.
struct LogSummary {
    Measured measured;                        ///< step time or tokens per second and GPU, whichever the log has; memory if it has it
    int steps = 0;                            ///< that count
    int warmUp = 0;                           ///< first steps, which are not counted
    double spread = 0;                        ///< (90th − 10th percentile) / median of the counted steps
    std::optional<std::int64_t> globalBatch;  ///< the log's, where the scenario has another
};

/// Returns the medians over the steps after the warm-up. From five steps on, the warm-up is a tenth of them, at least two and at most
/// twenty. Rates of the whole job become a GPU's, and samples become a step's time, by the scenario's GPUs and batch.
[[nodiscard]] LogSummary summariseLog(const TrainingLog& log, const Scenario& scenario);

/// Returns the seconds of each step, with the trainer's numbers or, where it prints none, counted from 1. Rates become seconds by the
/// scenario's tokens of a step. Only lines of the same kind as the last are taken.
[[nodiscard]] std::vector<TimedStep> timedSteps(const TrainingLog& log, const Scenario& scenario);

}  // namespace shardscope
