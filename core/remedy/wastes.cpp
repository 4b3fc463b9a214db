// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/remedy/wastes.h"

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/framework/framework_defaults.h"
#include "core/memory/framework_memory.h"
#include "core/plan/resolved_plan.h"

namespace shardscope {
namespace {

constexpr std::size_t kMostTold = 6;

bool isRecompute(PlanSetting setting) { return setting == PlanSetting::Recompute || setting == PlanSetting::RecomputedLayers; }

bool isSameSetting(PlanSetting a, PlanSetting b) { return a == b || (isRecompute(a) && isRecompute(b)); }

/// Returns whether there is margin in a GPU's memory, with what the allocator needs.
bool hasMargin(const Figures& figures) { return figures.peak <= figures.capacity * (1 - kRoomForLeast); }

std::vector<Waste> bestOfEach(std::vector<Waste> found)
{
    std::stable_sort(found.begin(), found.end(), [](const Waste& a, const Waste& b) { return a.gain() > b.gain(); });
    std::vector<Waste> best;
    for (Waste& waste : found) {
        const bool isTold =
            std::any_of(best.begin(), best.end(), [&](const Waste& other) { return isSameSetting(other.setting, waste.setting); });
        if (!isTold && best.size() < kMostTold)
            best.push_back(std::move(waste));
    }
    return best;
}

std::vector<Waste> wastesOf(const Estimate& estimate, const std::vector<Move>& moves, double leastGain, std::stop_token stop,
                            const TrialRules& rules)
{
    if (!estimate.fits() || !estimate.step())
        return {};
    const Figures before = figuresOf(estimate);
    const auto isSafe = [&](const Figures& after) {
        return after.fits && (after.peak <= before.peak || (after.isSafe() && hasMargin(after)));
    };
    Trial trial(estimate, std::move(stop), rules);
    std::vector<Waste> found;
    const auto add = [&](std::optional<Tried> tried) {
        if (!tried || !isSafe(tried->figures))
            return;
        Waste waste{tried->moves.front().setting, {}, before, tried->figures};
        if (waste.gain() < leastGain)
            return;
        waste.changes = changesBetween(estimate.scenario(), tried->scenario);
        found.push_back(std::move(waste));
    };
    for (const Move& move : moves) {
        if (trial.isStopped())
            return {};
        add(trial.tried({move}));
    }
    const ResolvedPlan& plan = estimate.plan();
    if (plan.recompute == Recompute::Full && *traitsOf(plan.framework).countsRecomputedLayers) {
        const int layers = *std::max_element(plan.stageLayers.begin(), plan.stageLayers.end());
        add(trial.fewestLayers(estimate.scenario(), plan.recomputeLayers.value_or(layers), isSafe));
    }
    return trial.isStopped() ? std::vector<Waste>() : bestOfEach(std::move(found));
}

}  // namespace

std::vector<Waste> wastes(const Estimate& estimate, std::stop_token stop, const TrialRules& rules)
{
    return wastesOf(estimate, movesThatSaveTime(estimate.scenario()), kLeastGain, std::move(stop), rules);
}

std::vector<Waste> smallWastes(const Estimate& estimate, std::stop_token stop, const TrialRules& rules)
{
    std::vector<Move> moves = movesThatSaveTime(estimate.scenario());
    const std::vector<Move> quieter = movesThatEndOverlap(estimate.scenario());
    moves.insert(moves.end(), quieter.begin(), quieter.end());
    return wastesOf(estimate, moves, kSmallestGain, std::move(stop), rules);
}

}  // namespace shardscope
