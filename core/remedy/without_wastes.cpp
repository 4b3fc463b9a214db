// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/remedy/without_wastes.h"

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/remedy/remedies.h"
#include "core/remedy/searched_settings.h"
#include "core/search/own_framework.h"

namespace shardscope {
namespace {

constexpr int kMostTurns = 16;

bool isFaster(const Figures& a, const Figures& b) { return a.tokensPerSecondPerGpu.value_or(0) > b.tokensPerSecondPerGpu.value_or(0); }

/// The fastest remedy that is the best plan's to take; empty where none is, or the plan fits.
std::optional<Scenario> curedPlan(const Estimate& present, const std::stop_token& stop, const TrialRules& rules)
{
    TrialRules same = rules;
    same.keepsTraining = true;
    for (const Remedy& each : remedies(present, stop, same)) {
        if (each.after.fit == Fit::Fits && !each.isRefused && std::all_of(each.changes.begin(), each.changes.end(), isTurnedByBestPlan))
            return withChanges(present.scenario(), each.changes);
    }
    return std::nullopt;
}

}  // namespace

LeanPlan withoutWastes(const Estimate& estimate, const Evidence& evidence, std::stop_token stop, const TrialRules& rules)
{
    std::optional<Estimate> now = estimate;
    for (int turn = 0; turn < kMostTurns && !stop.stop_requested(); ++turn) {
        const std::vector<Waste> left = smallWastes(*now, stop, rules);
        if (left.empty())
            break;
        Result<Estimate> next = shardscope::estimate(withChanges(now->scenario(), left.front().changes), evidence);
        if (!next || !next->step())
            break;
        now = std::move(next).value();
    }
    return {now->scenario(), figuresOf(*now)};
}

std::optional<LeanPlan> fastestOf(const Estimate& present, const std::optional<Plan>& found, const Evidence& evidence, std::stop_token stop,
                                  const TrialRules& rules)
{
    std::optional<LeanPlan> best;
    bool isHeld = false;  // the found plan runs, and so must the chosen one
    const auto take = [&](LeanPlan plan) {
        if (plan.figures.fit == Fit::Fits && (!best || isFaster(plan.figures, best->figures)))
            best = std::move(plan);
    };
    if (found) {
        Scenario scenario = present.scenario();
        scenario.plan = *found;
        isHeld = isRun(scenario, rules.target);
        const Result<Estimate> other = estimate(std::move(scenario), evidence);
        if (other && other->step())
            take(withoutWastes(*other, evidence, stop, rules));
    }
    if (present.fits() && present.step() && (!isHeld || isRun(present.scenario(), rules.target)))
        take(withoutWastes(present, evidence, stop, rules));
    if (const std::optional<Scenario> cured = curedPlan(present, stop, rules)) {
        const Result<Estimate> other = estimate(*cured, evidence);
        if (other && other->step())
            take(withoutWastes(*other, evidence, stop, rules));
    }
    return best;
}

}  // namespace shardscope
