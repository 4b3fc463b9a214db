// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/log_shape.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/calibrate/residual.h"
#include "core/doctor/level_changes.h"

namespace shardscope {
namespace {

constexpr std::size_t kMostFirstSteps = 20;
constexpr std::size_t kFewestForFirstSteps = 5;
constexpr double kSlowByNoise = 5;
constexpr double kSlowBy = 0.1;
constexpr std::size_t kFewestForDrift = 30;
constexpr std::size_t kMostOfLine = 400;  ///< steps whose pairs a line is drawn through
constexpr double kBetterLine = 0.9;       ///< of the differences that levels leave
constexpr std::size_t kFewestOfPeriod = 3;
constexpr double kMostIrregular = 0.2;

bool isSlow(double seconds, const Level& level)
{
    return seconds > level.median + std::max(kSlowByNoise * level.noise, kSlowBy * level.median);
}

/// Slow steps at the start without a gap; the first alone where the rest follows too soon to know.
std::size_t firstStepsOf(std::span<const double> seconds)
{
    if (seconds.size() < kFewestForFirstSteps)
        return 0;
    const std::size_t tried = std::min(kMostFirstSteps, seconds.size() / 2);
    const std::span<const double> rest = seconds.subspan(tried);
    const Level level = levelsOf(rest).front();
    std::size_t first = 0;
    while (first < tried && isSlow(seconds[first], level))
        ++first;
    return first;
}

/// A line by the median of all slopes: y(x) = at0 + slope · x.
struct Line {
    double at0 = 0;
    double slope = 0;

    [[nodiscard]] double at(std::size_t x) const { return at0 + slope * static_cast<double>(x); }
};

Line lineThrough(std::span<const double> values)
{
    const std::size_t stride = std::max<std::size_t>(1, values.size() / kMostOfLine);
    std::vector<double> slopes;
    for (std::size_t a = 0; a < values.size(); a += stride)
        for (std::size_t b = a + stride; b < values.size(); b += stride)
            slopes.push_back((values[b] - values[a]) / static_cast<double>(b - a));
    Line line{0, medianOf(slopes)};
    std::vector<double> offsets;
    for (std::size_t x = 0; x < values.size(); ++x)
        offsets.push_back(values[x] - line.slope * static_cast<double>(x));
    line.at0 = medianOf(offsets);
    return line;
}

/// The median distance of the values from a curve: slow steps do not count.
template <typename Curve>
double distanceFrom(std::span<const double> values, const Curve& curve)
{
    std::vector<double> distances;
    for (std::size_t x = 0; x < values.size(); ++x)
        distances.push_back(std::abs(values[x] - curve(x)));
    return medianOf(distances);
}

const Level& levelAt(std::span<const Level> levels, std::size_t index)
{
    return *std::find_if(levels.begin(), levels.end(), [&](const Level& level) { return index < level.end; });
}

std::optional<SpeedDrift> driftOf(std::span<const double> seconds, std::span<const Level> levels, std::span<const TimedStep> steps)
{
    if (seconds.size() < kFewestForDrift)
        return std::nullopt;
    const Line line = lineThrough(seconds);
    const double first = line.at(0);
    const double last = line.at(seconds.size() - 1);
    const double alongLine = distanceFrom(seconds, [&](std::size_t x) { return line.at(x); });
    const double onLevels = distanceFrom(seconds, [&](std::size_t x) { return levelAt(levels, x).median; });
    const bool changes = std::abs(last - first) > kLeastChange * std::min(first, last) && std::abs(last - first) > 2 * alongLine;
    if (!(first > 0) || !(last > 0) || !changes || alongLine > kBetterLine * onLevels)
        return std::nullopt;
    return SpeedDrift{steps.front().number, steps.back().number, first, last};
}

/// The distance of most slow steps; a missing one makes a distance a multiple.
std::optional<std::int64_t> periodOf(const std::vector<std::int64_t>& steps)
{
    if (steps.size() < kFewestOfPeriod)
        return std::nullopt;
    std::vector<double> gaps;
    for (std::size_t i = 1; i < steps.size(); ++i)
        gaps.push_back(static_cast<double>(steps[i] - steps[i - 1]));
    const double period = std::round(medianOf(gaps));
    if (period < 2)
        return std::nullopt;
    const auto isRegular = [&](double gap) { return gap > 0 && std::abs(gap / period - std::round(gap / period)) * period <= 0.5; };
    const auto irregular = std::count_if(gaps.begin(), gaps.end(), [&](double gap) { return !isRegular(gap); });
    const bool most = static_cast<double>(irregular) <= kMostIrregular * static_cast<double>(gaps.size());
    return most ? std::optional(static_cast<std::int64_t>(period)) : std::nullopt;
}

}  // namespace

LogShape logShape(std::span<const TimedStep> steps)
{
    std::vector<double> all;
    for (const TimedStep& step : steps)
        all.push_back(step.seconds);
    LogShape shape;
    shape.firstSteps = firstStepsOf(all);
    const std::span<const double> seconds = std::span<const double>(all).subspan(shape.firstSteps);
    const std::span<const TimedStep> counted = steps.subspan(shape.firstSteps);
    const std::vector<Level> levels = levelsOf(seconds);
    shape.steadySteps = seconds.size();
    shape.steady = levels.back().median;
    shape.mean = std::accumulate(seconds.begin(), seconds.end(), 0.0) / static_cast<double>(seconds.size());
    for (std::size_t i = 0; i < shape.firstSteps; ++i)
        shape.firstSeconds += all[i] - levels.front().median;
    shape.drift = driftOf(seconds, levels, counted);
    double excess = 0;
    for (std::size_t i = 0; i < seconds.size(); ++i) {
        const Level& level = levelAt(levels, i);
        shape.noise = std::max(shape.noise, level.noise / level.median);
        if (!isSlow(seconds[i], level))
            continue;
        shape.slow.steps.push_back(counted[i].number);
        shape.slow.longest = std::max(shape.slow.longest, seconds[i]);
        excess += seconds[i] - level.median;
    }
    shape.slow.secondsPerStep = excess / static_cast<double>(seconds.size());
    shape.slow.period = periodOf(shape.slow.steps);
    for (std::size_t i = 1; i < levels.size() && !shape.drift; ++i)
        shape.changes.push_back({counted[levels[i].begin].number, levels[i - 1].median, levels[i].median});
    return shape;
}

}  // namespace shardscope
