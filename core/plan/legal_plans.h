// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/plan/plan_rule.h"

namespace shardscope {

inline constexpr std::size_t kRuleParts = 4;

/// `isLegal` for many plans, by their facts: a plan is legal if it breaks no error rule of any part. The schedule's rules are undefined for
/// a plan that breaks those of the degrees or the batch.
class LegalPlans {
public:
    /// With a target, its rules are checked as well, and plans that it lacks a feature for are illegal; without `withFiles` but for what only
    /// its files lack (`isOfFramework`).
    explicit LegalPlans(std::optional<Target> target, bool withFiles = true);
    [[nodiscard]] bool areKept(RulePart part, const PlanFacts& facts) const;

private:
    using Rules = std::vector<const PlanRule*>;
    std::array<Rules, kRuleParts> m_rules;  ///< by part, of all kinds of schedule
    std::vector<Rules> m_ofKind;            ///< of one kind each
};

}  // namespace shardscope
