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

/// The shares of the GPU time of a whole step over all GPUs; they sum to 1. Every GPU of a pipeline rank does the same, so they are means
/// over the ranks. A rank idles while it neither computes nor waits for a collective, the host or its optimizer. The idle time that equal
/// stages would have fills and drains the pipeline; the rest is imbalance, of stages or of documents: the others wait for the pipeline with
/// the most work.
struct StepShares {
    double compute = 0;
    double fillAndDrain = 0;
    double imbalance = 0;
    EnumArray<Axis, double> exposed{};
    double optimizer = 0;
    double host = 0;  ///< waits for the host, and the overhead of every step
    /// Idle GPU time over all GPU time: the "bubble" of a step everywhere in the program.
    double bubble = 0;
    double exposedTotal = 0;
    /// The pipeline rank that is busy longest; empty without imbalance, and where documents make it.
    std::optional<int> slowStage;
};

/// Returns the shares, each placed at its pointer, "/time/shares/…". Precondition: the step takes longer than 0 seconds.
[[nodiscard]] StepShares stepShares(const Basis& basis, const StepEstimate& step, const Terms& terms = {});

/// Returns the seconds of a step besides blocks, optimizer and collectives, of the rank that ends last.
[[nodiscard]] Seconds fixedOverhead(const Basis& basis, const StepEstimate& step);

}  // namespace shardscope
