// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/plan/resolved_plan.h"
#include "core/site/cost_constants.h"
#include "core/step/step.h"

namespace shardscope::calibration {

/// One configuration that was measured, and where.
struct Sample {
    std::string source;
    std::string id;
    Scenario scenario;
    ResolvedPlan plan;
    double seconds = 0;  ///< median over its repetitions
    double weight = 1;   ///< a source counts once for its dense samples and once for mixtures of experts, however many it has
    bool experts = false;
};

/// Counted rows of runs files that have a step time and a legal plan. At most `perSource` of one source, evenly taken; 0: all.
[[nodiscard]] std::vector<Sample> loadSamples(const std::vector<std::string>& files, std::size_t perSource);

/// ln(estimated / measured) of every sample.
[[nodiscard]] std::vector<double> logErrors(const std::vector<Sample>& samples, const CostConstants& constants);

}  // namespace shardscope::calibration
