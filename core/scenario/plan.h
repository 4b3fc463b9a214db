// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/scenario/plan_choices.h"

namespace shardscope {

/// The parallelisation of a training step, as written in the scenario (contract.md, `plan`). An empty optional is JSON null: it follows
/// from the other fields (see `resolvePlan`). Degrees are counts of ranks.
struct Plan : PlanChoices {
    int tp = 1;
    bool sequenceParallel = false;
    int cp = 1;
    int pp = 1;
    int chunks = 1;
    std::optional<int> group;
    std::optional<std::vector<int>> stageLayers;  ///< layers per (stage, chunk) in model order
    std::optional<std::vector<int>> placement;    ///< pipeline ranks on each group of the cluster's nodes
    int ep = 1;
    std::optional<int> etp;
    std::optional<int> gtp;   ///< data-parallel ranks that each hold a part of every matrix; empty: 1
    std::optional<int> egtp;  ///< the same of experts; empty: 1
    std::optional<int> dp;
    int zero = 0;
    std::optional<int> shardGroup;
    std::optional<std::vector<RecomputeModule>> recomputeModules;  ///< of `selective`; empty optional: the attention core
    std::optional<std::vector<OffloadModule>> offloadModules;      ///< empty optional: all that layers keep
    bool operator==(const Plan&) const = default;
};

}  // namespace shardscope
