// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/cost/operator_cost.h"
#include "core/step/pass_time.h"
#include "core/step/transfers.h"

namespace shardscope {

struct CostInputs;

/// The passes of one layer of each kind, and of the parts before the first layer and after the last one.
struct LayerPasses {
    std::vector<Passes> ofLayerKind;      ///< with the plan's recomputation
    std::vector<Passes> ofLayerKindKept;  ///< without recomputation: the layers beyond `recompute_layers`
    Passes encoders;                      ///< all of them; a part that is frozen has a forward pass alone
    Passes forwards;                      ///< of all models that run forward alone
    Passes embedding;
    Passes head;
    Passes mtp;  ///< all multi-token-prediction layers, with their heads
};

/// Names of the blocks in records of their passes, besides "embedding", "head" and "mtp", followed by the number of the kind.
inline constexpr std::string_view kRecomputedLayer = "layer ";
inline constexpr std::string_view kKeptLayer = "kept layer ";
[[nodiscard]] std::string_view blockName(const Terms& terms, std::string_view block, std::size_t kind);

/// Returns the passes. Each pass of a block is recorded as "pass-forward", "pass-recompute", … of `partOf(block, …)`.
[[nodiscard]] LayerPasses layerPasses(const CostInputs& inputs, const Terms& terms = {});

/// One operator's time in a layer, for the Layer view and derivations: its cost, and its transfers.
struct OperatorTiming {
    OperatorCost cost;
    TransferList forward;
    TransferList backward;
};

[[nodiscard]] OperatorTiming operatorTiming(const Operator& op, double headDim, const CostInputs& inputs);

}  // namespace shardscope
