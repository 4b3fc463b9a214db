// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trust/evidence.h"

#include "core/learn/likeness.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace shardscope {
namespace {

/// Each family has a little weight for every run, however unlike. Chosen by the pinball loss over left-out families, as in likeness.cpp.
constexpr double kAnyFamily = 0.02;
/// With fewer families a kind of model has no factor of its own.
constexpr std::size_t kFewFamilies = 5;
/// Sums of weights round.
constexpr double kMostLevel = 1 - 1e-9;
/// No measurement is more exact.
constexpr double kSmallestError = 1e-4;

/// Returns the level at which a quantile over few exchangeable cases holds the share of the next one (Lei et al. 2018, arXiv 1604.04173,
/// section 2). Memory is measured in half as many families as time, whose share needs no correction.
double levelOfFew(std::size_t cases) { return std::min(kMostLevel, kBandShare * (1 + 1 / static_cast<double>(cases))); }

double sizeOf(double residual) { return std::max(kSmallestError, std::abs(std::expm1(residual))); }

/// Whether a run would close the gap.
bool closes(EvidenceGap gap, const Likeness& run, const Likeness& scenario)
{
    return gap != EvidenceGap::None && run.generation == scenario.generation &&
           (gap == EvidenceGap::Generation ||
            (run.experts == scenario.experts && run.encodes == scenario.encodes && run.tunes == scenario.tunes));
}

/// Holds what the groups of one family say together.
struct FamilyWeight {
    double nearest = 0;  ///< similarity of its most similar group
    double sum = 0;      ///< of the similarities of its runs
};

/// Returns the errors that a gap leaves to be expected: without the generation in the fit, where its runs were withheld.
const std::vector<double>& residualsWith(EvidenceGap gap, const ResidualGroup& group, TrustedFigure figure)
{
    const bool isRefitted = gap == EvidenceGap::Generation && figure == TrustedFigure::Time;
    return isRefitted && group.timeWithoutGeneration.size() == group.time.size() ? group.timeWithoutGeneration : residualsOf(group, figure);
}

}  // namespace

const std::vector<double>& residualsOf(const ResidualGroup& group, TrustedFigure figure)
{
    return figure == TrustedFigure::Time ? group.time : group.memory;
}

Evidence::Evidence(std::vector<ResidualGroup> groups) : m_groups(std::move(groups))
{
    for (ResidualGroup& group : m_groups) {
        if (group.family.empty())
            group.family = group.source;
        if (indexOf(group.family) == kNone)
            m_families.push_back(group.family);
        m_familyOf.push_back(indexOf(group.family));
    }
    for (const TrustedFigure figure : {TrustedFigure::Time, TrustedFigure::Memory}) {
        sortErrors(figure);
        for (const EvidenceGap gap : {EvidenceGap::None, EvidenceGap::Kind, EvidenceGap::Generation})
            calibrate(figure, gap);
        for (std::size_t family = 0; family < m_families.size(); ++family)
            of(figure).scales.push_back(scalesWithout(figure, family));
        of(figure).scales.push_back(scalesWithout(figure, kNone));
    }
}

std::size_t Evidence::indexOf(std::string_view family) const
{
    const auto found = std::find(m_families.begin(), m_families.end(), family);
    return found == m_families.end() ? kNone : static_cast<std::size_t>(found - m_families.begin());
}

bool Evidence::hasSource(std::string_view source) const
{
    return std::any_of(m_groups.begin(), m_groups.end(), [source](const ResidualGroup& group) { return group.source == source; });
}

std::string_view Evidence::familyOf(std::string_view source, Framework framework) const
{
    std::string_view family;
    for (const ResidualGroup& group : m_groups) {
        if (group.source != source)
            continue;
        if (group.likeness.framework == framework)
            return group.family;
        family = group.family;
    }
    return family;
}

std::optional<double> Evidence::meanError(TrustedFigure figure) const
{
    std::map<std::string_view, std::map<std::string_view, std::pair<double, double>>> families;
    for (const ResidualGroup& group : m_groups) {
        for (const double residual : residualsOf(group, figure)) {
            auto& [sum, count] = families[group.family][group.source];
            sum += sizeOf(residual);
            count += 1;
        }
    }
    double mean = 0;
    for (const auto& [family, sources] : families) {
        for (const auto& [source, errors] : sources)
            mean += errors.first / errors.second / static_cast<double>(sources.size());
    }
    return families.empty() ? std::nullopt : std::optional(mean / static_cast<double>(families.size()));
}

void Evidence::sortErrors(TrustedFigure figure)
{
    std::vector<Error>& errors = of(figure).errors;
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        for (const double residual : residualsOf(m_groups[group], figure))
            errors.push_back({sizeOf(residual), group});
    }
    std::sort(errors.begin(), errors.end(), [](const Error& a, const Error& b) { return a.size < b.size; });
}

bool Evidence::isUsed(std::size_t group, TrustedFigure figure, std::size_t leftOut) const
{
    return m_familyOf[group] != leftOut && !residualsOf(m_groups[group], figure).empty();
}

