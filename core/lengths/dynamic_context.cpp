// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lengths/dynamic_context.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

#include "core/lengths/spread_draws.h"
#include "core/lengths/work_distribution.h"

namespace shardscope {
namespace {

constexpr std::size_t kMostDocuments = std::size_t{1} << 16;
constexpr std::size_t kMostSteps = 32;

struct Piece {
    double work = 0;  ///< of each of its ranks
    std::size_t degree = 1;
};

/// Returns the first rank of the group of `degree` neighbours that is free first.
std::size_t freeFirst(const std::vector<double>& busyUntil, std::size_t degree)
{
    std::size_t best = 0;
    double least = -1;
    for (std::size_t first = 0; first + degree <= busyUntil.size(); first += degree) {
        const auto begin = busyUntil.begin() + static_cast<std::ptrdiff_t>(first);
        const double free = *std::max_element(begin, begin + static_cast<std::ptrdiff_t>(degree));
        if (least < 0 || free < least) {
            least = free;
            best = first;
        }
    }
    return best;
}

}  // namespace

int contextDegree(double tokens, const DynamicContext& context)
{
    int degree = 1;
    while (2 * degree <= context.ranks && tokens > degree * context.tokensPerRank)
        degree *= 2;
    return degree;
}

double dynamicContextOverMean(std::span<const double> documents, const DynamicContext& context, const DocumentWork& work)
{
    std::vector<Piece> pieces;
    double all = 0;
    for (const double tokens : documents) {
        const int degree = contextDegree(tokens, context);
        all += work.of(tokens);
        pieces.push_back({work.of(tokens) / degree, static_cast<std::size_t>(degree)});
    }
    std::stable_sort(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) { return a.work > b.work; });
    std::vector<double> busyUntil(static_cast<std::size_t>(context.ranks), 0);
    for (const Piece& piece : pieces) {
        const auto begin = busyUntil.begin() + static_cast<std::ptrdiff_t>(freeFirst(busyUntil, piece.degree));
        const auto end = begin + static_cast<std::ptrdiff_t>(piece.degree);
        std::fill(begin, end, *std::max_element(begin, end) + piece.work);
    }
    return *std::max_element(busyUntil.begin(), busyUntil.end()) * context.ranks / all;
}

double dynamicContextOverMean(const LengthDistribution& lengths, std::int64_t documentsPerStep, const DynamicContext& context,
                              const DocumentWork& work)
{
    std::vector<WeightedWork> tokens;  // a step's documents are drawn by their lengths
    for (const LengthBin& bin : lengths.bins())
        tokens.push_back({bin.tokens, bin.documents});
    const auto count = static_cast<std::size_t>(documentsPerStep);
    const std::size_t steps = std::clamp<std::size_t>(kMostDocuments / count, 1, kMostSteps);
    double busiest = 0;
    double mean = 0;
    for (const std::vector<double>& step : spreadDraws(WorkDistribution(std::move(tokens)), count, steps)) {
        const double sum = std::accumulate(step.begin(), step.end(), 0.0, [&](double so, double each) { return so + work.of(each); });
        busiest += dynamicContextOverMean(step, context, work) * sum;
        mean += sum;
    }
    return busiest / mean;
}

}  // namespace shardscope
