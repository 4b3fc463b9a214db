// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lengths/log_normal.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace shardscope {
namespace {

constexpr int kBins = 2048;
constexpr double kDeviations = 8;  ///< beyond it the normal distribution has less than 1e-15
constexpr double kMostSigma = 4;

double standardNormal(double z) { return 0.5 * std::erfc(-z / std::sqrt(2.0)); }

/// The share of documents whose logarithm is between `from` and `to`, and their tokens per document of the whole set.
LengthBin between(double from, double to, double mu, double sigma)
{
    const double documents = standardNormal((to - mu) / sigma) - standardNormal((from - mu) / sigma);
    const double tokens =
        std::exp(mu + sigma * sigma / 2) * (standardNormal((to - mu) / sigma - sigma) - standardNormal((from - mu) / sigma - sigma));
    return {tokens, documents};
}

double muOf(const LogNormal& shape)
{
    double low = -kDeviations * shape.sigma;
    double high = std::log(shape.max) + kDeviations * shape.sigma;
    for (int step = 0; step < 100; ++step) {
        const double middle = (low + high) / 2;
        (logNormalMean(middle, shape.sigma, shape.max) < shape.mean ? low : high) = middle;
    }
    return (low + high) / 2;
}

std::optional<Error> problemWith(const LogNormal& shape)
{
    const auto check = [](double value, double smallest, double largest, const char* pointer) -> std::optional<Error> {
        if (!std::isfinite(value))
            return Error{ErrorCode::NotFinite, {std::to_string(value)}, {}, pointer};
        if (value < smallest || value > largest)
            return Error{ErrorCode::OutOfRange, {std::to_string(value), std::to_string(smallest), std::to_string(largest)}, {}, pointer};
        return std::nullopt;
    };
    if (auto error = check(shape.mean, 1, kMaxDocumentTokens, "/mean"))
        return error;
    if (auto error = check(shape.sigma, 0, kMostSigma, "/sigma"))
        return error;
    if (auto error = check(shape.max, 1, kMaxDocumentTokens, "/max"))
        return error;
    // Both ends are out of reach of any mu where there is a spread.
    if (shape.sigma > 0 ? shape.mean >= shape.max || shape.mean <= 1 : shape.mean > shape.max)
        return Error{ErrorCode::Contradiction,
                     {"a mean of " + std::to_string(shape.mean) + " tokens is not between 1 and the longest document of " +
                      std::to_string(shape.max) + " tokens"},
                     {},
                     "/mean"};
    return std::nullopt;
}

}  // namespace

double logNormalMean(double mu, double sigma, double max)
{
    const double end = std::log(max);
    if (sigma == 0)
        return std::exp(std::clamp(mu, 0.0, end));
    return standardNormal(-mu / sigma) + between(0, end, mu, sigma).tokens + max * standardNormal((mu - end) / sigma);
}

Result<LengthDistribution> logNormalLengths(const LogNormal& shape)
{
    if (auto error = problemWith(shape))
        return *std::move(error);
    if (shape.sigma == 0)
        return LengthDistribution::of({{shape.mean, 1}});
    const double mu = muOf(shape);
    const double first = std::max(0.0, mu - kDeviations * shape.sigma);
    const double last = std::max(first, std::min(std::log(shape.max), mu + kDeviations * shape.sigma));
    std::vector<LengthBin> bins{{1, standardNormal(-mu / shape.sigma)},
                                {shape.max, standardNormal((mu - std::log(shape.max)) / shape.sigma)}};
    for (int index = 0; index < kBins; ++index) {
        const double from = first + (last - first) * index / kBins;
        const double to = first + (last - first) * (index + 1) / kBins;
        LengthBin bin = between(from, to, mu, shape.sigma);
        // Rounding must not move a bin beyond its borders where it has next to no documents.
        bin.tokens =
            std::clamp(bin.documents > 0 ? bin.tokens / bin.documents : std::exp(from), std::exp(from), std::min(shape.max, std::exp(to)));
        bins.push_back(bin);
    }
    return LengthDistribution::of(std::move(bins));
}

}  // namespace shardscope
