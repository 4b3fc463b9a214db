// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/plan/plan_rule.h"

namespace shardscope {

inline constexpr std::size_t kRuleParts = 4;

/// `isLegal` of many plans, by their facts: a plan is legal that keeps the errors of each part. The schedule's say nothing of a plan that
/// breaks those of the degrees or the batch.
class LegalPlans {
public:
    /// With a target, its rules beside those that are checked without one, and nothing that it has no file for.
    explicit LegalPlans(std::optional<Target> target);
    [[nodiscard]] bool areKept(RulePart part, const PlanFacts& facts) const;

private:
    using Rules = std::vector<const PlanRule*>;
    std::array<Rules, kRuleParts> m_rules;  ///< by part, of all kinds of schedule
    std::vector<Rules> m_ofKind;            ///< of one kind each
};

}  // namespace shardscope
