// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/field/parameters.h"

namespace shardscope {

struct Scenario;

/// One field of a scenario with its new value.
struct FieldChange {
    const Parameter* parameter = nullptr;  ///< never null
    Value value;
};

/// Returns the fields in which `after` differs, in the order in which a scenario is written. Precondition: one model and one kind of node.
[[nodiscard]] std::vector<FieldChange> changesBetween(const Scenario& before, const Scenario& after);

/// Returns the scenario with these fields. A value that its field does not accept changes nothing.
[[nodiscard]] Scenario withChanges(Scenario scenario, const std::vector<FieldChange>& changes);

}  // namespace shardscope
