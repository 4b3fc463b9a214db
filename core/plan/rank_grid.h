// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "core/base/communication.h"

namespace shardscope {

struct ResolvedPlan;

/// The layout of the ranks along the five axes: neighbours along an axis are `stride` ranks apart. An axis that a grid leaves out has size
/// 1. Both arrays are indexed by Axis. Ranks that hold the shards of the same weights lie next to the tensor-parallel ranks, those of experts
/// next to the expert-parallel ones (Megatron-LM, megatron/core/parallel_state.py, `_inject_gtp_remat_axis`); dp then counts the ranks that
/// hold the same shard.
struct RankGrid {
    std::array<int, 5> sizes{1, 1, 1, 1, 1};
    std::array<int, 5> strides{1, 1, 1, 1, 1};
    int shards = 1;  ///< of weights: neighbours that hold a part of every matrix; they are in no axis
    int shardStride = 1;

    [[nodiscard]] int size(Axis axis) const { return sizes[static_cast<std::size_t>(axis)]; }
    [[nodiscard]] int stride(Axis axis) const { return strides[static_cast<std::size_t>(axis)]; }
    [[nodiscard]] int coordinate(int rank, Axis axis) const { return rank / stride(axis) % size(axis); }
    /// Returns the rank at another place along `axis`.
    [[nodiscard]] int moved(int rank, Axis axis, int place) const { return rank + (place - coordinate(rank, axis)) * stride(axis); }
    /// Returns the group of `rank` along `axis`, ascending and with `rank` itself.
    [[nodiscard]] std::vector<int> groupOf(int rank, Axis axis) const;
    [[nodiscard]] int shardOf(int rank) const { return rank / shardStride % shards; }
    /// Returns the ranks that together hold the weights of `rank`, ascending and with `rank` itself.
    [[nodiscard]] std::vector<int> shardsOf(int rank) const;
};

/// Returns the grid of axes of these sizes (indexed by Axis), the first of `order` fastest-varying; `shards` ranks come next to `after`.
[[nodiscard]] RankGrid rankGrid(const RankOrder& order, const std::array<int, 5>& sizes, int shards = 1, Axis after = Axis::Tp);
/// Returns the grid of tp, cp, dp and pp, without ep.
[[nodiscard]] RankGrid denseGrid(const ResolvedPlan& plan, const RankOrder& order);
/// Returns the grid of etp (in tp's place), ep, edp (in dp's place) and pp, without cp.
[[nodiscard]] RankGrid expertGrid(const ResolvedPlan& plan, const RankOrder& order);
/// Returns whether both grids have as many points as there are GPUs for them.
[[nodiscard]] bool gridsFit(const ResolvedPlan& plan);

}  // namespace shardscope
