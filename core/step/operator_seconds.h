// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/step/streams.h"

namespace shardscope {

/// The seconds that a pipeline rank computes in one step in one kind of pass, for one operator.
struct OperatorSeconds {
    std::optional<OperatorId> op;  ///< empty: a pass that the estimate does not divide into operators
    StreamWork work = StreamWork::Forward;
    Seconds seconds;
    double times = 0;  ///< it runs in one step
};

/// Returns what the compute stream of `stepStreams` shows for this rank, added up over all blocks however many they are. The seconds sum to
/// the rank's `compute`. Precondition: 0 <= rank < plan.pp.
[[nodiscard]] std::vector<OperatorSeconds> operatorSeconds(const Basis& basis, const StepEstimate& estimate, int rank);

}  // namespace shardscope
