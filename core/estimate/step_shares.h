// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "core/base/communication.h"
#include "core/base/term.h"
#include "core/base/units.h"

namespace shardscope {

struct Basis;
struct StepEstimate;

/// Where the GPU time of a whole step goes, of all GPUs together: shares of 1 that sum to 1. Every GPU of a pipeline rank does the
/// same, so they are means over the ranks. What a rank neither computes nor waits for a collective, the host or its optimizer,
/// it idles: as much as the schedule itself costs, were all stages equal, to fill the pipeline and to drain it; the rest, since
/// they are not.
struct StepShares {
    double compute = 0;
    double fillAndDrain = 0;
    double imbalance = 0;
    EnumArray<Axis, double> exposed{};
    double optimizer = 0;
    double host = 0;  ///< waits for the host, and the overhead of every step
    /// Idle GPU time over all GPU time: what is called "bubble" wherever a step is spoken of.
    double bubble = 0;
    double exposedTotal = 0;
    /// The pipeline rank that is busy longest; empty where nothing is imbalanced.
    std::optional<int> slowStage;
};

/// Each is placed at its pointer, "/time/shares/…". Precondition: the step takes longer than 0 seconds.
[[nodiscard]] StepShares stepShares(const Basis& basis, const StepEstimate& step, const Terms& terms = {});

/// Returns what every rank has to do in a step beside its blocks, its optimizer and its collectives, as the rank that ends last has it.
[[nodiscard]] Seconds fixedOverhead(const Basis& basis, const StepEstimate& step);

}  // namespace shardscope
