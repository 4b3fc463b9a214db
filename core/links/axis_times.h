// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/communication.h"

namespace shardscope {

struct Basis;
struct StepEstimate;

/// The collectives of one GPU along one dimension in one step.
struct AxisTime {
    Seconds seconds;     ///< hidden or not
    Seconds exposed;     ///< for which the compute stream waits
    int torusLinks = 0;  ///< the most of the chip's links that one of them uses at once; 0 without a torus, or where nothing is sent
};

/// Returns the sums of the step's flows (core/step/flows.h) of a GPU of each pipeline stage, indexed by stage, then by Axis. Expert tensor
/// parallelism counts as tp, expert data parallelism as dp.
[[nodiscard]] std::vector<EnumArray<Axis, AxisTime>> axisTimes(const Basis& basis, const StepEstimate& step);

}  // namespace shardscope
