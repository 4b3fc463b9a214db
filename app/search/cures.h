// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/finding.h"
#include "core/plan/target.h"
#include "core/remedy/remedies.h"
#include "core/remedy/wastes.h"

namespace shardscope {

class Estimate;

/// The changes that *Fix* makes for a finding, with their effect.
struct FixEffect {
    std::vector<FieldChange> changes;  ///< a field that would satisfy the rule, and dependent degrees
    Figures before;
    Figures after;
};

/// All remedies for the findings of an estimate, each tried before it is shown.
struct Cures {
    /// One per finding: the first of its nearest values with which the plan fits, else the first that is legal, else the first.
    std::vector<std::optional<FixEffect>> fixes;
    /// The same for findings of a launcher's rules: only fixes that resolve the finding and break no other rule.
    std::vector<std::optional<FixEffect>> fixesOfTarget;
    std::vector<Remedy> remedies;
    std::vector<Waste> wastes;
};

/// The findings of a launcher's rules alone.
struct TargetFindings {
    std::optional<Target> target;
    std::vector<Finding> findings;
};

/// Returns the fields that neither a cure nor the best plan may change, and the launcher whose rules both keep.
[[nodiscard]] TrialRules trialRules(const QSet<QString>& locked, std::optional<Target> target);

/// Returns a cure for each finding of a launcher's rules.
[[nodiscard]] std::vector<std::optional<FixEffect>> fixesOf(const TargetFindings& ofTarget, const Estimate& estimate,
                                                            const QSet<QString>& locked, const std::stop_token& stop);

/// Returns the cures, after some hundred estimates. Degrees in `locked` do not follow a fix.
[[nodiscard]] Cures curesOf(const Estimate& estimate, const TargetFindings& ofTarget, const QSet<QString>& locked,
                            const std::stop_token& stop);

}  // namespace shardscope
