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

/// Holds what one field alone makes of the first scenario when it takes another scenario's value, the degrees re-solved: more is slower,
/// heavier.
struct LoneEffect {
    std::optional<double> slower;  ///< a fraction of the first's time per token; empty: its time is not known, or that of the change
    double heavier = 0;            ///< bytes of the worst GPU
};

/// A field in which scenarios differ.
struct FieldDifference {
    const Parameter* parameter = nullptr;  ///< never null
    std::vector<Value> values;             ///< one a scenario
    /// One a scenario; empty for the first, where the value is the first's, and where there is no such plan without the other changes.
    std::vector<std::optional<LoneEffect>> alone;
};

/// The fields in which any of the scenarios differs from the first, in the order in which a scenario is written. One estimate a difference; what is
/// there when asked to stop. Scenarios of different models are told by the model's fields. Precondition: at least one scenario.
[[nodiscard]] std::vector<FieldDifference> differencesOf(const std::vector<Scenario>& scenarios, std::stop_token stop = {});

}  // namespace shardscope
