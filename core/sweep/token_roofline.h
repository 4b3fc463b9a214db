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

/// One batch of the plan: compute and communication of a GPU along each axis of the mesh, hidden or not, on the rank that ends last.
struct TokenRooflinePoint {
    double tokensPerGpu = 0;  ///< of one step
    std::int64_t globalBatch = 0;
    Seconds compute;
    EnumArray<Axis, Seconds> communication{};

    /// Returns compute over communication. Above 1 the axis can be hidden if everything can overlap; below 1 it bounds the step. 0 where
    /// nothing is sent.
    [[nodiscard]] double computePerCommunication(Axis axis) const;
};

/// Returns points of the same plan with the batch growing from one micro-batch per data-parallel rank. Axes with traffic for every token
/// stay level; those that send once per step rise with the batch, and cross 1 at the batch that the axis needs (the roofline of
/// jax-ml.github.io/scaling-book, "Training", here from the simulated step). Empty for a plan without a time.
[[nodiscard]] std::vector<TokenRooflinePoint> tokenRoofline(const Scenario& scenario, std::stop_token stop = {});

}  // namespace shardscope
