// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/advice.h"

#include <utility>

#include "core/estimate/estimate.h"
#include "core/hardware/hardware.h"
#include "core/search/search.h"

namespace shardscope {

bool isGpuRich(const Estimate& estimate, std::stop_token stop)
{
    const Scenario& scenario = estimate.scenario();
    if (estimate.fit() == Fit::Fits && scenario.plan.recompute != Recompute::Full)
        return true;
    SearchRequest request{scenario};
    request.top = 1;
    request.threads = 1;
    request.filter = {
        settingIs("plan.recompute", ConstraintSign::NotEqual, static_cast<double>(Recompute::Full)),
        settingIs("plan.tp", ConstraintSign::AtMost, static_cast<double>(islandOfJob(scenario.cluster))),
        {PlanFigure::Memory, ConstraintSign::AtMost, mostThatFits(estimate.memory().capacity, estimate.memoryBand()).value()}};
    const Result<SearchResult> found = search(request, {}, std::move(stop));
    return found && found->counts.fitting > 0;
}

}  // namespace shardscope
