// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/remedy/without_wastes.h"

#include "core/estimate/estimate.h"

namespace shardscope {
namespace {

constexpr int kMostTurns = 12;

bool isFaster(const Figures& a, const Figures& b)
{
    return a.tokensPerSecondPerGpu.value_or(0) > b.tokensPerSecondPerGpu.value_or(0);
}

}  // namespace

LeanPlan withoutWastes(const Estimate& estimate, const Evidence& evidence, std::stop_token stop, const TrialRules& rules)
{
    std::optional<Estimate> now = estimate;
    for (int turn = 0; turn < kMostTurns && !stop.stop_requested(); ++turn) {
        const std::vector<Waste> left = wastes(*now, stop, rules);
        if (left.empty())
            break;
        Result<Estimate> next = shardscope::estimate(withChanges(now->scenario(), left.front().changes), evidence);
        if (!next || !next->step())
            break;
        now = std::move(next).value();
    }
    return {now->scenario(), figuresOf(*now)};
}

std::optional<LeanPlan> fastestOf(const Estimate& present, const std::optional<Plan>& found, const Evidence& evidence,
                                  std::stop_token stop, const TrialRules& rules)
{
    std::optional<LeanPlan> best;
    const auto take = [&](LeanPlan plan) {
        if (plan.figures.fit == Fit::Fits && (!best || isFaster(plan.figures, best->figures)))
            best = std::move(plan);
    };
    if (found) {
        Scenario scenario = present.scenario();
        scenario.plan = *found;
        const Result<Estimate> other = estimate(std::move(scenario), evidence);
        if (other && other->step())
            take(withoutWastes(*other, evidence, stop, rules));
    }
    if (present.fits() && present.step())
        take(withoutWastes(present, evidence, stop, rules));
    return best;
}

}  // namespace shardscope
