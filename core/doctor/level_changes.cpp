// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/level_changes.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

#include "core/calibrate/residual.h"

namespace shardscope {
namespace {

constexpr std::size_t kFewest = 8;
constexpr double kSignificance = 1e-4;
constexpr double kDeviationsOfMedian = 1.4826;

Level levelOf(std::span<const double> values, std::size_t begin, std::size_t end)
{
    const std::span<const double> part = values.subspan(begin, end - begin);
    Level level{begin, end, medianOf({part.begin(), part.end()}), 0};
    std::vector<double> distances;
    distances.reserve(part.size());
    for (const double value : part)
        distances.push_back(std::abs(value - level.median));
    level.noise = kDeviationsOfMedian * medianOf(std::move(distances));
    return level;
}

/// Returns the ranks of the values from 1; equal values share the mean of theirs.
std::vector<double> ranksOf(std::span<const double> values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    std::vector<double> ranks(values.size());
    for (std::size_t first = 0; first < order.size();) {
        std::size_t last = first;
        while (last + 1 < order.size() && values[order[last + 1]] == values[order[first]])
            ++last;
        for (std::size_t i = first; i <= last; ++i)
            ranks[order[i]] = 1 + static_cast<double>(first + last) / 2;
        first = last + 1;
    }
    return ranks;
}

/// Returns how many values are before the most likely change, where it is significant.
std::optional<std::size_t> changeIn(std::span<const double> values)
{
    const auto count = static_cast<double>(values.size());
    double sum = 0;
    double largest = 0;
    std::size_t before = 0;
    const std::vector<double> ranks = ranksOf(values);
    for (std::size_t i = 0; i + 1 < ranks.size(); ++i) {
        sum += ranks[i];
        const double first = static_cast<double>(i + 1);
        const double deviation = std::sqrt(first * (count - first) * (count + 1) / 12);
        const double statistic = std::abs(sum - first * (count + 1) / 2) / deviation;
        if (i + 1 >= kFewest && i + 1 + kFewest <= ranks.size() && statistic > largest) {
            largest = statistic;
            before = i + 1;
        }
    }
    // As many tests as places.
    const double probability = count * std::erfc(largest / std::sqrt(2.0));
    return before > 0 && probability < kSignificance ? std::optional(before) : std::nullopt;
}

bool differ(const Level& a, const Level& b)
{
    const double change = std::abs(b.median - a.median);
    return change > kLeastChange * std::min(a.median, b.median) && change > std::max(a.noise, b.noise);
}

void cut(std::span<const double> values, std::size_t begin, std::size_t end, std::vector<Level>& levels)
{
    if (end - begin >= 2 * kFewest) {
        const std::optional<std::size_t> before = changeIn(values.subspan(begin, end - begin));
        if (before && differ(levelOf(values, begin, begin + *before), levelOf(values, begin + *before, end))) {
            cut(values, begin, begin + *before, levels);
            cut(values, begin + *before, end, levels);
            return;
        }
    }
    levels.push_back(levelOf(values, begin, end));
}

}  // namespace

std::vector<Level> levelsOf(std::span<const double> values)
{
    std::vector<Level> levels;
    cut(values, 0, values.size(), levels);
    return levels;
}

}  // namespace shardscope
