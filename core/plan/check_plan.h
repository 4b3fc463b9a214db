// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/finding.h"
#include "core/plan/target.h"

namespace shardscope {

struct Scenario;

/// Returns all findings on a plan: errors, then warnings, then hints. Without a target it checks the rules of every framework and the
/// schedule's limits; with one also the target's rules.
[[nodiscard]] std::vector<Finding> checkPlan(const Scenario& scenario, std::optional<Target> target = std::nullopt);

/// Returns the part of `checkPlan` that a mesh needs: whether the products of degrees fit the GPUs (C-1 and C-2).
[[nodiscard]] std::vector<Finding> checkMesh(const Scenario& scenario);

/// Returns whether `checkPlan` finds no error, for a search over many plans; what only the launch files of the target lack is none here.
[[nodiscard]] bool isLegal(const Scenario& scenario, std::optional<Target> target = std::nullopt);

/// Returns whether the plan is legal with and without the target, and the target supports all of its settings: the plans that a search for
/// the target considers.
[[nodiscard]] bool isLaunchable(const Scenario& scenario, std::optional<Target> target);

/// Returns whether the plan is launchable, but for what the target's framework has and only its launch files cannot state: the plans that a
/// search within a framework considers.
[[nodiscard]] bool isOfFramework(const Scenario& scenario, std::optional<Target> target);

[[nodiscard]] bool hasErrors(const std::vector<Finding>& findings);

/// The numbers that follow from a plan, as far as they divide.
struct DerivedPlan {
    std::optional<std::int64_t> dp;
    std::optional<std::int64_t> microBatches;
    std::optional<std::int64_t> edp;
    std::int64_t virtualPipeline = 1;  ///< chunks per rank
    bool sequenceParallel = false;     ///< as the framework runs it: off at tp 1
};
[[nodiscard]] DerivedPlan derivePlan(const Scenario& scenario);

}  // namespace shardscope
