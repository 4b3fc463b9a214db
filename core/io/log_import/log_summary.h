// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

}  // namespace shardscope
