// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lengths/balanced_ranks.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <queue>
#include <utility>

#include "core/lengths/spread_draws.h"

namespace shardscope {
namespace {

/// Works of all steps that are distributed for one answer, in some 20 ms.
constexpr std::size_t kMostWorks = std::size_t{1} << 16;
constexpr std::size_t kMostSteps = 64;

/// Of works that fall: every second one before the others, the other way round.
std::vector<double> smallerAtBothEnds(const std::vector<double>& falling)
{
    std::vector<double> ordered;
    for (std::size_t place = falling.size(); place-- > 0;) {
        if (place % 2 == 0)
            ordered.push_back(falling[place]);
    }
    for (std::size_t place = 1; place < falling.size(); place += 2)
        ordered.push_back(falling[place]);
    return ordered;
}

}  // namespace

std::vector<std::size_t> longestFirst(std::span<const double> works, std::size_t ranks, std::size_t most)
{
    std::vector<std::size_t> order(works.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return works[a] > works[b]; });
    using Load = std::pair<double, std::size_t>;  // work, rank
    std::priority_queue<Load, std::vector<Load>, std::greater<>> least;
    for (std::size_t rank = 0; rank < ranks; ++rank)
        least.emplace(0, rank);
    std::vector<std::size_t> counts(ranks, 0);
    std::vector<std::size_t> rankOf(works.size());
    for (const std::size_t work : order) {
        const Load load = least.top();
        least.pop();
        rankOf[work] = load.second;
        if (++counts[load.second] < most)
            least.emplace(load.first + works[work], load.second);
    }
    return rankOf;
}

double largestOverMean(std::span<const double> works, std::span<const std::size_t> rankOf, std::size_t ranks)
{
    std::vector<double> sums(ranks, 0);
    for (std::size_t index = 0; index < works.size(); ++index)
        sums[rankOf[index]] += works[index];
    const double all = std::accumulate(sums.begin(), sums.end(), 0.0);
    return all > 0 ? *std::max_element(sums.begin(), sums.end()) * static_cast<double>(ranks) / all : 1;
}

std::vector<double> slowestGroup(std::span<const double> works, std::size_t ranks, std::size_t most, std::size_t together)
{
    const std::vector<std::size_t> rankOf = longestFirst(works, ranks, most);
    std::vector<std::vector<double>> ofRanks(ranks);
    for (std::size_t index = 0; index < works.size(); ++index)
        ofRanks[rankOf[index]].push_back(works[index]);
    std::vector<double> slowest;
    double longest = -1;
    for (std::size_t first = 0; first < ranks; first += together) {
        std::vector<double> waits(most, 0);
        for (std::size_t rank = first; rank < first + together; ++rank) {
            std::sort(ofRanks[rank].begin(), ofRanks[rank].end(), std::greater<>());
            for (std::size_t place = 0; place < most; ++place)
                waits[place] = std::max(waits[place], ofRanks[rank][place]);
        }
        const double time = std::accumulate(waits.begin(), waits.end(), 0.0);
        if (time > longest) {
            longest = time;
            slowest = std::move(waits);
        }
    }
    return smallerAtBothEnds(slowest);
}

double balancedOverMean(const WorkDistribution& microBatch, int ranks, std::int64_t microBatches, int together)
{
    const auto places = static_cast<std::size_t>(ranks);
    const auto each = static_cast<std::size_t>(microBatches);
    const std::size_t steps = std::clamp<std::size_t>(kMostWorks / (places * each), 1, kMostSteps);
    double largest = 0;
    double mean = 0;
    for (const std::vector<double>& step : spreadDraws(microBatch, places * each, steps)) {
        const double sum = std::accumulate(step.begin(), step.end(), 0.0);
        if (together == 1) {
            largest += largestOverMean(step, longestFirst(step, places, each), places) * sum;
        } else {
            const std::vector<double> waits = slowestGroup(step, places, each, static_cast<std::size_t>(together));
            largest += std::accumulate(waits.begin(), waits.end(), 0.0) * static_cast<double>(places);
        }
        mean += sum;
    }
    return mean > 0 ? largest / mean : 1;
}

}  // namespace shardscope
