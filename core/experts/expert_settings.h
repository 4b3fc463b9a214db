// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/collective/dispatch_volume.h"
#include "core/experts/expert_load.h"

namespace shardscope {

struct Basis;
struct Cluster;
struct Scenario;

/// The settings, apart from the plan, that decide the destinations of tokens and their cost.
struct ExpertSettings {
    int topK = 1;
    double imbalance = 1;
    std::optional<double> capacityFactor;  ///< empty: dropless
    MoeDispatcher dispatcher = MoeDispatcher::AllToAll;

    bool operator==(const ExpertSettings&) const = default;
};

/// Returns the settings of a scenario. Precondition: its model is a mixture of experts.
[[nodiscard]] ExpertSettings expertSettings(const Scenario& scenario);

/// Returns the scenario with other settings: another top-k makes another model of the same parameters.
[[nodiscard]] Scenario withExperts(Scenario scenario, const ExpertSettings& settings);

/// Returns the router of one layer and micro-batch.
[[nodiscard]] Routing routingOf(const Basis& basis);

/// Returns the bytes that each member of one expert-parallel group sends to dispatch the tokens of one layer and micro-batch.
[[nodiscard]] std::vector<Wires> dispatchOfGroup(const Basis& basis, DispatchStyle style);

/// Returns the seconds that `wires` take at the rate of their links, both in parallel: a lower bound, without latency and protocol.
[[nodiscard]] Seconds secondsAtLineRate(const Wires& wires, const Cluster& cluster);

}  // namespace shardscope
