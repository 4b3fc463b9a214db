// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lengths/spread_draws.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace shardscope {
namespace {

std::uint64_t hashOf(std::uint64_t position)
{
    std::uint64_t z = (position + 1) * 0x9E3779B97F4A7C15U;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
}

std::vector<double> middles(const WorkDistribution& work, std::size_t count)
{
    std::vector<double> result;
    result.reserve(count);
    double below = 0;
    for (const WeightedWork& value : work.values()) {
        below += value.share;
        while (result.size() < count && (static_cast<double>(result.size()) + 0.5) / static_cast<double>(count) < below)
            result.push_back(value.work);
    }
    result.resize(count, work.most());
    return result;
}

}  // namespace

std::vector<std::vector<double>> spreadDraws(const WorkDistribution& work, std::size_t count, std::size_t draws)
{
    const std::vector<double> sorted = middles(work, count * draws);
    std::vector<std::pair<std::uint64_t, std::size_t>> order;
    order.reserve(sorted.size());
    for (std::size_t position = 0; position < sorted.size(); ++position)
        order.emplace_back(hashOf(position), position);
    std::sort(order.begin(), order.end());
    std::vector<std::vector<double>> result(draws);
    for (std::size_t index = 0; index < order.size(); ++index)
        result[index / count].push_back(sorted[order[index].second]);
    return result;
}

}  // namespace shardscope
