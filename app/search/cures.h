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

/// Holds what *Fix* does about a finding, with what comes of it.
struct FixEffect {
    std::vector<FieldChange> changes;  ///< of a field that would satisfy the rule, and of the degrees that follow it
    Figures before;
    Figures after;
};

/// All that can be done about the findings of an estimate, each tried before it is told.
struct Cures {
    /// One a finding: of its nearest values the first with which the plan fits, else the first that is legal, else the first.
    std::vector<std::optional<FixEffect>> fixes;
    /// The same of what a launcher's rules find: only what ends the finding and breaks no other rule, of theirs or of all.
    std::vector<std::optional<FixEffect>> fixesOfTarget;
    std::vector<Remedy> remedies;
    std::vector<Waste> wastes;
};

/// Holds what the rules of a launcher find, and nobody else's.
struct TargetFindings {
    std::optional<Target> target;
    std::vector<Finding> findings;
};

/// Returns what neither a cure nor the best plan may turn, and whose rules both keep.
[[nodiscard]] TrialRules trialRules(const QSet<QString>& locked, std::optional<Target> target);

/// Returns a cure for each finding of a launcher's rules.
[[nodiscard]] std::vector<std::optional<FixEffect>> fixesOf(const TargetFindings& ofTarget, const Estimate& estimate,
                                                            const QSet<QString>& locked, const std::stop_token& stop);

/// Takes a while: some hundred estimates. Degrees in `locked` do not follow a fix.
[[nodiscard]] Cures curesOf(const Estimate& estimate, const TargetFindings& ofTarget, const QSet<QString>& locked,
                            const std::stop_token& stop);

}  // namespace shardscope
