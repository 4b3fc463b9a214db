// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/log_import/log_summary.h"

#include <algorithm>

#include "core/validate/error_summary.h"

namespace shardscope {
namespace {

constexpr int kFewestForWarmUp = 5;

int warmUpOf(int steps) { return steps < kFewestForWarmUp ? 0 : std::clamp(steps / 10, 2, 20); }

/// Which of the four rates a line told: only lines of one kind can be compared.
int kindOf(const LogStep& step)
{
    if (step.time)
        return 0;
    if (step.tokensPerSecondPerGpu)
        return 1;
    return step.samplesPerSecond ? 2 : 3;
}

/// A step's time or, where that is not told, the tokens per second and GPU.
double figureOf(const LogStep& step, const Scenario& scenario)
{
    if (step.time)
        return step.time->value();
    if (step.samplesPerSecond)
        return static_cast<double>(scenario.training.globalBatch) / *step.samplesPerSecond;
    return step.tokensPerSecondPerGpu ? *step.tokensPerSecondPerGpu : *step.tokensPerSecond / scenario.cluster.gpus();
}

}  // namespace

LogSummary summariseLog(const TrainingLog& log, const Scenario& scenario)
{
    LogSummary summary;
    summary.measured.peakMemory = log.peakMemory;
    summary.measured.memoryKind = log.memoryKind;
    if (log.steps.empty())
        return summary;
    std::vector<double> figures;
    for (const LogStep& step : log.steps) {
        if (kindOf(step) == kindOf(log.steps.back()))
            figures.push_back(figureOf(step, scenario));
    }
    summary.warmUp = warmUpOf(static_cast<int>(figures.size()));
    figures.erase(figures.begin(), figures.begin() + summary.warmUp);
    summary.steps = static_cast<int>(figures.size());
    const double median = quantile(figures, 0.5);
    summary.spread = (quantile(figures, 0.9) - quantile(figures, 0.1)) / median;
    const LogStep& last = log.steps.back();
    if (last.time || last.samplesPerSecond)
        summary.measured.stepTime = Seconds(median);
    else
        summary.measured.tokensPerSecondPerGpu = median;
    if (last.globalBatch && *last.globalBatch != scenario.training.globalBatch)
        summary.globalBatch = last.globalBatch;
    return summary;
}

std::vector<TimedStep> timedSteps(const TrainingLog& log, const Scenario& scenario)
{
    const double tokensOfGpu = static_cast<double>(scenario.training.globalBatch) * static_cast<double>(scenario.training.sequenceLength) /
                               scenario.cluster.gpus();
    std::vector<TimedStep> steps;
    for (const LogStep& step : log.steps) {
        if (kindOf(step) != kindOf(log.steps.back()))
            continue;
        const double figure = figureOf(step, scenario);
        const bool isTime = step.time || step.samplesPerSecond;
        steps.push_back({step.number.value_or(static_cast<std::int64_t>(steps.size()) + 1), isTime ? figure : tokensOfGpu / figure});
    }
    return steps;
}

}  // namespace shardscope
