// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <stop_token>
#include <string>

#include "core/advice/plan_choices.h"
#include "core/estimate/estimate.h"
#include "core/remedy/trial.h"
#include "core/scenario/scenario.h"

namespace shardscope {

/// Estimates plans in place of the current one, each once, because rules often lead to the same plans. Where the layers do not divide and
/// the launcher refuses that, a plan is tried with its uneven stages stated.
class TriedPlans {
public:
    TriedPlans(const Estimate& estimate, std::stop_token stop) : m_start(estimate.scenario()), m_trial(estimate, std::move(stop)) {}

    /// Returns the plan's figures. Empty for a plan that breaks a rule, causes a new warning or cannot be timed, and once asked to stop.
    [[nodiscard]] std::optional<Tried> tried(Scenario scenario);
    [[nodiscard]] bool isStopped() const { return m_trial.isStopped(); }

private:
    const Scenario m_start;
    Trial m_trial;
    std::map<std::string, std::optional<Tried>> m_known;  ///< by the changed fields
};

}  // namespace shardscope
