// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/views/step/step_picture.h"

namespace shardscope {

/// A change that hides more communication, or lets compute wait less for it, and what the step gains by it.
struct StepGain {
    QString name;  ///< "TP beside multiplies"
    Changes changes;
    double seconds = 0;      ///< above 0: the step is so much shorter
    double share = 0;        ///< of the step as it is
    bool breaksFit = false;  ///< the plan fits as it is, and would not any more
};
using StepGains = std::vector<StepGain>;

/// Every overlap that is off, every size of buckets, and what delays communication, each tried alone through the estimate;
/// those that gain, the most first, and before them all together where that is more. Empty for a plan without a step.
[[nodiscard]] StepGains stepGains(const Scenario& scenario);

}  // namespace shardscope