double Evidence::quantile(TrustedFigure figure, const Likeness& likeness, std::size_t leftOut, EvidenceGap withheld) const
{
    std::vector<double> weights(m_groups.size());
    std::vector<FamilyWeight> families(m_families.size());
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        if (!isUsed(group, figure, leftOut) || closes(withheld, m_groups[group].likeness, likeness))
            continue;
        FamilyWeight& family = families[m_familyOf[group]];
        weights[group] = similarity(likeness, m_groups[group].likeness);
        family.nearest = std::max(family.nearest, weights[group]);
        family.sum += weights[group] * static_cast<double>(residualsOf(m_groups[group], figure).size());
    }
    double whole = 0;
    for (const FamilyWeight& family : families)
        whole += family.sum > 0 ? family.nearest + kAnyFamily : 0;
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        const FamilyWeight& family = families[m_familyOf[group]];
        weights[group] *= family.sum > 0 ? (family.nearest + kAnyFamily) / family.sum : 0;
    }
    double below = 0;
    double size = 0;
    for (const Error& error : of(figure).errors) {
        below += weights[error.group];
        if (weights[error.group] > 0)
            size = error.size;
        if (below >= kBandShare * whole)
            break;
    }
    return size;
}

EvidenceGap Evidence::gapOf(TrustedFigure figure, const Likeness& likeness, std::size_t leftOut) const
{
    EvidenceGap gap = EvidenceGap::Generation;
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        if (!isUsed(group, figure, leftOut))
            continue;
        if (closes(EvidenceGap::Kind, m_groups[group].likeness, likeness))
            return EvidenceGap::None;
        if (closes(EvidenceGap::Generation, m_groups[group].likeness, likeness))
            gap = EvidenceGap::Kind;
    }
    return gap;
}

void Evidence::calibrate(TrustedFigure figure, EvidenceGap gap)
{
    std::vector<Score>& scores = of(figure).scores[static_cast<std::size_t>(gap)];
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        if (residualsOf(m_groups[group], figure).empty())
            continue;
        const std::size_t family = m_familyOf[group];
        const double size = quantile(figure, m_groups[group].likeness, family, gap);
        if (size <= 0)
            continue;
        for (const double residual : residualsWith(gap, m_groups[group], figure)) {
            scores.push_back({sizeOf(residual) / size, family, m_groups[group].likeness.experts});
        }
    }
    std::sort(scores.begin(), scores.end(), [](const Score& a, const Score& b) { return a.size < b.size; });
}

double Evidence::levelOf(TrustedFigure figure, EvidenceGap gap, std::size_t leftOut) const
{
    if (figure == TrustedFigure::Memory) {
        std::set<std::size_t> families;
        for (std::size_t group = 0; group < m_groups.size(); ++group) {
            if (isUsed(group, figure, leftOut))
                families.insert(m_familyOf[group]);
        }
        return families.empty() ? 1 : levelOfFew(families.size());
    }
    if (gap == EvidenceGap::None)
        return kBandShare;
    std::set<std::pair<GpuGeneration, bool>> measured;
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        const Likeness& likeness = m_groups[group].likeness;
        if (isUsed(group, figure, leftOut))
            measured.emplace(likeness.generation, gap == EvidenceGap::Kind && likeness.experts);
    }
    return measured.empty() ? 1 : levelOfFew(measured.size());
}

Evidence::Scales Evidence::scalesWithout(TrustedFigure figure, std::size_t leftOut) const
{
    Scales scales{};
    for (const bool experts : {false, true}) {
        double least = 0;  // a larger gap never narrows a band
        for (std::size_t gap = 0; gap < kEvidenceGaps; ++gap) {
            const double level = levelOf(figure, static_cast<EvidenceGap>(gap), leftOut);
            least = std::max(least, scaleOf(of(figure).scores[gap], experts, leftOut, level));
            scales[gap][experts ? 1 : 0] = least > 0 ? least : 1;
        }
    }
    return scales;
}

/// Returns 0 where there are no scores.
double Evidence::scaleOf(const std::vector<Score>& scores, bool experts, std::size_t leftOut, double level) const
{
    const auto weightsOf = [&](bool any) {
        std::vector<double> weights(m_families.size());
        for (const Score& score : scores)
            weights[score.family] += score.family != leftOut && (any || score.experts == experts) ? 1 : 0;
        for (double& weight : weights)
            weight = weight > 0 ? 1 / weight : 0;
        return weights;
    };
    const auto familiesIn = [](const std::vector<double>& weights) {
        return static_cast<std::size_t>(std::count_if(weights.begin(), weights.end(), [](double weight) { return weight > 0; }));
    };
    std::vector<double> weights = weightsOf(false);
    const bool any = familiesIn(weights) < kFewFamilies;
    if (any)
        weights = weightsOf(true);
    const auto whole = static_cast<double>(familiesIn(weights));
    double below = 0;
    for (const Score& score : scores) {
        below += any || score.experts == experts ? weights[score.family] : 0;
        if (whole > 0 && below >= level * whole)
            return score.size;
    }
    return 0;
}

std::optional<Band> Evidence::band(TrustedFigure figure, const Likeness& likeness, std::string_view leftOut) const
{
    const std::size_t family = leftOut.empty() ? kNone : indexOf(leftOut);
    Band band;
    band.quantile = quantile(figure, likeness, family, EvidenceGap::None);
    if (band.quantile <= 0)
        return std::nullopt;
    band.gap = gapOf(figure, likeness, family);
    const std::vector<Scales>& scales = of(figure).scales;
    const Scales& scale = family == kNone ? scales.back() : scales[family];
    band.scale = scale[static_cast<std::size_t>(band.gap)][likeness.experts ? 1 : 0];
    band.width = band.scale * band.quantile;
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

Band narrowed(Band band, double factor)
{
    band.narrowing *= factor;
    band.width *= factor;
    return band;
}

}  // namespace shardscope
