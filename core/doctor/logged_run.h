// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/doctor/diagnosis.h"
#include "core/doctor/log_shape.h"

namespace shardscope {

class Estimate;

/// The steps of a run, as its log tells them.
struct LoggedRun {
    std::string file;
    std::vector<TimedStep> steps;
    bool isSmoothed = false;     ///< each time is a moving average: single slow steps do not show
    std::optional<double> peak;  ///< bytes, allocated
};

/// Returns what a log alone tells about the difference of a run from its estimate: what slow steps at regular distances add, where it becomes
/// slower, what its first steps cost. The rest is unexplained, with what a trace would add. Precondition: there is a step, and the estimate
/// has one.
[[nodiscard]] Diagnosis diagnoseLog(const Estimate& estimate, const LoggedRun& run);

}  // namespace shardscope
