// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

#include <optional>
#include <string>
#include <vector>

#include "core/base/finding.h"
#include "core/field/parameters.h"

namespace shardscope {

struct Scenario;

/// Finds the obstacles to values around `scenario`, with unlocked degrees following: the first rule that a value would newly break. A rule
/// that the scenario breaks already is not an obstacle, so that an illegal plan can be changed.
class Obstacles {
public:
    /// Both arguments must outlive this object.
    Obstacles(const Scenario& scenario, const QSet<QString>& locked);
    /// Returns the obstacle to a value, or empty; also empty for a value out of range, which is refused with a sentence when set.
    [[nodiscard]] std::optional<Finding> to(const Parameter& parameter, const Value& value) const;

private:
    const Scenario& m_scenario;
    const QSet<QString>& m_locked;
    std::vector<std::string> m_broken;
};

}  // namespace shardscope
