// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scenario_log.h"

#include "core/io/log_import/log_summary.h"

namespace shardscope::cli {

Result<TrainingLog> readLogOf(const Scenario& scenario, const std::string& text, const std::string& path)
{
    Result<TrainingLog> log = readTrainingLog(text, path);
    if (!log)
        return log;
    if (const std::optional<std::int64_t> batch = summariseLog(*log, scenario).globalBatch)
        return Error{
            ErrorCode::Contradiction,
            {"the log's global batch is " + std::to_string(*batch) + ", the scenario's is " + std::to_string(scenario.training.globalBatch),
             "correct the scenario"},
            path,
            {}};
    return log;
}

}  // namespace shardscope::cli
