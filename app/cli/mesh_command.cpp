// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/finding_list.h"
#include "app/cli/handlers.h"
#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "core/io/answers.h"
#include "core/io/scenario_file.h"
#include "core/plan/check_plan.h"
#include "core/plan/mesh.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/order.h"
#include "core/scenario/scenario.h"

namespace shardscope::cli {
namespace {

constexpr std::size_t kShownOfGroup = 8;
constexpr std::size_t kColumnsBesideGroups = 40;  ///< name, size and count, with their gaps, and "and 100,000 more"

/// "0 8 16 … 56": every rank of a small group, the ends of a large one.
std::string ranksText(const std::vector<int>& group)
{
    std::string text;
    for (std::size_t i = 0; i < group.size(); ++i) {
        if (group.size() > kShownOfGroup && i == kShownOfGroup - 1) {
            text += " … " + std::to_string(group.back());
            break;
        }
        text += (i == 0 ? "" : " ") + std::to_string(group[i]);
    }
    return text;
}

/// As many groups as there is room for, at least one.
std::string groupsText(const std::vector<std::vector<int>>& groups, std::size_t room)
{
    std::string text;
    std::size_t shown = 0;
    for (; shown < groups.size(); ++shown) {
        const std::string next = (shown == 0 ? "[" : "  [") + ranksText(groups[shown]) + "]";
        if (shown > 0 && displayWidth(text) + displayWidth(next) > room)
            break;
        text += next;
    }
    return shown == groups.size() ? text : text + "  and " + grouped(static_cast<std::int64_t>(groups.size() - shown)) + " more";
}

std::string gridText(const std::vector<RankGroups>& grid, const std::string& heading, const Terminal& terminal)
{
    TextTable table({{heading, Align::Left}, {"size", Align::Right}, {"groups", Align::Right}, {"ranks", Align::Left}});
    for (const RankGroups& kind : grid) {
        table.add({std::string(kind.name), grouped(static_cast<std::int64_t>(kind.groups.front().size())),
                   grouped(static_cast<std::int64_t>(kind.groups.size())), groupsText(kind.groups, terminal.width - kColumnsBesideGroups)});
    }
    return table.text();
}

std::string readable(const Mesh& mesh, const Scenario& scenario, const Terminal& terminal)
{
    return grouped(mesh.world) + " GPUs, rank order " + orderText(scenario.plan.order) + " (fastest-varying first)\n\n" +
           (mesh.encoder.empty() ? std::string() : gridText(mesh.encoder, "encoder", terminal) + "\n") +
           gridText(mesh.dense, "dense", terminal) + "\n" + gridText(mesh.expert, "experts", terminal);
}

}  // namespace

Result<Answer> runMesh(const Invocation& invocation)
{
    const Result<Scenario> scenario = loadScenario(invocation.arguments[0], invocation.values("--set"));
    if (!scenario)
        return scenario.error();
    const std::optional<Mesh> mesh = jobMesh(*scenario);
    if (!mesh)
        return refused(checkMesh(*scenario), invocation);
    return Answer{invocation.json() ? meshToJson(*mesh) : readable(*mesh, *scenario, invocation.terminal)};
}

}  // namespace shardscope::cli
