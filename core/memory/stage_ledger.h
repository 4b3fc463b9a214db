// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/layer/model_operators.h"
#include "core/layer/rank_shape.h"
#include "core/memory/activations.h"
#include "core/memory/byte_recipe.h"
#include "core/memory/memory.h"
#include "core/memory/rank_parameters.h"

namespace shardscope {

class LayerSums;
struct ResolvedPlan;
struct Site;

/// The inputs that the ledgers of all stages share; made once per estimate.
struct LedgerInputs {
    RankShape shape;
    ByteRecipe recipe;
    ParameterTable parameters;
    ModelOperators operators;
    ActivationTable activations;
};

/// `kind`: whose operators they are where micro-batches differ. Memory follows from those of the largest one.
[[nodiscard]] LedgerInputs ledgerInputs(const Site& site, const ResolvedPlan& plan, const Terms& terms = {},
                                        MicroBatchKind kind = MicroBatchKind::Largest);

/// Returns the parameters of a rank whose states are divided over the shard groups.
[[nodiscard]] Term shardedParameters(const RankParameters& parameters, const ResolvedPlan& plan, const Terms& terms = {});

/// The moments of a step at which a GPU may allocate the most.
enum class PeakMoment {
    Activations,  ///< the loss, or a layer that is recomputed
    Gradients,    ///< the end of the backward pass, where gradients replaced activations
    Step,         ///< the optimizer step, with its temporaries
};

/// Returns the ledger of pipeline rank `rank` at its peak moment, or at `moment`. Each line is recorded under its name.
[[nodiscard]] StageMemory stageLedger(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, int rank,
                                      const Terms& terms = {}, std::optional<PeakMoment> at = {});

/// The facts of a pipeline rank that its ledger uses.
struct LedgerRank {
    int rank = 0;
    bool holdsEmbedding = false;
    bool holdsHead = false;
    RankParameters parameters;
    const LayerSums& layers;
};

/// Whether a ledger lists its lines, or sums them only.
enum class Lines { Kept, Summed };

/// Returns the same for a rank whose layers are summed elsewhere.
[[nodiscard]] StageMemory rankLedger(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const LedgerRank& stages,
                                     Lines lines, const Terms& terms = {}, std::optional<PeakMoment> at = {});

}  // namespace shardscope
