// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/runs/run_row.h"

namespace shardscope {

std::optional<double> measuredOf(const RunRow& row, RunMetric metric)
{
    if (metric == RunMetric::Time) {
        const std::optional<Seconds> time = row.run.stepTime();
        return time ? std::optional(time->value()) : std::nullopt;
    }
    return row.run.measured.peakMemory ? std::optional(row.run.measured.peakMemory->value()) : std::nullopt;
}

std::optional<double> estimatedOf(const RunRow& row, RunMetric metric)
{
    if (!row.compared)
        return std::nullopt;
    if (metric == RunMetric::Time)
        return row.compared->estimatedTime ? std::optional(row.compared->estimatedTime->value()) : std::nullopt;
    return row.compared->estimatedMemory ? std::optional(row.compared->estimatedMemory->value()) : std::nullopt;
}

std::optional<double> bandOf(const RunRow& row, RunMetric metric)
{
    if (!row.compared)
        return std::nullopt;
    return metric == RunMetric::Time ? row.compared->timeBand : row.compared->memoryBand;
}

std::optional<double> errorOf(const RunRow& row, RunMetric metric)
{
    const std::optional<double> measured = measuredOf(row, metric);
    const std::optional<double> estimated = estimatedOf(row, metric);
    return measured && estimated ? std::optional(*estimated / *measured - 1) : std::nullopt;
}

}  // namespace shardscope
