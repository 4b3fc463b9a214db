// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decide/best_plan.h"

#include <algorithm>
#include <utility>

#include "core/estimate/estimate.h"
#include "core/field/parameters.h"
#include "core/remedy/searched_settings.h"
#include "core/search/own_framework.h"
#include "core/search/timed_search.h"

namespace shardscope {
namespace {

std::shared_ptr<const SearchResult> searched(const SearchRequest& request, std::chrono::milliseconds patience, const std::stop_token& stop)
{
    Result<SearchResult> result = timedSearch(request, patience, stop);
    return result ? std::make_shared<const SearchResult>(std::move(result).value()) : nullptr;
}

/// Whether a search of either has the same answer: they differ in what it turns, and in nothing that it keeps.
bool askTheSame(const Scenario& a, const Scenario& b, const std::set<std::string>& fixed)
{
    const std::vector<std::string_view>& turned = searchedFields();
    return std::all_of(parameters().begin(), parameters().end(), [&](const Parameter& each) {
        const bool isTurned = std::find(turned.begin(), turned.end(), each.path) != turned.end() && !fixed.contains(std::string(each.path));
        return isTurned || each.get(a) == each.get(b);
    });
}

/// With changed switches that a search keeps, another plan may be the best, so the search is repeated with these: the applied plan is then
/// the best of its own search, too.
std::optional<BestPlan> bestAsStated(SearchRequest request, std::shared_ptr<const SearchResult> known, const std::stop_token& stop,
                                     std::chrono::milliseconds patience)
{
    constexpr int kMostRounds = 4;
    const Result<Estimate> present = estimate(request.scenario, *request.evidence);
    known = known ? std::move(known) : searched(request, patience, stop);
    if (!present || !known)
        return std::nullopt;
    BestPlan best{std::nullopt, figuresOf(*present), isRun(request.scenario, request.target), true, !known->stopped, known->tightBest,
                  known};
    std::optional<Estimate> from = *present;
    for (int round = 0; known && round < kMostRounds && !stop.stop_requested(); ++round) {
        const std::optional<Plan> plan = known->plans.empty() ? std::nullopt : std::optional(known->plans.front().plan);
        std::optional<LeanPlan> lean = fastestOf(*from, plan, *request.evidence, stop, {request.fixed, request.target});
        best.isProven = best.isProven && !known->stopped;
        if (!lean)
            break;
        best.plan = lean;
        best.isPlanRun = isRun(lean->scenario, request.target);
        const bool isAnswered = askTheSame(request.scenario, lean->scenario, request.fixed);
        request.scenario = std::move(lean->scenario);
        Result<Estimate> next = estimate(request.scenario, *request.evidence);
        if (!next || isAnswered)
            break;
        from = std::move(next).value();
        known = searched(request, patience, stop);
    }
    return best;
}

}  // namespace

std::optional<double> BestPlan::gain() const
{
    return plan && present.fits && (isPresentRun || !isPlanRun) ? speedUp(present, plan->figures) : std::nullopt;
}

std::optional<BestPlan> bestPlanOf(const SearchRequest& request, std::shared_ptr<const SearchResult> known, const std::stop_token& stop,
                                   std::chrono::milliseconds patience)
{
    std::optional<BestPlan> best = bestAsStated(request, std::move(known), stop, patience);
    // `plan.offload` is not locked by anybody, but may be by a launcher's rules, which the search keeps.
    const bool isOpen = request.scenario.plan.offload == Offload::None && !request.fixed.contains("plan.offload");
    if (!best || best->plan || !best->isProven || !isOpen || stop.stop_requested())
        return best;
    SearchRequest onHost = request;
    onHost.scenario.plan.offload = Offload::Optimizer;
    const std::shared_ptr<const SearchResult> result = searched(onHost, patience, stop);
    const Result<Estimate> present = estimate(onHost.scenario, *request.evidence);
    if (!result || result->plans.empty() || !present)
        return best;
    best->plan = fastestOf(*present, result->plans.front().plan, *request.evidence, stop, {request.fixed, request.target});
    best->isPlanRun = !best->plan || isRun(best->plan->scenario, request.target);
    best->isProven = !result->stopped;
    if (result->tightBest)
        best->tight = result->tightBest;
    return best;
}

}  // namespace shardscope
