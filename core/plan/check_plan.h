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

/// Everything that is wrong with a plan or worth saying about it: errors, then warnings, then hints. Without a target
/// the rules that every framework shares and the schedule's own limits; with one its rules beside them.
[[nodiscard]] std::vector<Finding> checkPlan(const Scenario& scenario, std::optional<Target> target = std::nullopt);

/// The part of `checkPlan` that a mesh needs: whether the products of degrees fit the GPUs (C-1 and C-2).
[[nodiscard]] std::vector<Finding> checkMesh(const Scenario& scenario);

/// Whether `checkPlan` finds no error, without saying which: for a search over many plans.
[[nodiscard]] bool isLegal(const Scenario& scenario, std::optional<Target> target = std::nullopt);

/// Whether it is legal without a target and with one, which has all that the plan asks for: what a search for the target looks at.
[[nodiscard]] bool isLaunchable(const Scenario& scenario, std::optional<Target> target);

[[nodiscard]] bool hasErrors(const std::vector<Finding>& findings);

/// Holds what follows from a plan's numbers, as far as they divide.
struct DerivedPlan {
    std::optional<std::int64_t> dp;
    std::optional<std::int64_t> microBatches;
    std::optional<std::int64_t> edp;
    std::int64_t virtualPipeline = 1;  ///< chunks per rank
    bool sequenceParallel = false;     ///< as the framework runs it: off at tp 1
};
[[nodiscard]] DerivedPlan derivePlan(const Scenario& scenario);

}  // namespace shardscope
