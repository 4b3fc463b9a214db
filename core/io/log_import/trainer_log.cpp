// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>
#include <map>

#include "core/io/log_import/log_line.h"
#include "core/io/log_import/log_readers.h"

namespace shardscope {
namespace {

constexpr double kGibi = 1024.0 * 1024 * 1024;

std::optional<std::int64_t> countAt(std::string_view& text)
{
    std::int64_t value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || value < 0)
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

/// tqdm prints seconds of one, or how many a second, whichever is above 1.
std::optional<double> secondsOfOne(std::string_view line)
{
    if (const std::optional<double> seconds = numberBefore(line, "s/it"); isMeasured(seconds))
        return seconds;
    if (const std::optional<double> rate = numberBefore(line, "it/s"); isMeasured(rate))
        return 1 / *rate;
    return std::nullopt;
}

/// A bar with a description ("Loading checkpoint shards: 75%|…") is not about steps.
bool isWithoutDescription(std::string_view beforePercent)
{
    return !beforePercent.empty() && beforePercent.find_first_not_of(" 0123456789") == std::string_view::npos;
}

std::optional<ProgressBar> progressBarOf(std::string_view line)
{
    const std::size_t percent = line.find("%|");
    if (percent == std::string_view::npos || !isWithoutDescription(line.substr(0, percent)))
        return std::nullopt;
    const std::size_t counts = line.find("| ", percent + 2);
    if (counts == std::string_view::npos)
        return std::nullopt;
    std::string_view rest = line.substr(counts + 2);
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    const std::optional<std::int64_t> done = countAt(rest);
    if (!done || rest.empty() || rest.front() != '/')
        return std::nullopt;
    rest.remove_prefix(1);
    const std::optional<std::int64_t> total = countAt(rest);
    const std::optional<double> seconds = secondsOfOne(rest);
    return total && seconds ? std::optional(ProgressBar{*done, *total, *seconds}) : std::nullopt;
}

void keepHighest(double& highest, std::optional<double> gibi)
{
    if (isMeasured(gibi))
        highest = std::max(highest, *gibi * kGibi);
}

void readFigures(std::string_view line, LogReading& reading)
{
    keepHighest(reading.allocated, numberAfter(line, "memory/max_allocated (GiB)"));
    keepHighest(reading.reserved, numberAfter(line, "memory/device_reserved (GiB)"));
    if (const std::optional<double> steps = numberAfter(line, "'train_steps_per_second'"); isMeasured(steps)) {
        LogStep whole;
        whole.time = Seconds(1 / *steps);
        reading.wholeRun = whole;
        return;
    }
    reading.tellsLoss = reading.tellsLoss || line.find("'loss'") != std::string_view::npos;
    if (const std::optional<double> rate = numberAfter(line, "'tokens/train_per_sec_per_gpu'"); isMeasured(rate)) {
        LogStep step;
        step.tokensPerSecondPerGpu = rate;
        reading.steps.push_back(step);
    }
}

bool goesBack(const std::vector<ProgressBar>& bars)
{
    return std::adjacent_find(bars.begin(), bars.end(), [](const ProgressBar& a, const ProgressBar& b) { return b.done < a.done; }) !=
           bars.end();
}

double spanOf(const std::vector<ProgressBar>& bars)
{
    return static_cast<double>(bars.back().done - bars.front().done) * bars.back().seconds;
}

}  // namespace

void readTrainerLine(std::string_view line, LogReading& reading)
{
    if (const std::optional<ProgressBar> bar = progressBarOf(line))
        reading.bars.push_back(*bar);
    const std::size_t figures = line.find("{'");
    if (figures != std::string_view::npos)
        readFigures(line.substr(figures), reading);
}

void takeProgressBar(LogReading& reading)
{
    std::map<std::int64_t, std::vector<ProgressBar>> byTotal;
    for (const ProgressBar& bar : reading.bars)
        byTotal[bar.total].push_back(bar);
    const std::vector<ProgressBar>* training = nullptr;
    for (const auto& [total, bars] : byTotal) {
        if (!goesBack(bars) && (!training || spanOf(bars) > spanOf(*training)))
            training = &bars;
    }
    if (!reading.steps.empty() || !(reading.tellsLoss || reading.wholeRun))
        return;
    std::optional<std::int64_t> last;
    for (const ProgressBar& bar : training ? *training : std::vector<ProgressBar>()) {
        if (bar.done == 0 || bar.done == last)
            continue;  // a refresh without a new step
        LogStep step;
        step.number = last = bar.done;
        step.time = Seconds(bar.seconds);
        reading.steps.push_back(step);
    }
    if (reading.steps.empty() && reading.wholeRun)
        reading.steps.push_back(*reading.wholeRun);
}

}  // namespace shardscope
