// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "core/base/communication.h"
#include "core/base/units.h"
#include "core/collective/collective_model.h"
#include "core/collective/group_placement.h"
#include "core/memory/stage_ledger.h"

namespace shardscope {

class CostConstants;
class MatrixTable;
struct DeviceRates;
struct ModelOperators;
struct RankShape;
struct ResolvedPlan;
struct Site;

/// The placements of every process group of a plan, indexed by CommunicationGroup.
using GroupPlacements = std::array<GroupPlacement, kCommunicationGroups>;

[[nodiscard]] GroupPlacements placeGroups(const Site& site, const ResolvedPlan& plan);

/// The inputs of every layer's passes; made once per estimate (core/step/basis.h owns the referenced objects).
struct CostInputs {
    const Site& site;
    const ResolvedPlan& plan;
    const ModelOperators& operators;
    const RankShape& shape;
    const DeviceRates& rates;
    const CostConstants& constants;
    const CollectiveModel& collectives;
    GroupPlacements placements;
    const MatrixTable& matrices;
    double topK = 0;       ///< experts of a token; 0 in a dense model
    double mostNodes = 0;  ///< nodes that have the experts of one token

    /// Returns the same over ledger inputs that were recorded.
    [[nodiscard]] CostInputs over(const LedgerInputs& ledger) const
    {
        return {site,        plan,       ledger.operators,           ledger.shape, rates,    constants,
                collectives, placements, ledger.parameters.matrices, topK,         mostNodes};
    }
    [[nodiscard]] const GroupPlacement& placement(CommunicationGroup group) const { return placements[static_cast<std::size_t>(group)]; }
    [[nodiscard]] Seconds time(const Collective& collective) const
    {
        return collectives.seconds(collective.kind, collective.bytes, placement(collective.group));
    }
};

/// Returns the bytes of activations that a virtual stage passes on for one micro-batch: one hidden vector for each of this rank's tokens
/// between layers. Their gradients are as large.
[[nodiscard]] Bytes hopBytes(const CostInputs& inputs);

[[nodiscard]] CostInputs costInputs(const Site& site, const ResolvedPlan& plan, const LedgerInputs& ledger);

}  // namespace shardscope
