// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/views/step/step_picture.h"
#include "core/trust/fit.h"

namespace shardscope {

struct Scenario;

/// A change that hides more communication, or lets compute wait less for it, and what the step gains by it.
struct StepGain {
    QString name;  ///< "TP beside multiplies"
    Changes changes;
    double seconds = 0;       ///< above 0: the step is so much shorter
    double share = 0;         ///< of the step as it is
    Fit fit = Fit::Fits;      ///< of the plan with it
    bool worsensFit = false;  ///< the plan as it is has a better verdict
};
using StepGains = std::vector<StepGain>;

/// Every overlap that is off, every size of buckets, and what delays communication, each tried alone through the estimate;
/// those that gain, the most first, and those last that make a plan tight or too large. Before them as many together as leave its verdict as
/// it is, where that is more. Empty for a plan without a step.
[[nodiscard]] StepGains stepGains(const Scenario& scenario);

}  // namespace shardscope
