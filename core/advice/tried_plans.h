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

/// Plans tried in place of an estimate's, each once: rules often lead to the same ones. Where its layers do not divide and that is refused,
/// a plan is tried with its uneven stages stated.
class TriedPlans {
public:
    TriedPlans(const Estimate& estimate, std::stop_token stop) : m_start(estimate.scenario()), m_trial(estimate, std::move(stop)) {}

    /// Empty for what breaks a rule or makes one warn anew, for what cannot be timed, and once it is to stop.
    [[nodiscard]] std::optional<Tried> tried(Scenario scenario);
    [[nodiscard]] bool isStopped() const { return m_trial.isStopped(); }

private:
    const Scenario m_start;
    Trial m_trial;
    std::map<std::string, std::optional<Tried>> m_known;  ///< by what is turned
};

}  // namespace shardscope
