// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "core/strategy/strategy_table.h"

namespace shardscope {

class Estimate;

/// One strategy of the table with its figures in the step.
struct StrategyFacts {
    StrategyRow row;
    /// True: the plan uses it. Else, for data parallelism and ZeRO, the figures are those of the same plan with it.
    bool isInPlan = false;
    Seconds seconds;  ///< of the rank that ends the step, hidden or not
    Seconds exposed;  ///< for which its compute waits
    /// Against the same plan without it; of ZeRO against plain data parallelism.
    std::optional<Bytes> memorySaved;

    [[nodiscard]] bool hasFigures() const { return row.inUse; }
};

/// Everything that the Communication view shows of one estimate.
struct CommunicationFacts {
    std::shared_ptr<const Estimate> estimate;
    std::vector<StrategyFacts> strategies;  ///< in the table's order

    [[nodiscard]] const StrategyFacts& of(Strategy strategy) const { return strategies[static_cast<std::size_t>(strategy)]; }
};

[[nodiscard]] Axis axisOf(Strategy strategy);

/// Returns the facts, within a few milliseconds: other levels of ZeRO are separate estimates. Precondition: the estimate has a step.
[[nodiscard]] std::shared_ptr<const CommunicationFacts> communicationFacts(std::shared_ptr<const Estimate> estimate);

}  // namespace shardscope
