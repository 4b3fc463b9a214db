// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/collective/wires.h"
#include "core/step/flows.h"

namespace shardscope {

struct Basis;
struct StepEstimate;

/// The bytes that one GPU sends in one step along each dimension, indexed by Axis. Collectives of expert tensor parallelism count as tp,
/// those of expert data parallelism as dp.
struct RankTraffic {
    EnumArray<Axis, Wires> alongAxis{};

    [[nodiscard]] const Wires& along(Axis axis) const { return alongAxis[static_cast<std::size_t>(axis)]; }
    [[nodiscard]] Wires total() const;
};

/// Bytes on every GPU's links in one step: the step's own flows (core/step/flows.h), over the plan's groups at their places in the cluster.
/// All-to-alls are those of an expert rank with the stated imbalance.
struct StepTraffic {
    std::vector<RankTraffic> ranks;

    [[nodiscard]] Wires total() const;
};

/// Returns the placement of each member of `group` (ranks, in the group's order) among islands of `domain` GPUs.
[[nodiscard]] std::vector<GroupPlace> placesOf(const std::vector<int>& group, int domain);
/// Returns the same with the domain of every rank.
[[nodiscard]] std::vector<GroupPlace> placesOf(const std::vector<int>& group, const std::vector<int>& domainOfRank);

/// Returns the traffic; empty where the products of degrees do not fit the GPUs, or an encoder has GPUs of its own, whose grid is another. Precondition: the architecture can be estimated.
[[nodiscard]] std::optional<StepTraffic> stepTraffic(const Basis& basis, const StepEstimate& step);

}  // namespace shardscope
