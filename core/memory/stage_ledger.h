// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

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

[[nodiscard]] LedgerInputs ledgerInputs(const Site& site, const ResolvedPlan& plan, const Terms& terms = {});

/// Parameters of a rank whose states are divided over the shard groups.
[[nodiscard]] Term shardedParameters(const RankParameters& parameters, const ResolvedPlan& plan, const Terms& terms = {});

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
/// two-way schedules), the softmax of that forward. Nothing where no layer is recomputed.
[[nodiscard]] Term recomputeMoment(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankStages& stages,
                                   const std::vector<double>& live, const Terms& terms = {});
[[nodiscard]] bool fusesWithLoss(const ResolvedPlan& plan, const RankStages& stages);

/// The moments of a step at which a GPU may hold the most.
enum class PeakMoment {
    Activations,  ///< the loss, or a layer that is made again
    Gradients,    ///< the end of the backward pass, where gradients came as activations went
    Step,         ///< the optimizer's, with its temporaries
};

/// The ledger of pipeline rank `rank` at its peak moment, or at the one asked for. Each line is noted under its name.
[[nodiscard]] StageMemory stageLedger(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, int rank,
                                      const Terms& terms = {}, std::optional<PeakMoment> at = {});

}  // namespace shardscope
