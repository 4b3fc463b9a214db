// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/hardware/likeness.h"

namespace shardscope {

/// The errors of estimates of similar runs of one source: ln(estimated / measured) of each configuration, estimated with constants fitted
/// without that source's family.
struct ResidualGroup {
    std::string source;
    std::string family;  ///< sources of one author, model zoo and framework, whose errors are not independent; empty: the source alone
    std::string model;   ///< may be empty
    Likeness likeness;
    std::vector<double> time;
    std::vector<double> memory;
    std::vector<double> timeWithoutGeneration;  ///< as `time`, fitted without any run of the GPU's generation
};

/// The figure that a band is about: the time of a step, or the peak of the memory.
enum class TrustedFigure { Time, Memory };
inline constexpr std::size_t kTrustedFigures = 2;

[[nodiscard]] const std::vector<double>& residualsOf(const ResidualGroup& group, TrustedFigure figure);

/// The share of unseen runs that a band is to contain.
inline constexpr double kBandShare = 0.7;

/// What no measured run shares with a scenario.
enum class EvidenceGap {
    None,        ///< its generation of GPUs was measured, with its kind of model
    Kind,        ///< its generation was measured, but dense for a mixture of experts or the other way round, or without encoders
    Generation,  ///< nothing of its generation was measured
};
inline constexpr std::size_t kEvidenceGaps = 3;

/// A band and its factors: `width` = `scale` × `quantile` × `widening` × `narrowing`.
struct Band {
    double width = 0;     ///< a fraction of the measured value, to either side
    double quantile = 0;  ///< 70 % of the absolute errors are smaller, with more weight on similar runs
    EvidenceGap gap = EvidenceGap::None;
    double scale = 1;      ///< makes the bands of left-out families contain 70 % of their runs where they have the same gap
    double widening = 1;   ///< where the estimate rests on a rate that was never measured
    double narrowing = 1;  ///< where it has learned from measured runs
};

/// Returns the band of an estimate that may also be off by the fraction `error` from a cause that no run shows; the two add as independent
/// errors.
[[nodiscard]] Band widened(Band band, double error);
/// Returns the band times a factor of at most 1 (core/learn/learned_factors.h).
[[nodiscard]] Band narrowed(Band band, double factor);

/// All measured runs with estimates made without them, and the bands that follow. Immutable.
///
/// The band of a scenario is a quantile of the absolute errors of all runs. A family of sources counts once, by its most similar run;
/// within a family runs are weighted by their similarity. One factor turns the quantile into a band, by conformal prediction with families
/// as the exchangeable units (Lee, Barber and Willett 2023, arXiv 2306.06342): the 70 % quantile of error / quantile of left-out families,
/// each counting once. Its correction for few families, level × (1 + 1 / families), is left out: the goal is 70 %, not 70 % or more.
/// Dense models and mixtures of experts have a factor each, since one for both contained 75 % of the dense runs and 48 % of the others; a
/// kind that few families measured has the factor of all. A scenario with a gap has the factor that measured runs show when the same is
/// withheld from them (`EvidenceGap`). For the time it has the correction as well: few generations have been measured, and the next one may
/// be unlike them all. The memory is counted, and knows no generation.
class Evidence {
public:
    Evidence() = default;
    explicit Evidence(std::vector<ResidualGroup> groups);

    [[nodiscard]] const std::vector<ResidualGroup>& groups() const { return m_groups; }
    /// Returns the band of such a run, without the runs of family `leftOut`. Empty where there are no others.
    [[nodiscard]] std::optional<Band> band(TrustedFigure figure, const Likeness& likeness, std::string_view leftOut = {}) const;
    /// Returns the calibration factor of the bands of dense models, or of mixtures of experts, with the gap. Precondition: there are groups.
    [[nodiscard]] double factor(TrustedFigure figure, EvidenceGap gap, bool experts) const
    {
        return of(figure).scales.back()[static_cast<std::size_t>(gap)][experts ? 1 : 0];
    }
    /// Returns the family of a source's runs with a framework; empty where the source is unknown.
    [[nodiscard]] std::string_view familyOf(std::string_view source, Framework framework) const;
    /// Returns the mean over families of the mean over their sources of the mean absolute error, with each family left out of the fit.
    /// Empty where none was measured.
    [[nodiscard]] std::optional<double> meanError(TrustedFigure figure) const;
    [[nodiscard]] bool hasSource(std::string_view source) const;

private:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    struct Error {
        double size = 0;  ///< |estimated / measured − 1|
        std::size_t group = 0;
    };
    /// An error in bands of its left-out family.
    struct Score {
        double size = 0;
        std::size_t family = 0;
        bool experts = false;
    };
    /// The factors by gap and kind of model.
    using Scales = std::array<std::array<double, 2>, kEvidenceGaps>;
    struct Sorted {
        std::vector<Error> errors;
        std::array<std::vector<Score>, kEvidenceGaps> scores;
        std::vector<Scales> scales;  ///< by the family that is left out; last: none
    };

    void sortErrors(TrustedFigure figure);
    void calibrate(TrustedFigure figure, EvidenceGap gap);
    [[nodiscard]] std::size_t indexOf(std::string_view family) const;
    [[nodiscard]] const Sorted& of(TrustedFigure figure) const { return m_sorted[static_cast<std::size_t>(figure)]; }
    [[nodiscard]] Sorted& of(TrustedFigure figure) { return m_sorted[static_cast<std::size_t>(figure)]; }
    [[nodiscard]] bool isUsed(std::size_t group, TrustedFigure figure, std::size_t leftOut) const;
    /// Returns the weighted quantile of the errors of runs of other families, without those that `withheld` gap takes away. 0: no run is left.
    [[nodiscard]] double quantile(TrustedFigure figure, const Likeness& likeness, std::size_t leftOut, EvidenceGap withheld) const;
    [[nodiscard]] EvidenceGap gapOf(TrustedFigure figure, const Likeness& likeness, std::size_t leftOut) const;
    [[nodiscard]] Scales scalesWithout(TrustedFigure figure, std::size_t leftOut) const;
    [[nodiscard]] double scaleOf(const std::vector<Score>& scores, bool experts, std::size_t leftOut, double level) const;
    /// Returns the level of the factor: higher where few were measured, of what a gap withholds or of memory.
    [[nodiscard]] double levelOf(TrustedFigure figure, EvidenceGap gap, std::size_t leftOut) const;

    std::vector<ResidualGroup> m_groups;
    std::vector<std::string> m_families;
    std::vector<std::size_t> m_familyOf;  ///< of each group
    std::array<Sorted, kTrustedFigures> m_sorted;
};

}  // namespace shardscope
