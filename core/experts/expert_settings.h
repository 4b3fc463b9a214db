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

/// Holds what decides where tokens go and what that costs, apart from the plan.
struct ExpertSettings {
    int topK = 1;
    double imbalance = 1;
    std::optional<double> capacityFactor;  ///< empty: dropless
    MoeDispatcher dispatcher = MoeDispatcher::AllToAll;

    bool operator==(const ExpertSettings&) const = default;
};

/// A scenario's own. Precondition: its model is a mixture of experts.
[[nodiscard]] ExpertSettings expertSettings(const Scenario& scenario);

/// The scenario with other settings: another top-k makes another model of the same parameters.
[[nodiscard]] Scenario withExperts(Scenario scenario, const ExpertSettings& settings);

/// The router of one layer and micro-batch.
[[nodiscard]] Routing routingOf(const Basis& basis);

/// Returns what the members of one expert-parallel group send to dispatch the tokens of one layer and micro-batch, by member.
[[nodiscard]] std::vector<Wires> dispatchOfGroup(const Basis& basis, DispatchStyle style);

/// Seconds that `wires` take at the rate of their links, both wires at once: a floor, without latency and protocol.
[[nodiscard]] Seconds secondsAtLineRate(const Wires& wires, const Cluster& cluster);

}  // namespace shardscope
