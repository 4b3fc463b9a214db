// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/term.h"
#include "core/memory/rank_stages.h"
#include "core/schedule/in_flight.h"
#include "core/site/site.h"

namespace shardscope {

struct LedgerInputs;

/// What is recomputed of a layer is live with its gradients while it runs backward (about twice its activations), and where it
/// is the whole layer, with sequence parallelism the gathered inputs of its two column-parallel parts. Nothing where no layer
/// is recomputed, and never more than what recomputing less would hold: `live` micro-batches of each chunk.
[[nodiscard]] Term recomputedLayer(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages,
                                   const std::vector<double>& live, const Terms& terms = {});

/// What is there beside the kept activations while the loss is computed.
[[nodiscard]] Term lossMoment(const LedgerInputs& inputs, const Terms& terms = {});

/// The same with the layer's gradient before it is sharded.
[[nodiscard]] Term backwardMoment(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages,
                                  const std::vector<double>& live, const Terms& terms = {});

/// That with what else is there at that moment: where the backward is fused with a forward that computes the loss (the
/// two-way schedules), the softmax of that forward. Nothing where no layer is recomputed and none is gathered.
[[nodiscard]] Term recomputeMoment(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages,
                                   const std::vector<double>& live, const Terms& terms = {});
[[nodiscard]] bool fusesWithLoss(const ResolvedPlan& plan, const RankStages& stages);

/// What the largest layer of these stages has on this rank, before it is sharded.
[[nodiscard]] Term largestLayerParameters(const Site& site, const LedgerInputs& inputs, const RankStages& stages, const Terms& terms);

/// The gathered embedding or head with its gradient.
[[nodiscard]] Term gatheredVocabulary(const LedgerInputs& inputs, const Terms& terms);

/// Micro-batches that a chunk holds at the heaviest moment: by the published peak, or else counted along the rank's order.
[[nodiscard]] Term liveTerm(double live, const PipelineShape& shape, int rank, std::size_t chunk, const Terms& terms);

}  // namespace shardscope
