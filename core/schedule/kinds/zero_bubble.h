// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/schedule/kinds/laws.h"

namespace shardscope {

/// Appends the order of ZB1P (Qi et al. 2024, "ZB-H1"), as PyTorch's ScheduleInterleavedZeroBubble orders it for any number of chunks: rank
/// r lets r input gradients pass before the first weight gradient follows, so that no rank has more live activations than the first.
void appendZeroBubbleOrder(const PipelineShape& shape, int rank, OrderWriter& order);

/// Returns (p - 1) · max(F, I, F + I - W) with at least as many micro-batches as stages. The paper's (p - 1)(F + I - W) is the case W <=
/// min(F, I).
[[nodiscard]] std::optional<double> zeroBubbleLaw(const PipelineShape& shape, const BlockTimes& times);
inline constexpr std::string_view kSplitBackward = "({p} − 1) · max({F}, {I}, {F} + {I} − {W})";

/// Computes `rankEnds` of one chunk: m(F+I+W) + r·F + (p-1-r)·gap for equal stages without hops (schedules.md section 1).
[[nodiscard]] bool zeroBubbleEnds(const PipelineShape& shape, const StageTimes& times, double hop, double gap, std::vector<double>& ends);

}  // namespace shardscope
