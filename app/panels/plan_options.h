// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/finding.h"
#include "core/field/parameters.h"

namespace shardscope {

struct Scenario;

/// A value that a control offers, and its obstacle: the first rule that it would newly break. Of a list: an entry that the control offers to
/// add or to remove.
struct PlanOption {
    Value value;
    std::optional<Finding> obstacle;
};

/// By parameter path. An ascending list where the values are numbers.
using PlanOptions = std::map<std::string, std::vector<PlanOption>, std::less<>>;

/// Returns a number of the plan after open fields are resolved: a dp of null follows from the others.
[[nodiscard]] std::int64_t wholeIn(const Scenario& scenario, const Parameter& parameter);

/// Returns the value of a field with a list of choices after one of them is added or removed, in the order of the choices; null without any.
[[nodiscard]] Value toggled(const Scenario& scenario, const Parameter& parameter, const std::string& entry);

/// Returns the values that the plan's controls offer around `scenario`, each tried with the unlocked degrees following. A rule that the
/// scenario breaks already is not an obstacle, so that an illegal plan can be changed.
[[nodiscard]] std::shared_ptr<const PlanOptions> planOptions(const Scenario& scenario, const QSet<QString>& locked);

}  // namespace shardscope
