// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/units.h"
#include "core/plan/resolved_plan.h"
#include "core/step/basis.h"

namespace shardscope {

/// The activations that a virtual stage passes on for one micro-batch: one hidden vector for each token that this rank holds
/// between layers. Their gradients are as large.
[[nodiscard]] Bytes hopBytes(const Basis& basis);

/// What one rank of a pipeline stage sends to the rank of another in one step.
struct PipelineSend {
    int stage = 0;  ///< pipeline rank that receives
    Bytes bytes;
};

/// Each micro-batch's activations to the rank of the next virtual stage, their gradients to that of the one before, and a tied
/// embedding's gradients between first and last rank (Shoeybi et al. 2019). Neighbouring stages on one rank send nothing; the
/// sum of DualPipe's two copies of a stage is not counted.
[[nodiscard]] std::vector<PipelineSend> pipelineSends(const Basis& basis, int stage);

}  // namespace shardscope
