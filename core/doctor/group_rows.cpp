// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/group_rows.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "core/doctor/kernel_names.h"
#include "core/plan/mesh.h"
#include "core/plan/resolved_plan.h"

namespace shardscope {
namespace {

/// The row of the only dimension that has a group of these ranks.
std::optional<ProfiledRow> rowOfRanks(std::vector<int> ranks, const Mesh& mesh)
{
    constexpr std::pair<std::string_view, ProfiledRow> kDense[] = {
        {"tp", ProfiledRow::Tp}, {"cp", ProfiledRow::Cp},    {"cp-inner", ProfiledRow::Cp}, {"cp-outer", ProfiledRow::Cp},
        {"dp", ProfiledRow::Dp}, {"dp-cp", ProfiledRow::Dp}, {"gtp", ProfiledRow::Dp},      {"pp", ProfiledRow::Pp}};
    constexpr std::pair<std::string_view, ProfiledRow> kExpert[] = {
        {"ep", ProfiledRow::Ep}, {"etp", ProfiledRow::Tp}, {"edp", ProfiledRow::Dp}, {"egtp", ProfiledRow::Dp}};
    std::sort(ranks.begin(), ranks.end());
    std::optional<ProfiledRow> found;
    bool isOne = true;
    const auto look = [&](const std::vector<RankGroups>& grid, std::string_view name, ProfiledRow row) {
        const RankGroups* all = Mesh::find(grid, name);
        if (!all)
            return;
        for (std::vector<int> group : all->groups) {
            std::sort(group.begin(), group.end());
            if (group == ranks) {
                isOne = isOne && (!found || *found == row);
                found = row;
                return;
            }
        }
    };
    for (const auto& [name, row] : kDense)
        look(mesh.dense, name, row);
    for (const auto& [name, row] : kExpert)
        look(mesh.expert, name, row);
    return isOne ? found : std::nullopt;
}

}  // namespace

std::vector<std::optional<ProfiledRow>> rowsOfGroups(const std::vector<TracedGroup>& groups, std::optional<int> worldSize,
                                                     const ResolvedPlan& plan)
{
    const bool isOfPlan = !worldSize || *worldSize == plan.world;
    const std::optional<Mesh> mesh = isOfPlan && !groups.empty() ? buildMesh(plan, plan.order) : std::nullopt;
    std::vector<std::optional<ProfiledRow>> rows;
    if (!mesh)
        return rows;
    for (const TracedGroup& group : groups) {
        const bool isTelling = rowOfGroup(group.description, {}) != ProfiledRow::Unknown;
        rows.push_back(isTelling || group.ranks.size() < 2 ? std::nullopt : rowOfRanks(group.ranks, *mesh));
    }
    return rows;
}

std::optional<ProfiledRow> onlyRow(std::optional<int> worldSize, const ResolvedPlan& plan)
{
    if ((worldSize && *worldSize != plan.world) || plan.ep > 1)
        return std::nullopt;
    std::optional<ProfiledRow> only;
    for (const auto& [degree, axis] : {std::pair{plan.tp, Axis::Tp}, {plan.cp, Axis::Cp}, {plan.dp, Axis::Dp}, {plan.pp, Axis::Pp}}) {
        if (degree < 2)
            continue;
        if (only)
            return std::nullopt;
        only = rowOf(axis);
    }
    return only;
}

}  // namespace shardscope
