// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/run/stage_plan.h"

#include <algorithm>
#include <set>

namespace shardscope::probe {

std::vector<StageInfo> plannedStages(const Backend& backend, const Settings& settings)
{
    const std::vector<Stage> all = backend.stages(settings);
    std::set<std::string> wanted(settings.stages.begin(), settings.stages.end());
    // A stage's requirements come before it, so that one pass from the end finds all.
    for (auto stage = all.rbegin(); stage != all.rend(); ++stage) {
        if (wanted.contains(stage->info.id))
            wanted.insert(stage->info.needs.begin(), stage->info.needs.end());
    }
    std::vector<StageInfo> planned;
    for (const Stage& stage : all) {
        if (settings.stages.empty() || wanted.contains(stage.info.id))
            planned.push_back(stage.info);
    }
    return planned;
}

std::string missingFor(const StageInfo& stage, const std::map<std::string, StageOutcome>& outcomes)
{
    for (const std::string& needed : stage.needs) {
        const auto found = outcomes.find(needed);
        if (found == outcomes.end() || found->second != StageOutcome::Done)
            return needed;
    }
    return {};
}

StageOutcome worse(StageOutcome a, StageOutcome b)
{
    using enum StageOutcome;
    for (const StageOutcome outcome : {Crashed, TimedOut, Failed, Cancelled, Skipped, Unavailable}) {
        if (a == outcome || b == outcome)
            return outcome;
    }
    return Done;
}

}  // namespace shardscope::probe
