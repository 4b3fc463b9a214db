// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/communication.h"

namespace shardscope {

struct ResolvedPlan;
struct Scenario;

/// All groups of one kind: they partition the ranks 0 … world − 1. Both the groups and the ranks in a group are in the
/// order of Megatron-LM's rank generator (`generate_masked_orthogonal_rank_groups` in megatron/core/parallel_state.py).
struct RankGroups {
    std::string_view name;  ///< "tp", "dp-cp", …
    std::vector<std::vector<int>> groups;
};

/// Every process group of a plan. Dense grid: ep left out. Expert grid: cp and tp left out, etp in tp's place and edp in
/// dp's. The pipeline is common to both. Where weights have shards, gtp and egtp are those ranks, and dp, dp-cp and edp those that hold the
/// same shard.
struct Mesh {
    int world = 1;
    std::vector<RankGroups> dense;      ///< tp, cp, dp, dp-cp, pp, tp-pp; gtp; cp-inner and cp-outer where there are two levels
    std::vector<RankGroups> expert;     ///< ep, etp, edp, etp-ep; egtp
    std::vector<RankGroups> encoder{};  ///< tp and dp, of an encoder with GPUs of its own; in `jobMesh` alone

    /// Returns the groups called `name` in `grid`, or null.
    [[nodiscard]] static const RankGroups* find(const std::vector<RankGroups>& grid, std::string_view name);
};

/// Returns the mesh of a plan, or empty where tp·cp·pp·dp is not the world or ep·etp·pp does not divide it. Checks nothing else.
[[nodiscard]] std::optional<Mesh> buildMesh(const ResolvedPlan& plan, const RankOrder& order);

/// Returns the mesh of a scenario's plan with the ranks of the job: those of an encoder with GPUs of its own are the first (Megatron-LM,
/// examples/mimo/training/args.py: rank_offset), and those of the grid follow. Empty as `buildMesh`.
[[nodiscard]] std::optional<Mesh> jobMesh(const Scenario& scenario);

}  // namespace shardscope
