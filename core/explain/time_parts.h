// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/explain_context.h"
#include "core/schedule/block.h"

/// Numbers of the step, of throughput and of cost; private to `core/explain`. Precondition: the estimate has a step.
namespace shardscope {

struct PassPart;

[[nodiscard]] Part explainRankTime(const ExplainContext& context, int rank, std::string_view name);
[[nodiscard]] Part explainTime(const ExplainContext& context, std::string_view name);

/// Records the arithmetic of the blocks' passes, once.
void recordPasses(const ExplainContext& context);
/// Returns this part of the passes of all micro-batches through the rank's stages; null where there is none.
[[nodiscard]] Part passesOfRank(const ExplainContext& context, int rank, const PassPart& part);
/// Returns the part of the exposed expert exchange that fused blocks overlap with the other part's compute; null without fused blocks.
[[nodiscard]] Part fusedExchange(const ExplainContext& context, int rank);
/// Returns the waits for the host that fused blocks avoid; null without any.
[[nodiscard]] Part fusedHostWait(const ExplainContext& context, int rank);
/// Returns the seconds of one block of a virtual stage. In a fused block the expert exchange of each part overlaps the other's compute;
/// `backward`: the stage of its backward.
[[nodiscard]] Part blockSeconds(const ExplainContext& context, int stage, BlockKind kind, int backward = 0);
/// Returns the seconds of one micro-batch through all stages of a rank, forward or backward.
[[nodiscard]] Part rankPass(const ExplainContext& context, int rank, bool backward);
/// Returns the weight gradients that are a rank's last blocks.
[[nodiscard]] Part lastWeightGradients(const ExplainContext& context, int rank);

[[nodiscard]] TailParts tailOfRank(const ExplainContext& context, int rank);

}  // namespace shardscope
