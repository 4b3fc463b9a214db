// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include "app/jobs/job.h"
#include "core/decide/decision.h"
#include "core/io/residuals_json.h"

namespace shardscope {

/// Returns the window's rules of a decision: the measured evidence, and at most ten seconds for each search.
[[nodiscard]] inline DecisionRules rulesOf(const JobContext& context)
{
    constexpr std::chrono::seconds kPatience{10};
    return {.evidence = &measuredEvidence(), .patience = kPatience, .threads = 0, .stop = context.stopToken()};
}

}  // namespace shardscope
