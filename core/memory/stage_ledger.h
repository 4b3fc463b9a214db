// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/activations.h"
#include "core/memory/byte_recipe.h"
#include "core/memory/memory.h"
#include "core/memory/rank_parameters.h"
#include "core/site/site.h"

namespace shardscope {

/// What the ledgers of all stages share; made once per estimate.
struct LedgerInputs {
    RankShape shape;
    ByteRecipe recipe;
    ParameterTable parameters;
    ModelOperators operators;
    ActivationTable activations;
};

[[nodiscard]] LedgerInputs ledgerInputs(const Site& site, const ResolvedPlan& plan);

/// Bytes of one state (weights, gradients, optimizer): `bytes` per parameter, divided over the shard groups where sharded.
[[nodiscard]] Bytes stateBytes(const RankParameters& parameters, double bytes, bool sharded, const ResolvedPlan& plan);

/// What is recomputed of a layer is live with its gradients while it runs backward (about twice its activations), and where it
/// is the whole layer, with sequence parallelism the gathered inputs of its two column-parallel parts. Nothing where no layer
/// is recomputed, and never more than what recomputing less would hold: `live` micro-batches of each chunk.
[[nodiscard]] Bytes recomputedLayer(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages,
                                    const std::vector<double>& live);

/// The same with what else is there at that moment: where the backward is fused with a forward that computes the loss (the
/// two-way schedules), the softmax of that forward. Nothing where no layer is recomputed.
[[nodiscard]] Bytes recomputeMoment(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages,
                                    const std::vector<double>& live);
[[nodiscard]] bool fusesWithLoss(const ResolvedPlan& plan, const RankStages& stages);

/// The ledger of pipeline rank `rank` at its peak moment.
[[nodiscard]] StageMemory stageLedger(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, int rank);

}  // namespace shardscope
