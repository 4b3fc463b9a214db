// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/plan/plan_rule.h"

namespace shardscope {

/// Which fields of the plan decide a rule, beside the degrees, the batch and what stays: a search asks the rules of one part once for
/// all values of the others.
enum class RulePart {
    Degrees,   ///< neither of these
    Schedule,  ///< schedule, chunks
    Modes,     ///< zero, recompute
};

[[nodiscard]] RulePart partOf(const PlanRule& rule);

/// `isLegal` of many plans, by their facts: a plan is legal that keeps the errors of each part.
class LegalPlans {
public:
    /// With a target, its rules beside those that are checked without one, and nothing that it has no file for.
    explicit LegalPlans(std::optional<Target> target);
    [[nodiscard]] bool areKept(RulePart part, const PlanFacts& facts) const;

private:
    using Rules = std::vector<const PlanRule*>;
    std::array<Rules, 3> m_rules;  ///< by part, of all kinds of schedule
    std::vector<Rules> m_ofKind;   ///< of one kind each
};

}  // namespace shardscope
