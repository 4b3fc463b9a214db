// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/result.h"

namespace shardscope {

/// Documents of one length, or of about one length.
struct LengthBin {
    double tokens = 0;     ///< their mean length
    double documents = 0;  ///< how many they are; only the ratio to other bins counts

    bool operator==(const LengthBin&) const = default;
};

/// The longest document that a distribution may have, in tokens.
inline constexpr double kMaxDocumentTokens = double(1 << 28);

/// The lengths of a data set's documents, as a histogram. A step's time follows from two sums of it: linear layers cost ΣL, attention
/// costs ΣL². Invariants: at least one bin; lengths ascend and are at least 1; every bin has documents.
class LengthDistribution {
public:
    /// Returns the distribution of these bins in any order; bins of one length are merged. Errors, whose pointer ends with "/INDEX/tokens"
    /// or "/INDEX/documents": NotFinite, OutOfRange; BadUsage where there is no document at all.
    [[nodiscard]] static Result<LengthDistribution> of(std::vector<LengthBin> bins);

    [[nodiscard]] const std::vector<LengthBin>& bins() const { return m_bins; }
    [[nodiscard]] double documents() const;
    [[nodiscard]] double shortest() const { return m_bins.front().tokens; }
    [[nodiscard]] double longest() const { return m_bins.back().tokens; }
    /// Returns L, the mean length in tokens.
    [[nodiscard]] double mean() const;
    /// Returns ΣL² over the number of documents.
    [[nodiscard]] double meanSquare() const;
    /// Returns L* = ΣL² / ΣL, the length of the document that a token is in, on average. Equal documents of this length would have the same
    /// ratio of attention to linear work.
    [[nodiscard]] double effective() const { return meanSquare() / mean(); }
    /// Returns the coefficient of variation: the standard deviation over the mean.
    [[nodiscard]] double variation() const;
    /// Returns the shortest length that at least this share of the documents does not exceed. Precondition: 0 to 1.
    [[nodiscard]] double quantile(double share) const;

    /// Returns the distribution after documents beyond `tokens` (at least 1) are cut to it, as launchers do with their longest sequence.
    [[nodiscard]] LengthDistribution cutAt(double tokens) const;
    /// Returns the share of all tokens that this cut loses.
    [[nodiscard]] double cutShare(double tokens) const { return 1 - cutAt(tokens).mean() / mean(); }

    bool operator==(const LengthDistribution&) const = default;

private:
    explicit LengthDistribution(std::vector<LengthBin> bins) : m_bins(std::move(bins)) {}

    std::vector<LengthBin> m_bins;
};

/// Returns the lengths of `count` documents that stand for the distribution, ascending and in whole tokens: the middle of each of `count`
/// equal shares. The same distribution always gives the same documents. Precondition: `count` is at least 1.
[[nodiscard]] std::vector<double> typicalDocuments(const LengthDistribution& lengths, std::size_t count);

}  // namespace shardscope
