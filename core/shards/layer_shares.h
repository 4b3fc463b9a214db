// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/layer/operator.h"

namespace shardscope {

struct ResolvedPlan;
struct Site;

/// One operator, whole and as one tensor-parallel rank runs it. Shapes are of matrix multiplies; m is 0 otherwise.
struct OperatorShare {
    OperatorId id;
    OperatorCut cut = OperatorCut::None;
    MatrixShape whole;
    MatrixShape rank;
    std::vector<Collective> forward;  ///< over the tensor-parallel group
    std::vector<Collective> backward;
};

/// One layer of the model for one micro-batch.
struct LayerShares {
    int tp = 1;
    bool sequenceParallel = false;
    int planTp = 1;     ///< the plan's degree; another one is a what-if
    double layers = 0;  ///< of this kind in the model
    double tokens = 0;  ///< of a micro-batch
    std::vector<OperatorShare> operators;

    /// Returns the bytes that each rank sends over the tensor-parallel group with a ring, forward or backward.
    [[nodiscard]] Bytes sent(bool backward) const;
};

/// Returns the shares of the most frequent kind of layer. A plan of tp 1 is shown with the largest cut up to 8 within a node that the heads
/// allow (1 where there is none).
[[nodiscard]] LayerShares layerShares(const Site& site, const ResolvedPlan& plan, bool sequenceParallel);

}  // namespace shardscope
