// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lengths/length_distribution.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

namespace shardscope {
namespace {

std::optional<Error> problemWith(double value, double smallest, double largest, const std::string& pointer)
{
    if (!std::isfinite(value))
        return Error{ErrorCode::NotFinite, {std::to_string(value)}, {}, pointer};
    if (value < smallest || value > largest)
        return Error{ErrorCode::OutOfRange, {std::to_string(value), std::to_string(smallest), std::to_string(largest)}, {}, pointer};
    return std::nullopt;
}

std::vector<LengthBin> merged(std::vector<LengthBin> bins)
{
    std::sort(bins.begin(), bins.end(), [](const LengthBin& a, const LengthBin& b) { return a.tokens < b.tokens; });
    std::vector<LengthBin> result;
    for (const LengthBin& bin : bins) {
        if (!result.empty() && result.back().tokens == bin.tokens)
            result.back().documents += bin.documents;
        else if (bin.documents > 0)
            result.push_back(bin);
    }
    return result;
}

}  // namespace

Result<LengthDistribution> LengthDistribution::of(std::vector<LengthBin> bins)
{
    constexpr double kMostDocuments = 1e15;
    for (std::size_t index = 0; index < bins.size(); ++index) {
        const std::string at = "/" + std::to_string(index);
        if (auto error = problemWith(bins[index].tokens, 1, kMaxDocumentTokens, at + "/tokens"))
            return *std::move(error);
        if (auto error = problemWith(bins[index].documents, 0, kMostDocuments, at + "/documents"))
            return *std::move(error);
    }
    bins = merged(std::move(bins));
    if (bins.empty())
        return Error{ErrorCode::BadUsage, {"the histogram has no documents", "give at least one length with a count above 0"}, {}, {}};
    return LengthDistribution(std::move(bins));
}

double LengthDistribution::documents() const
{
    double sum = 0;
    for (const LengthBin& bin : m_bins)
        sum += bin.documents;
    return sum;
}

double LengthDistribution::mean() const
{
    double sum = 0;
    for (const LengthBin& bin : m_bins)
        sum += bin.tokens * bin.documents;
    return sum / documents();
}

double LengthDistribution::meanSquare() const
{
    double sum = 0;
    for (const LengthBin& bin : m_bins)
        sum += bin.tokens * bin.tokens * bin.documents;
    return sum / documents();
}

double LengthDistribution::variation() const
{
    const double average = mean();
    double sum = 0;
    for (const LengthBin& bin : m_bins)
        sum += (bin.tokens - average) * (bin.tokens - average) * bin.documents;
    return std::sqrt(sum / documents()) / average;
}

double LengthDistribution::quantile(double share) const
{
    const double wanted = share * documents();
    double below = 0;
    for (const LengthBin& bin : m_bins) {
        below += bin.documents;
        if (below >= wanted)
            return bin.tokens;
    }
    return longest();
}

LengthDistribution LengthDistribution::cutAt(double tokens) const
{
    std::vector<LengthBin> bins = m_bins;
    for (LengthBin& bin : bins)
        bin.tokens = std::min(bin.tokens, tokens);
    return LengthDistribution(merged(std::move(bins)));
}

std::vector<double> typicalDocuments(const LengthDistribution& lengths, std::size_t count)
{
    std::vector<double> documents;
    documents.reserve(count);
    const double share = lengths.documents() / static_cast<double>(count);
    double below = 0;
    for (const LengthBin& bin : lengths.bins()) {
        below += bin.documents;
        while (documents.size() < count && (static_cast<double>(documents.size()) + 0.5) * share < below)
            documents.push_back(std::round(bin.tokens));
    }
    documents.resize(count, std::round(lengths.longest()));
    return documents;
}

}  // namespace shardscope
