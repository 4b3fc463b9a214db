// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/base/choices.h"
#include "core/base/finding.h"
#include "core/plan/target.h"
#include "core/search/search.h"

namespace shardscope {

/// Returns the launcher whose rules the plans of a framework keep; empty for a framework without a launcher that Shardscope knows.
[[nodiscard]] std::optional<Target> launcherOf(Framework framework);

/// Returns whether a framework runs such a schedule; true for an unknown framework.
[[nodiscard]] bool runsSchedule(Framework framework, ScheduleKind kind);

/// Returns whether a framework supports this recomputation: by its launcher, where it has one (core/launch/launcher_traits.h).
[[nodiscard]] bool recomputes(Framework framework, Recompute recompute);

/// Returns whether the launcher's files can express the settings of the scenario's plan that a search varies, as far as they have an
/// effect. Precondition: there is an architecture.
[[nodiscard]] bool isExpressed(Target target, const Scenario& scenario);

/// Returns whether a search considers only plans that the scenario's framework can run: unless it is wide, has a target, allows any
/// framework, or fixes a schedule that the framework lacks.
[[nodiscard]] bool isHeldToFramework(const SearchRequest& request);
/// Returns the launcher whose rules every plan of the search keeps: its target, or that of the framework to which it is restricted.
[[nodiscard]] std::optional<Target> keptLauncher(const SearchRequest& request);
/// Returns whether the search considers such a plan: its target can be given it, or its framework can run it.
[[nodiscard]] bool isConsidered(const SearchRequest& request, const Scenario& scenario);
/// Returns the findings on what the target lacks whichever plan it is given, because no degree or mode of the plan decides it.
[[nodiscard]] std::vector<Finding> lackedByTarget(const Scenario& scenario, std::optional<Target> target);
/// Returns whether the launcher or framework of the search supports this recomputation.
[[nodiscard]] bool keepsRecompute(const SearchRequest& request, Recompute recompute);

/// Searches within the scenario's framework. If no plan keeps that framework's rules (the scenario itself may break a rule that no plan can
/// repair), searches for any framework; its plans then state the launchers that they need.
[[nodiscard]] Result<SearchResult> searchOwnFrameworkFirst(const SearchRequest& request,
                                                           const std::function<Result<SearchResult>(const SearchRequest&)>& searched);

/// Returns the launchers that can run the scenario's plan if its own framework cannot, in their order, maybe none. Empty optional: its
/// framework can.
[[nodiscard]] std::optional<std::vector<Target>> neededLaunchers(const Scenario& scenario);

/// Returns whether this launcher runs the scenario's plan; without one, whether the scenario's own framework does.
[[nodiscard]] bool isRun(const Scenario& scenario, std::optional<Target> target);

}  // namespace shardscope
