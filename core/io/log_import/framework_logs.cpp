// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/io/log_import/log_line.h"
#include "core/io/log_import/log_readers.h"

namespace shardscope {
namespace {

constexpr double kMebi = 1024.0 * 1024;
constexpr double kGibi = 1024.0 * kMebi;

std::optional<std::int64_t> countAfter(std::string_view line, std::string_view label)
{
    const std::optional<double> count = numberAfter(line, label);
    return count && std::floor(*count) == *count && *count >= 0 && *count < 1e15 ? std::optional(static_cast<std::int64_t>(*count))
                                                                                 : std::nullopt;
}

void keepHighest(double& highest, std::optional<double> value, double unit)
{
    if (isMeasured(value))
        highest = std::max(highest, *value * unit);
}

}  // namespace

void readMegatronLine(std::string_view line, LogReading& reading)
{
    if (line.find("memory (MB)") != std::string_view::npos) {
        keepHighest(reading.allocated, numberAfter(line, "max allocated"), kMebi);
        keepHighest(reading.reserved, numberAfter(line, "max reserved"), kMebi);
        return;
    }
    const std::optional<double> milliseconds = numberAfter(line, "elapsed time per iteration (ms)");
    if (!isMeasured(milliseconds))
        return;
    LogStep step;
    step.number = countAfter(line, "iteration");
    step.time = Seconds(*milliseconds / 1000);
    if (const std::optional<std::int64_t> batch = countAfter(line, "global batch size"); batch && *batch > 0)
        step.globalBatch = batch;
    reading.steps.push_back(step);
}

void readBridgeLine(std::string_view line, LogReading& reading)
{
    const std::optional<double> seconds = numberAfter(line, "Step Time");
    if (line.find("GPU utilization") == std::string_view::npos || !isMeasured(seconds))
        return;
    LogStep step;
    step.time = Seconds(*seconds);
    reading.steps.push_back(step);
}

void readNemoLine(std::string_view line, LogReading& reading)
{
    const std::optional<double> seconds = numberAfter(line, "train_step_timing in s");
    if (!isMeasured(seconds))
        return;
    LogStep step;
    step.number = countAfter(line, "global_step");
    step.time = Seconds(*seconds);
    if (const std::optional<std::int64_t> batch = countAfter(line, "global_batch_size"); batch && *batch > 0)
        step.globalBatch = batch;
    reading.steps.push_back(step);
}

void readTorchtitanLine(std::string_view line, LogReading& reading)
{
    if (line.find("step:") == std::string_view::npos || line.find("memory:") == std::string_view::npos)
        return;
    std::optional<double> rate = numberAfter(line, "tps:");
    if (!rate)
        rate = numberAfter(line, "wps:");
    if (!isMeasured(rate))
        return;
    keepHighest(reading.reserved, numberAfter(line, "memory:"), kGibi);
    LogStep step;
    step.number = countAfter(line, "step:");
    step.tokensPerSecondPerGpu = rate;
    reading.steps.push_back(step);
}

void readNanotronLine(std::string_view line, LogReading& reading)
{
    if (line.find("Peak reserved") != std::string_view::npos) {
        keepHighest(reading.allocated, numberAfter(line, "Peak allocated"), kMebi);
        keepHighest(reading.reserved, numberAfter(line, "Peak reserved"), kMebi);
        return;
    }
    const std::optional<double> milliseconds = numberAfter(line, "elapsed_time_per_iteration_ms");
    const std::optional<double> rate = numberAfter(line, "tokens_per_sec_per_gpu");
    if (!isMeasured(milliseconds) && !isMeasured(rate))
        return;
    LogStep step;
    step.number = countAfter(line, "iteration:");
    // Both are rounded to three digits; the rate is what people compare.
    if (isMeasured(rate))
        step.tokensPerSecondPerGpu = rate;
    else
        step.time = Seconds(*milliseconds / 1000);
    keepHighest(reading.reserved, numberAfter(line, "cuda_max_memory_reserved"), 1);
    reading.steps.push_back(step);
}

void readDeepSpeedLine(std::string_view line, LogReading& reading)
{
    std::optional<double> rate = numberAfter(line, "CurrSamplesPerSec");
    if (!rate)
        rate = numberAfter(line, "RunningAvgSamplesPerSec");
    if (!isMeasured(rate))
        return;
    keepHighest(reading.allocated, numberAfter(line, "MaxMemAllocated"), kGibi);
    LogStep step;
    step.number = countAfter(line, "global_step");
    step.samplesPerSecond = rate;
    reading.steps.push_back(step);
}

}  // namespace shardscope
