// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/plan/resolved_plan.h"
#include "core/site/cost_constants.h"
#include "core/step/step.h"
#include "core/validate/validation.h"

namespace shardscope::calibration {

/// One measured configuration and its source.
struct Sample {
    std::string source;
    std::string id;
    Scenario scenario;
    ResolvedPlan plan;
    double seconds = 0;  ///< median over its repetitions
    double weight = 1;   ///< a source counts once for its dense samples and once for mixtures of experts, however many it has
    bool experts = false;
    std::string family;  ///< as `familyOf` has it
};

/// Returns the files, named after their sources. A file that cannot be read is reported and left out.
[[nodiscard]] std::vector<RunFile> loadRunFiles(const std::vector<std::string>& paths);

/// Returns the run's group, else its id.
[[nodiscard]] std::string configurationOf(const Run& run);

/// Returns the counted rows that have a step time and a legal plan. At most `perSource` of one source, evenly taken; 0: all.
[[nodiscard]] std::vector<Sample> samplesOf(const std::vector<RunFile>& files, std::size_t perSource = 0);

/// Returns ln(estimated / measured) of every sample.
[[nodiscard]] std::vector<double> logErrors(const std::vector<Sample>& samples, const CostConstants& constants);

}  // namespace shardscope::calibration
