// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/base/communication.h"
#include "core/base/units.h"

namespace shardscope {

struct Scenario;

/// One batch of the plan: what a GPU computes and what it sends along each axis of the mesh, hidden or not, on the rank that ends last.
struct TokenRooflinePoint {
    double tokensPerGpu = 0;  ///< of one step
    std::int64_t globalBatch = 0;
    Seconds compute;
    EnumArray<Axis, Seconds> communication{};

    /// Above 1 the axis can be hidden behind the compute, were all of it free to overlap; below, the step is bound by it. 0 where nothing is sent.
    [[nodiscard]] double computePerCommunication(Axis axis) const;
};

/// The plan held and the batch growing from one micro-batch of every data-parallel rank, rising. Axes whose traffic comes with every token stay
/// level; those that send once a step rise with the batch: where a line crosses 1 is the batch that the axis needs (the roofline of
/// jax-ml.github.io/scaling-book, "Training", here from the simulated step). Empty for a plan without a time.
[[nodiscard]] std::vector<TokenRooflinePoint> tokenRoofline(const Scenario& scenario, std::stop_token stop = {});

}  // namespace shardscope
