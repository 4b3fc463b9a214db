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

/// Finds what stands in the way of values around `scenario`, with the unlocked degrees following: the first rule that one would newly
/// break. A rule that the scenario breaks already is no obstacle: else an illegal plan could not be left again.
class Obstacles {
public:
    /// Both outlive this.
    Obstacles(const Scenario& scenario, const QSet<QString>& locked);
    /// Empty, too, for a value out of its range: it is refused with a sentence when it is taken.
    [[nodiscard]] std::optional<Finding> to(const Parameter& parameter, const Value& value) const;

private:
    const Scenario& m_scenario;
    const QSet<QString>& m_locked;
    std::vector<std::string> m_broken;
};

}  // namespace shardscope
