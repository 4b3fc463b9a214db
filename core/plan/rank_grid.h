// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "core/base/communication.h"

namespace shardscope {

struct ResolvedPlan;

/// How the ranks lie along the five axes: neighbours along an axis are `stride` ranks apart. An axis that a grid leaves out
/// has size 1. Both arrays are indexed by Axis.
struct RankGrid {
    std::array<int, 5> sizes{1, 1, 1, 1, 1};
    std::array<int, 5> strides{1, 1, 1, 1, 1};

    [[nodiscard]] int size(Axis axis) const { return sizes[static_cast<std::size_t>(axis)]; }
    [[nodiscard]] int stride(Axis axis) const { return strides[static_cast<std::size_t>(axis)]; }
    [[nodiscard]] int coordinate(int rank, Axis axis) const { return rank / stride(axis) % size(axis); }
    /// The rank at another place along `axis`.
    [[nodiscard]] int moved(int rank, Axis axis, int place) const { return rank + (place - coordinate(rank, axis)) * stride(axis); }
    /// The group of `rank` along `axis`, ascending; `rank` is among them.
    [[nodiscard]] std::vector<int> groupOf(int rank, Axis axis) const;
};

/// Lays axes of these sizes (indexed by Axis) out, the first of `order` fastest-varying.
[[nodiscard]] RankGrid rankGrid(const RankOrder& order, const std::array<int, 5>& sizes);
/// tp, cp, dp and pp; ep is left out.
[[nodiscard]] RankGrid denseGrid(const ResolvedPlan& plan, const RankOrder& order);
/// etp in tp's place, ep, edp in dp's, and pp; cp is left out.
[[nodiscard]] RankGrid expertGrid(const ResolvedPlan& plan, const RankOrder& order);
/// Whether both grids have as many points as there are GPUs.
[[nodiscard]] bool gridsFit(const ResolvedPlan& plan);

}  // namespace shardscope
