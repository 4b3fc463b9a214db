// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/collective/collective_model.h"
#include "core/cost/operator_cost.h"
#include "core/memory/stage_ledger.h"
#include "core/step/pass_time.h"
#include "core/site/site.h"

namespace shardscope {

/// The placements of every process group of a plan, indexed by CommunicationGroup.
using GroupPlacements = std::array<GroupPlacement, 7>;

[[nodiscard]] GroupPlacements placeGroups(const Site& site, const ResolvedPlan& plan);

/// What the passes of every layer are made from; made once per estimate (core/step/basis.h keeps what it refers to).
struct CostInputs {
    const Site& site;
    const ResolvedPlan& plan;
    const ModelOperators& operators;
    const RankShape& shape;
    const DeviceRates& rates;
    const CostConstants& constants;
    const CollectiveModel& collectives;
    GroupPlacements placements;
    double topK = 0;       ///< experts of a token; 0 in a dense model
    double mostNodes = 0;  ///< that the experts of one token are on

    [[nodiscard]] const GroupPlacement& placement(CommunicationGroup group) const { return placements[static_cast<std::size_t>(group)]; }
    [[nodiscard]] Seconds time(const Collective& collective) const
    {
        return collectives.time(collective.kind, collective.bytes, placement(collective.group)).seconds;
    }
};

[[nodiscard]] CostInputs costInputs(const Site& site, const ResolvedPlan& plan, const LedgerInputs& ledger);

/// The passes of one layer of each kind, and of what stands before the first layer and after the last one.
struct LayerPasses {
    std::vector<Passes> ofLayerKind;            ///< with what the plan recomputes
    std::vector<Passes> ofLayerKindKept;        ///< with nothing recomputed: the layers beyond `recompute_layers`
    Passes embedding;
    Passes head;
    Passes mtp;                                 ///< all multi-token-prediction layers, with their heads
};

[[nodiscard]] LayerPasses layerPasses(const CostInputs& inputs);

/// One operator's time in a layer, for the Layer view and derivations: its cost, and its collectives' seconds with the share that
/// the compute stream waits for.
struct OperatorTiming {
    OperatorCost cost;
    Seconds forwardCollectives;
    Seconds forwardExposed;
    Seconds backwardCollectives;
    Seconds backwardExposed;
};

[[nodiscard]] OperatorTiming operatorTiming(const Operator& op, double headDim, const CostInputs& inputs);

}  // namespace shardscope
