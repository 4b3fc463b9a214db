// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trust/evidence.h"

#include <algorithm>
#include <cmath>

namespace shardscope {
namespace {

// Little evidence widens the band: with no similar source the quantile is the 95th, with six nearly the 70th.
constexpr double kWidening = 0.25;
constexpr double kEnoughSources = 2;
/// The least level of a band for a device of an unmeasured generation, however well its neighbours are known.
constexpr double kUnmeasuredLevel = 0.85;
/// Each source has a little weight for every run, however unlike.
constexpr double kAnySource = 0.05;
/// No measurement is more exact.
constexpr double kSmallestError = 1e-4;

double levelOf(double evidence, bool isMeasured)
{
    const double level = kBandShare + kWidening * std::exp(-evidence / kEnoughSources);
    return isMeasured ? level : std::max(level, kUnmeasuredLevel);
}

/// Holds what the groups of one source say together.
struct SourceWeight {
    double nearest = 0;  ///< similarity of its most similar group
    double sum = 0;      ///< of the similarities of its runs
};

}  // namespace

const std::vector<double>& residualsOf(const ResidualGroup& group, TrustedFigure figure)
{
    return figure == TrustedFigure::Time ? group.time : group.memory;
}

Evidence::Evidence(std::vector<ResidualGroup> groups) : m_groups(std::move(groups))
{
    for (const ResidualGroup& group : m_groups) {
        if (!hasSource(group.source))
            m_sources.push_back(group.source);
        m_sourceOf.push_back(indexOf(group.source));
    }
    for (const TrustedFigure figure : {TrustedFigure::Time, TrustedFigure::Memory}) {
        sortErrors(figure);
        calibrate(figure);
    }
}

std::size_t Evidence::indexOf(std::string_view source) const
{
    const auto found = std::find(m_sources.begin(), m_sources.end(), source);
    return found == m_sources.end() ? kNone : static_cast<std::size_t>(found - m_sources.begin());
}

bool Evidence::hasSource(std::string_view source) const { return indexOf(source) != kNone; }

std::optional<double> Evidence::meanError(TrustedFigure figure) const
{
    std::vector<double> sums(m_sources.size());
    std::vector<double> counts(m_sources.size());
    for (const Error& error : of(figure).errors) {
        sums[m_sourceOf[error.group]] += error.size;
        counts[m_sourceOf[error.group]] += 1;
    }
    double mean = 0;
    double measured = 0;
    for (std::size_t source = 0; source < sums.size(); ++source) {
        mean += counts[source] > 0 ? sums[source] / counts[source] : 0;
        measured += counts[source] > 0 ? 1 : 0;
    }
    return measured > 0 ? std::optional(mean / measured) : std::nullopt;
}

void Evidence::sortErrors(TrustedFigure figure)
{
    std::vector<Error>& errors = of(figure).errors;
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        for (const double residual : residualsOf(m_groups[group], figure))
            errors.push_back({std::max(kSmallestError, std::abs(std::expm1(residual))), group});
    }
    std::sort(errors.begin(), errors.end(), [](const Error& a, const Error& b) { return a.size < b.size; });
}

std::optional<Band> Evidence::unscaled(TrustedFigure figure, const Likeness& likeness, std::size_t leftOut) const
{
    std::vector<double> weights(m_groups.size());
    std::vector<SourceWeight> sources(m_sources.size());
    bool isMeasured = false;
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        const std::size_t runs = residualsOf(m_groups[group], figure).size();
        if (runs == 0 || m_sourceOf[group] == leftOut)
            continue;
        SourceWeight& source = sources[m_sourceOf[group]];
        weights[group] = similarity(likeness, m_groups[group].likeness);
        isMeasured = isMeasured || m_groups[group].likeness.generation == likeness.generation;
        source.nearest = std::max(source.nearest, weights[group]);
        source.sum += weights[group] * static_cast<double>(runs);
    }
    double evidence = 0;
    double whole = 0;
    for (const SourceWeight& source : sources) {
        evidence += source.nearest;
        whole += source.sum > 0 ? source.nearest + kAnySource : 0;
    }
    if (whole == 0)
        return std::nullopt;
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        const SourceWeight& source = sources[m_sourceOf[group]];
        weights[group] *= source.sum > 0 ? (source.nearest + kAnySource) / source.sum : 0;
    }
    Band band;
    band.level = levelOf(evidence, isMeasured);
    double below = 0;
    for (const Error& error : of(figure).errors) {
        below += weights[error.group];
        if (weights[error.group] > 0)
            band.quantile = error.size;
        if (below >= band.level * whole)
            break;
    }
    return band;
}

void Evidence::calibrate(TrustedFigure figure)
{
    std::vector<double> runsOf(m_sources.size());
    for (std::size_t group = 0; group < m_groups.size(); ++group)
        runsOf[m_sourceOf[group]] += static_cast<double>(residualsOf(m_groups[group], figure).size());
    Sorted& sorted = of(figure);
    std::vector<double> quantiles(m_groups.size());
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        if (const auto band = unscaled(figure, m_groups[group].likeness, m_sourceOf[group]))
            quantiles[group] = band->quantile;
    }
    for (const Error& error : sorted.errors) {
        const std::size_t source = m_sourceOf[error.group];
        if (quantiles[error.group] > 0)
            sorted.scores.push_back({error.size / quantiles[error.group], 1 / runsOf[source], source});
    }
    std::sort(sorted.scores.begin(), sorted.scores.end(), [](const Score& a, const Score& b) { return a.size < b.size; });
    sorted.scale = scaleWithout(figure, kNone);
}

double Evidence::scaleWithout(TrustedFigure figure, std::size_t leftOut) const
{
    double whole = 0;
    for (const Score& score : of(figure).scores)
        whole += score.source == leftOut ? 0 : score.weight;
    double below = 0;
    for (const Score& score : of(figure).scores) {
        below += score.source == leftOut ? 0 : score.weight;
        if (below >= kBandShare * whole)
            return score.size;
    }
    return 1;
}

std::optional<Band> Evidence::band(TrustedFigure figure, const Likeness& likeness, std::string_view leftOut) const
{
    const std::size_t source = leftOut.empty() ? kNone : indexOf(leftOut);
    std::optional<Band> band = unscaled(figure, likeness, source);
    if (!band)
        return band;
    band->scale = source == kNone ? of(figure).scale : scaleWithout(figure, source);
    band->width = band->scale * band->quantile;
    return band;
}

Band widened(Band band, double error)
{
    if (error <= 0 || band.width <= 0)
        return band;
    band.widening = std::hypot(band.width, error) / band.width;
    band.width *= band.widening;
    return band;
}

}  // namespace shardscope
