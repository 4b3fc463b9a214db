// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/term.h"
#include "core/step/placed_collective.h"

namespace shardscope {

struct CostInputs;
struct RankParameters;

/// The outer step of DiLoCo (Douillard et al. 2023, arXiv 2311.08105, algorithm 1). Between two of them the replicas of a shard train apart;
/// then they average how far their weights have moved, in fp32, and the weights that all begin with move by Nesterov's momentum. With
/// ZeRO each rank does so for its shard. Precondition of both: the plan has inner steps.

/// Returns the seconds of an outer step over the number of inner steps: its share in each of them.
[[nodiscard]] Term outerUpdate(const RankParameters& parameters, const CostInputs& inputs, const Terms& terms = {});

/// Returns the collectives of an outer step; their count is that in one inner step.
[[nodiscard]] std::vector<PlacedCollective> outerCollectives(const RankParameters& parameters, const CostInputs& inputs);

}  // namespace shardscope
