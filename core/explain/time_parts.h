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

/// Lets the blocks' passes write down what they do, once.
void recordPasses(const ExplainContext& context);
/// Returns the passes of all micro-batches that pass the rank's stages; null where there is none of this part.
[[nodiscard]] Part passesOfRank(const ExplainContext& context, int rank, const PassPart& part);
/// Returns what of the exposed expert exchange fused blocks move beside the other part's compute; null where nothing is fused.
[[nodiscard]] Part fusedExchange(const ExplainContext& context, int rank);
/// Returns what of the waits for the host fused blocks have not; null where that is nothing.
[[nodiscard]] Part fusedHostWait(const ExplainContext& context, int rank);
/// One block of a virtual stage. In a fused one the expert exchange of both parts runs beside the other's compute.
[[nodiscard]] Part blockSeconds(const ExplainContext& context, int stage, BlockKind kind);
/// One micro-batch through all of a rank's stages, forward or backward.
[[nodiscard]] Part rankPass(const ExplainContext& context, int rank, bool backward);
/// The weight gradients that are a rank's last blocks.
[[nodiscard]] Part lastWeightGradients(const ExplainContext& context, int rank);

[[nodiscard]] TailParts tailOfRank(const ExplainContext& context, int rank);

}  // namespace shardscope
