// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/base/choices.h"
#include "core/plan/target.h"
#include "core/search/search.h"

namespace shardscope {

/// The launcher whose rules the plans of a framework keep; empty for one that is not launched from files that Shardscope knows.
[[nodiscard]] std::optional<Target> launcherOf(Framework framework);

/// Whether a framework runs such a schedule. Of one that nothing is known of: yes.
[[nodiscard]] bool runsSchedule(Framework framework, ScheduleKind kind);

/// Whether a framework has such a recomputation: its launcher's, where it has one (core/launch/launcher_traits.h).
[[nodiscard]] bool recomputes(Framework framework, Recompute recompute);

/// Whether the launcher's files can say what the scenario's plan says of the settings that a search turns, as far as they act in it.
/// Precondition: there is an architecture.
[[nodiscard]] bool isExpressed(Target target, const Scenario& scenario);

/// Whether a search looks at nothing but what the scenario's framework can run: unless it is wide, has a target, is asked for any framework,
/// or has a schedule fixed that the framework does not have.
[[nodiscard]] bool isHeldToFramework(const SearchRequest& request);
/// The launcher whose rules every plan of the search keeps: its target, or that of the framework that it is held to.
[[nodiscard]] std::optional<Target> keptLauncher(const SearchRequest& request);
/// Whether what the search is held to has such a recomputation.
[[nodiscard]] bool keepsRecompute(const SearchRequest& request, Recompute recompute);

/// A search that is held to the scenario's framework, and where no plan at all keeps that framework's rules (the scenario itself may break one
/// that no plan of it mends) the same for any framework: its plans say what they need.
[[nodiscard]] Result<SearchResult> searchOwnFrameworkFirst(const SearchRequest& request,
                                                           const std::function<Result<SearchResult>(const SearchRequest&)>& searched);

/// Where the scenario's own framework cannot run the scenario's plan: the launchers that can, in their order, maybe none. Empty: it can.
[[nodiscard]] std::optional<std::vector<Target>> neededLaunchers(const Scenario& scenario);

/// Whether this launcher runs the scenario's plan; without one, whether the scenario's own framework does.
[[nodiscard]] bool isRun(const Scenario& scenario, std::optional<Target> target);

}  // namespace shardscope
