// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>

#include "core/search/search.h"

namespace shardscope {

/// Decides whether a search may choose a plan: by its verdict and the filter's constraints on its figures. The band of memory follows from
/// the scenario's GPUs, framework and kind of model (`likenessOf`), which no plan of a search changes, so that a verdict compares the peak
/// with two numbers.
class PlanChoice {
public:
    explicit PlanChoice(const SearchRequest& request);

    [[nodiscard]] std::optional<double> memoryBand() const { return m_band; }
    [[nodiscard]] Fit fitOf(double peak) const { return shardscope::fitOf(Bytes(peak), m_capacity, m_band); }
    /// Returns the same on the GPU that is fullest: GPUs of several kinds have several capacities.
    [[nodiscard]] Fit fitOf(const MemoryEstimate& memory) const { return shardscope::fitOf(memory.peak, memory.capacity, m_band); }
    [[nodiscard]] bool isChosen(Fit fit) const { return fit == Fit::Fits || (m_allowsTight && fit == Fit::Tight); }
    [[nodiscard]] bool allowsTight() const { return m_allowsTight; }

    /// Return the most bytes of a plan that fits, and of one that is tight, filter included.
    [[nodiscard]] double mostFitting() const { return m_mostFitting; }
    [[nodiscard]] double mostTight() const { return m_mostTight; }
    /// Returns the longest step in seconds; a longer one breaks some constraint of the filter, regardless of rounding.
    [[nodiscard]] double slowest() const { return m_slowest; }

    /// Returns whether the filter allows so large a peak; if not, the peak is too large rather than too small.
    [[nodiscard]] bool allowsMost(double peak) const;
    /// Returns whether the filter allows these figures.
    [[nodiscard]] bool allows(double step, double peak) const;
    /// Returns the figures that follow from the time of a step alone.
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

/// Returns whether the plan's settings satisfy the filter's constraints on settings.
[[nodiscard]] bool holdSettings(const std::vector<PlanConstraint>& filter, const Plan& plan);

}  // namespace shardscope
