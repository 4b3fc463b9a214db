// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "core/lengths/dynamic_context.h"
#include "core/lengths/spread_draws.h"
#include "core/lengths/work_distribution.h"

namespace shardscope {
namespace {

/// Documents of all steps that are scheduled for one answer, in some 20 ms. A longer step is as many times this one.
constexpr std::size_t kMostDocuments = std::size_t{1} << 16;
constexpr std::size_t kMostSteps = 32;

double sumOf(std::span<const double> works) { return std::accumulate(works.begin(), works.end(), 0.0); }

}  // namespace

std::vector<double> busiestPieces(std::span<const double> documents, const DynamicContext& context, const DocumentWork& work)
{
    std::vector<double> all;
    for (const ContextRound& round : contextRounds(documents, context)) {
        std::vector<double> busiest;
        for (const ContextTeam& team : round) {
            std::vector<double> pieces;
            for (const std::size_t index : team.documents)
                pieces.push_back(work.of(documents[index]) / team.degree);
            if (sumOf(pieces) > sumOf(busiest))
                busiest = std::move(pieces);
        }
        all.insert(all.end(), busiest.begin(), busiest.end());
    }
    return all;
}

std::vector<double> busiestPieces(const LengthDistribution& lengths, std::int64_t documentsPerStep, const DynamicContext& context,
                                  const DocumentWork& work)
{
    std::vector<WeightedWork> tokens;  // a step's documents are drawn by their lengths
    for (const LengthBin& bin : lengths.bins())
        tokens.push_back({bin.tokens, bin.documents});
    const auto asked = static_cast<std::size_t>(documentsPerStep);
    const std::size_t count = std::min(asked, kMostDocuments);
    const std::size_t steps = std::clamp<std::size_t>(kMostDocuments / count, 1, kMostSteps);
    std::vector<std::vector<double>> drawn;
    double mean = 0;
    for (const std::vector<double>& step : spreadDraws(WorkDistribution(std::move(tokens)), count, steps)) {
        drawn.push_back(busiestPieces(step, context, work));
        mean += sumOf(drawn.back()) / static_cast<double>(steps);
    }
    const auto nearest = std::min_element(
        drawn.begin(), drawn.end(), [&](const auto& a, const auto& b) { return std::abs(sumOf(a) - mean) < std::abs(sumOf(b) - mean); });
    const double own = sumOf(*nearest);
    const double longer = static_cast<double>(asked) / static_cast<double>(count);
    if (own > 0) {
        for (double& piece : *nearest)
            piece *= longer * mean / own;
    }
    return *nearest;
}

std::vector<double> resampled(std::span<const double> works, std::size_t count)
{
    std::vector<double> result(count, 0);
    const double share = static_cast<double>(works.size()) / static_cast<double>(count);
    for (std::size_t at = 0; at < count; ++at) {
        const double begin = share * static_cast<double>(at);
        const double end = at + 1 == count ? static_cast<double>(works.size()) : share * static_cast<double>(at + 1);
        for (auto part = static_cast<std::size_t>(begin); part < works.size() && static_cast<double>(part) < end; ++part) {
            const double from = std::max(begin, static_cast<double>(part));
            const double to = std::min(end, static_cast<double>(part + 1));
            result[at] += works[part] * std::max(0.0, to - from);
        }
    }
    return result;
}

}  // namespace shardscope
