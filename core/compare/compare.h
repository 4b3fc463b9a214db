// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/units.h"
#include "core/field/parameters.h"

namespace shardscope {

struct Scenario;

/// The effect on the first scenario of taking one field's value from another scenario, with the degrees re-solved. Positive is slower, or
/// more memory.
struct LoneEffect {
    std::optional<double> slower;  ///< fraction of the first scenario's time per token; empty: one of the two times is not known
    double heavier = 0;            ///< bytes of the worst GPU
};

/// A field in which scenarios differ.
struct FieldDifference {
    const Parameter* parameter = nullptr;  ///< never null
    std::vector<Value> values;             ///< one a scenario
    /// One per scenario. Empty for the first scenario, for an equal value, and where the plan is illegal without the other changes.
    std::vector<std::optional<LoneEffect>> alone;
};

/// Returns the fields in which any scenario differs from the first, in the order in which a scenario is written, with one estimate for each
/// difference. Returns the differences found so far when asked to stop. Different models are compared by the model's fields. Precondition:
/// at least one scenario.
[[nodiscard]] std::vector<FieldDifference> differencesOf(const std::vector<Scenario>& scenarios, std::stop_token stop = {});

}  // namespace shardscope
