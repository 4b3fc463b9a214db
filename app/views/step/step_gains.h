// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/views/step/step_picture.h"
#include "core/trust/fit.h"

namespace shardscope {

struct Scenario;

/// A change that hides more communication, or shortens compute's waits for it, with the gain of the step.
struct StepGain {
    QString name;  ///< "TP beside multiplies"
    Changes changes;
    double seconds = 0;       ///< reduction of the step; above 0: shorter
    double share = 0;         ///< of the current step
    Fit fit = Fit::Fits;      ///< of the plan with it
    bool worsensFit = false;  ///< the current plan has a better verdict
};
using StepGains = std::vector<StepGain>;

/// Returns the gains of every overlap that is off, every bucket size, and every setting that delays communication, each estimated alone;
/// the largest first, and last those that make a plan tight or too large. Before them the combination that keeps the verdict, where it
/// gains more. Empty for a plan without a step.
[[nodiscard]] StepGains stepGains(const Scenario& scenario);

}  // namespace shardscope
