// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <limits>

#include "core/estimate/estimate.h"
#include "core/plan/check_plan.h"
#include "core/search/dealt_splits.h"
#include "core/search/own_framework.h"
#include "core/search/plan_effect.h"
#include "core/search/search_answer.h"
#include "core/search/search_space.h"
#include "core/search/wide_search.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

/// Estimates one plan after the other.
class EveryPlan {
public:
    EveryPlan(const SearchRequest& request, const PlanChoice& choice, const SearchSpace& space, SearchResult& result)
        : m_request(request),
          m_choice(choice),
          m_space(space),
          m_scenario(space.base()),
          m_result(result),
          m_found{BestPlans(request.objective, request.top), BestPlans(request.objective, 1)}
    {
    }

    void add(const Plan& plan)
    {
        m_scenario.plan = plan;
        m_scenario.plan = m_space.written(m_scenario);
        if (!isConsidered(m_request, m_scenario) || isKnown(plan))
            return;
        estimateIt();
        for (std::vector<int>& layers : dealtSplits(m_space, m_choice, m_scenario)) {
            m_scenario.plan.stageLayers = std::move(layers);
            if (isConsidered(m_request, m_scenario))
                estimateIt();
        }
    }

    [[nodiscard]] const std::optional<Error>& problem() const { return m_problem; }
    [[nodiscard]] SearchedPlans& found() { return m_found; }

private:
    void estimateIt()
    {
        ++m_result.counts.enumerated;
        const Result<Estimate> estimated = estimate(m_scenario);
        if (!estimated)
            m_problem = estimated.error();
        else
            rate(*estimated);
    }

    /// Whether the plan before differs in nothing that acts. The space lists such plans one after the other: by their ZeRO stages.
    bool isKnown(const Plan& plan)
    {
        Plan first = plan;
        first.zero = 0;
        if (!m_first || !(*m_first == first)) {
            m_first = first;
            m_effects.clear();
        }
        Plan effect = effectOf(m_scenario);
        if (std::find(m_effects.begin(), m_effects.end(), effect) != m_effects.end())
            return true;
        m_effects.push_back(std::move(effect));
        return false;
    }

    void rate(const Estimate& estimated)
    {
        SearchCounts& counts = m_result.counts;
        const double peak = estimated.memory().peak.value();
        const Fit fit = m_choice.fitOf(estimated.memory());
        if (fit == Fit::DoesNotFit || !m_choice.allowsMost(peak)) {
            counts.prune(Pruned::Memory);
            return;
        }
        ++(fit == Fit::Fits ? counts.fitting : counts.tight);
        if (!estimated.step()) {
            counts.prune(Pruned::Network);
            return;
        }
        const double step = estimated.step()->step.value();
        if (!m_choice.allows(step, peak)) {
            counts.prune(Pruned::Filter);
            return;
        }
        ++counts.evaluated;
        (m_choice.isChosen(fit) ? m_found.best : m_found.bestTight).add({step, peak, m_scenario.plan, fit});
    }

    const SearchRequest& m_request;
    const PlanChoice& m_choice;
    const SearchSpace& m_space;
    Scenario m_scenario;
    SearchResult& m_result;
    SearchedPlans m_found;
    std::optional<Plan> m_first;
    std::vector<Plan> m_effects;
    std::optional<Error> m_problem;
};

Result<SearchResult> everyPlanOf(const SearchRequest& request, const SearchListener& listener, const std::stop_token& stop)
{
    if (std::optional<Error> problem = problemWithFixed(request.fixed))
        return *std::move(problem);
    const auto start = std::chrono::steady_clock::now();
    const SearchSpace space(request);
    const PlanChoice choice(request);
    double candidates = 0;
    space.forEach([&](const Plan&) { return ++candidates, !stop.stop_requested(); });
    SearchResult result;
    EveryPlan every(request, choice, space, result);
    double seen = 0;
    auto told = start;
    space.forEach([&](const Plan& plan) {
        if (stop.stop_requested())
            return false;
        every.add(plan);
        ++seen;
        const auto now = std::chrono::steady_clock::now();
        if (listener && now - told > std::chrono::milliseconds(100)) {
            told = now;
            listener({seen / candidates, result.counts.enumerated, {}});
        }
        return !every.problem();
    });
    if (every.problem())
        return *every.problem();
    result.stopped = stop.stop_requested();
    SearchedPlans found = every.found();
    if (request.wide)
        searchWider(found, result.counts, request, choice, space.base(), stop);
    if (const Result<void> answered = addAnswer(result, found, request, choice, space.base(), stop); !answered)
        return answered.error();
    addCertificate(result, request, std::numeric_limits<double>::infinity());
    addRelaxedCertificate(result, request, space, stop);
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return result;
}

}  // namespace

Result<SearchResult> searchEveryPlan(const SearchRequest& request, const SearchListener& listener, std::stop_token stop)
{
    return searchOwnFrameworkFirst(request, [&](const SearchRequest& held) { return everyPlanOf(held, listener, stop); });
}

}  // namespace shardscope
