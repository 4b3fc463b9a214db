// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>

#include "core/search/search.h"

namespace shardscope {

/// What of a plan decides whether a search chooses from it: its verdict and the filter's constraints on its figures. The band of memory
/// follows from the scenario's GPUs, framework and kind of model (`likenessOf`), which no plan of a search turns: a verdict is a comparison
/// of the peak with two numbers.
class PlanChoice {
public:
    explicit PlanChoice(const SearchRequest& request);

    [[nodiscard]] std::optional<double> memoryBand() const { return m_band; }
    [[nodiscard]] Fit fitOf(double peak) const { return shardscope::fitOf(Bytes(peak), m_capacity, m_band); }
    [[nodiscard]] bool isChosen(Fit fit) const { return fit == Fit::Fits || (m_allowsTight && fit == Fit::Tight); }
    [[nodiscard]] bool allowsTight() const { return m_allowsTight; }

    /// The most bytes that a plan may hold which fits, and the most that one may hold which is tight; the filter counted.
    [[nodiscard]] double mostFitting() const { return m_mostFitting; }
    [[nodiscard]] double mostTight() const { return m_mostTight; }
    /// A step that takes longer holds some constraint of the filter not, whatever rounding does.
    [[nodiscard]] double slowest() const { return m_slowest; }

    /// Whether the filter lets a plan hold so much; where not, it is too much, or else too little.
    [[nodiscard]] bool allowsMost(double peak) const;
    /// Whether the filter lets a plan have these figures.
    [[nodiscard]] bool allows(double step, double peak) const;
    /// What follows from the time of a step alone.
    [[nodiscard]] PlanFigures figuresOf(double step, double peak) const;

private:
    std::vector<PlanConstraint> m_figures;  ///< the filter's constraints on figures
    std::optional<double> m_band;
    bool m_allowsTight = false;
    Bytes m_capacity;
    double m_mostFitting = 0;
    double m_mostTight = 0;
    double m_slowest = std::numeric_limits<double>::infinity();
    double m_tokensPerGpu = 0;    ///< of one step
    std::optional<double> m_mfu;  ///< of one token a second and GPU
    std::optional<double> m_pricePerGpuSecond;
};

/// Whether the plan's settings hold the filter's constraints on settings.
[[nodiscard]] bool holdSettings(const std::vector<PlanConstraint>& filter, const Plan& plan);

}  // namespace shardscope
