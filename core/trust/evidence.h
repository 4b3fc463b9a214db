// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/trust/likeness.h"

namespace shardscope {

/// The errors of estimates of similar runs of one source: ln(estimated / measured) of each configuration, estimated with constants fitted
/// without that source.
struct ResidualGroup {
    std::string source;
    std::string model;  ///< may be empty
    Likeness likeness;
    std::vector<double> time;
    std::vector<double> memory;
};

/// The figure that a band is about: the time of a step, or the peak of the memory.
enum class TrustedFigure { Time, Memory };
inline constexpr std::size_t kTrustedFigures = 2;

[[nodiscard]] const std::vector<double>& residualsOf(const ResidualGroup& group, TrustedFigure figure);

/// The share of unseen runs that a band is to contain.
inline constexpr double kBandShare = 0.7;

/// A band and its factors: `width` = `scale` × `quantile` × `widening`.
struct Band {
    double width = 0;     ///< a fraction of the measured value, to either side
    double quantile = 0;  ///< of the absolute errors, with more weight on similar runs
    double level = 0;     ///< level of the quantile: 70 %, more where few runs are similar
    double scale = 1;     ///< makes the bands of left-out sources contain 70 % of their runs
    double widening = 1;  ///< where the estimate rests on a rate that was never measured
};

/// Returns the band of an estimate that may also be off by the fraction `error` from a cause that no run shows; the two add as independent
/// errors.
[[nodiscard]] Band widened(Band band, double error);

/// All measured runs with estimates made without them, and the bands that follow. Immutable.
///
/// The band of a scenario is a quantile of the absolute errors of all runs. A source counts once, by its most similar run; within a source
/// runs are weighted by their similarity. Little evidence raises the quantile. One factor removes the remaining difference between quantile
/// and coverage: with each source's bands made without it, they contain 70 % of its runs, in the mean over the sources.
class Evidence {
public:
    Evidence() = default;
    explicit Evidence(std::vector<ResidualGroup> groups);

    [[nodiscard]] const std::vector<ResidualGroup>& groups() const { return m_groups; }
    /// Returns the band of such a run, without the runs of source `leftOut`. Empty where there are no others.
    [[nodiscard]] std::optional<Band> band(TrustedFigure figure, const Likeness& likeness, std::string_view leftOut = {}) const;
    /// Returns the mean over sources of the mean absolute error, with each source left out of the fit. Empty where none was measured.
    [[nodiscard]] std::optional<double> meanError(TrustedFigure figure) const;
    [[nodiscard]] bool hasSource(std::string_view source) const;

private:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    struct Error {
        double size = 0;  ///< |estimated / measured − 1|
        std::size_t group = 0;
    };
    /// An error in bands of its left-out source.
    struct Score {
        double size = 0;
        double weight = 0;
        std::size_t source = 0;
    };
    struct Sorted {
        std::vector<Error> errors;
        std::vector<Score> scores;
        double scale = 1;
    };

    void sortErrors(TrustedFigure figure);
    void calibrate(TrustedFigure figure);
    [[nodiscard]] std::size_t indexOf(std::string_view source) const;
    [[nodiscard]] const Sorted& of(TrustedFigure figure) const { return m_sorted[static_cast<std::size_t>(figure)]; }
    [[nodiscard]] Sorted& of(TrustedFigure figure) { return m_sorted[static_cast<std::size_t>(figure)]; }
    [[nodiscard]] std::optional<Band> unscaled(TrustedFigure figure, const Likeness& likeness, std::size_t leftOut) const;
    [[nodiscard]] double scaleWithout(TrustedFigure figure, std::size_t leftOut) const;

    std::vector<ResidualGroup> m_groups;
    std::vector<std::string> m_sources;
    std::vector<std::size_t> m_sourceOf;  ///< of each group
    std::array<Sorted, kTrustedFigures> m_sorted;
};

}  // namespace shardscope
