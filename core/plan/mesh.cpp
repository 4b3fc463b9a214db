// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/mesh.h"

#include "core/plan/rank_grid.h"
#include "core/plan/resolved_plan.h"
#include "core/ring/context_layout.h"

#include <algorithm>
#include <initializer_list>

namespace shardscope {
namespace {

/// One axis as it lies in rank space: neighbours along it are `stride` ranks apart. The ranks that share weights are along none.
struct GridAxis {
    std::optional<Axis> axis;
    int size = 1;
    int stride = 1;
};
/// Fastest-varying first.
using Grid = std::vector<GridAxis>;

constexpr std::nullopt_t kShards = std::nullopt;

Grid inOrder(const RankGrid& grid, const RankOrder& order)
{
    Grid axes;
    for (const Axis axis : order)
        axes.push_back({axis, grid.size(axis), grid.stride(axis)});
    const auto isBeyond = [&](const GridAxis& axis) { return axis.stride >= grid.shardStride * grid.shards; };
    if (grid.shards > 1)
        axes.insert(std::find_if(axes.begin(), axes.end(), isBeyond), {kShards, grid.shards, grid.shardStride});
    return axes;
}

/// Offsets of all points spanned by `axes`, the first axis fastest.
std::vector<int> offsetsOf(const Grid& axes)
{
    std::vector<int> offsets{0};
    for (const GridAxis& axis : axes) {
        const std::size_t before = offsets.size();
        for (int i = 1; i < axis.size; ++i) {
            for (std::size_t j = 0; j < before; ++j)
                offsets.push_back(offsets[j] + i * axis.stride);
        }
    }
    return offsets;
}

/// The groups whose members differ only along `along`: one group per point of the other axes.
RankGroups groupsAlong(const Grid& grid, std::string_view name, std::initializer_list<std::optional<Axis>> along)
{
    Grid inside;
    Grid outside;
    for (const GridAxis& axis : grid) {
        const bool chosen = std::find(along.begin(), along.end(), axis.axis) != along.end();
        (chosen ? inside : outside).push_back(axis);
    }
    const std::vector<int> members = offsetsOf(inside);
    RankGroups result{name, {}};
    for (const int origin : offsetsOf(outside)) {
        std::vector<int>& group = result.groups.emplace_back(members);
        for (int& rank : group)
            rank += origin;
    }
    return result;
}

/// Neighbours exchange heads, and ranks at the same place of different inner groups form a ring (Megatron-LM, megatron/core/parallel_state.py,
/// `create_hierarchical_groups`).
void addLevels(std::vector<RankGroups>& dense, int inner)
{
    RankGroups neighbours{"cp-inner", {}};
    RankGroups rings{"cp-outer", {}};
    for (const std::vector<int>& group : Mesh::find(dense, "cp")->groups) {
        const int ranks = static_cast<int>(group.size());
        for (int first = 0; first < ranks; first += inner)
            neighbours.groups.emplace_back(group.begin() + first, group.begin() + std::min(first + inner, ranks));
        for (int place = 0; place < std::min(inner, ranks); ++place) {
            std::vector<int>& ring = rings.groups.emplace_back();
            for (int rank = place; rank < ranks; rank += inner)
                ring.push_back(group[static_cast<std::size_t>(rank)]);
        }
    }
    dense.push_back(std::move(neighbours));
    dense.push_back(std::move(rings));
}

}  // namespace

const RankGroups* Mesh::find(const std::vector<RankGroups>& grid, std::string_view name)
{
    const auto found = std::find_if(grid.begin(), grid.end(), [name](const RankGroups& groups) { return groups.name == name; });
    return found == grid.end() ? nullptr : &*found;
}

std::optional<Mesh> buildMesh(const ResolvedPlan& plan, const RankOrder& order)
{
    if (!gridsFit(plan))
        return std::nullopt;
    const Grid dense = inOrder(denseGrid(plan, order), order);
    const Grid expert = inOrder(expertGrid(plan, order), order);
    Mesh mesh;
    mesh.world = plan.gridGpus();
    mesh.dense = {groupsAlong(dense, "tp", {Axis::Tp}), groupsAlong(dense, "cp", {Axis::Cp}),
                  groupsAlong(dense, "dp", {Axis::Dp}), groupsAlong(dense, "dp-cp", {Axis::Dp, Axis::Cp}),
                  groupsAlong(dense, "pp", {Axis::Pp}), groupsAlong(dense, "tp-pp", {Axis::Tp, Axis::Pp})};
    if (plan.gtp > 1)
        mesh.dense.push_back(groupsAlong(dense, "gtp", {kShards}));
    if (hasTwoLevels(plan.cpLayout))
        addLevels(mesh.dense, plan.cpInner.value_or(1));
    mesh.expert = {groupsAlong(expert, "ep", {Axis::Ep}), groupsAlong(expert, "etp", {Axis::Tp}), groupsAlong(expert, "edp", {Axis::Dp}),
                   groupsAlong(expert, "etp-ep", {Axis::Tp, Axis::Ep})};
    if (plan.egtp > 1)
        mesh.expert.push_back(groupsAlong(expert, "egtp", {kShards}));
    return mesh;
}

std::optional<Mesh> jobMesh(const Scenario& scenario)
{
    const ResolvedPlan plan = resolvePlan(scenario);
    std::optional<Mesh> mesh = buildMesh(plan, plan.order);
    if (!mesh || plan.encoderGpus == 0)
        return mesh;
    const std::optional<Mesh> own = buildMesh(encoderPlan(scenario), kMegatronOrder);
    if (!own)
        return std::nullopt;
    mesh->encoder = {*Mesh::find(own->dense, "tp"), *Mesh::find(own->dense, "dp")};
    mesh->world = plan.world;
    for (std::vector<RankGroups>* grid : {&mesh->dense, &mesh->expert}) {
        for (RankGroups& kind : *grid) {
            for (std::vector<int>& group : kind.groups) {
                for (int& rank : group)
                    rank += plan.encoderGpus;
            }
        }
    }
    return mesh;
}

}  // namespace shardscope
