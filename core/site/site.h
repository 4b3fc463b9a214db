// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/collective/collective_model.h"
#include "core/hardware/hardware.h"
#include "core/learn/learned_factors.h"
#include "core/model/forward_models.h"
#include "core/scenario/training.h"
#include "core/site/device_rates.h"

namespace shardscope {

struct Architecture;
struct Scenario;

/// Everything that a plan runs on: the scenario without its plan, and the values that follow from it alone. Made once per estimate; physics
/// is a function of a `Site` and a `ResolvedPlan`.
struct Site {
    /// Makes the site of a scenario on one group of its nodes. Precondition: its architecture is set.
    explicit Site(const Scenario& scenario, const CostConstants& costConstants = CostConstants(), int group = 0);

    std::shared_ptr<const Architecture> architecture;
    std::vector<ForwardModel> forwards;  ///< that the objective runs besides
    Cluster cluster;                     ///< of nodes of one kind
    Training training;
    std::vector<LearnedFactor> learned;  ///< from measured runs of the cluster's profile
    CostConstants constants;
    DeviceRates rates;
    CollectiveModel collectives;
};

}  // namespace shardscope
