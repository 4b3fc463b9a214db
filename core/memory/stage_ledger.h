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

/// Holds what the ledgers of all stages share; made once per estimate.
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

/// The moments of a step at which a GPU may hold the most.
enum class PeakMoment {
    Activations,  ///< the loss, or a layer that is made again
    Gradients,    ///< the end of the backward pass, where gradients came as activations went
    Step,         ///< the optimizer's, with its temporaries
};

/// The ledger of pipeline rank `rank` at its peak moment, or at the one asked for. Each line is noted under its name.
[[nodiscard]] StageMemory stageLedger(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, int rank,
                                      const Terms& terms = {}, std::optional<PeakMoment> at = {});

/// A pipeline rank as its ledger sees it.
struct LedgerRank {
    int rank = 0;
    bool holdsEmbedding = false;
    bool holdsHead = false;
    RankParameters parameters;
    const LayerSums& layers;
};

/// Whether a ledger lists its lines, or sums them only.
enum class Lines { Kept, Summed };

/// The same of a rank whose layers are summed elsewhere.
[[nodiscard]] StageMemory rankLedger(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const LedgerRank& stages,
                                     Lines lines, const Terms& terms = {}, std::optional<PeakMoment> at = {});

}  // namespace shardscope
