// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <limits>

#include "core/estimate/estimate.h"
#include "core/plan/check_plan.h"
#include "core/search/search_answer.h"
#include "core/search/search_space.h"
#include "core/search/wide_search.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

/// Estimates one plan after the other.
class EveryPlan {
public:
    EveryPlan(const SearchRequest& request, const SearchSpace& space, SearchResult& result)
        : m_request(request), m_scenario(space.base()), m_result(result), m_best(request.objective, request.top)
    {
    }

    void add(const Plan& plan)
    {
        m_scenario.plan = plan;
        if (!isLaunchable(m_scenario, m_request.target))
            return;
        ++m_result.counts.enumerated;
        const Result<Estimate> estimated = estimate(m_scenario);
        if (!estimated) {
            m_problem = estimated.error();
        } else if (!estimated->fits()) {
            m_result.counts.prune(Pruned::Memory);
        } else if (!estimated->step()) {
            ++m_result.counts.fitting;
            m_result.counts.prune(Pruned::Network);
        } else {
            ++m_result.counts.fitting;
            ++m_result.counts.evaluated;
            m_best.add({estimated->step()->step.value(), estimated->memory().peak.value(), plan});
        }
    }

    [[nodiscard]] const std::optional<Error>& problem() const { return m_problem; }
    [[nodiscard]] const BestPlans& best() const { return m_best; }

private:
    const SearchRequest& m_request;
    Scenario m_scenario;
    SearchResult& m_result;
    BestPlans m_best;
    std::optional<Error> m_problem;
};

}  // namespace

Result<SearchResult> searchEveryPlan(const SearchRequest& request, const SearchListener& listener, std::stop_token stop)
{
    if (std::optional<Error> problem = problemWithFixed(request.fixed))
        return *std::move(problem);
    const auto start = std::chrono::steady_clock::now();
    const SearchSpace space(request);
    double candidates = 0;
    space.forEach([&](const Plan&) { return ++candidates, !stop.stop_requested(); });
    SearchResult result;
    EveryPlan every(request, space, result);
    double seen = 0;
    auto told = start;
    space.forEach([&](const Plan& plan) {
        every.add(plan);
        ++seen;
        const auto now = std::chrono::steady_clock::now();
        if (listener && now - told > std::chrono::milliseconds(100)) {
            told = now;
            listener({seen / candidates, result.counts.enumerated, {}});
        }
        return !stop.stop_requested() && !every.problem();
    });
    if (every.problem())
        return *every.problem();
    result.stopped = stop.stop_requested();
    BestPlans best = every.best();
    if (request.wide)
        searchWider(best, result.counts, request, space.base(), stop);
    if (const Result<void> answered = addAnswer(result, best, request, space.base(), stop); !answered)
        return answered.error();
    addCertificate(result, request, std::numeric_limits<double>::infinity());
    addRelaxedCertificate(result, request, space, stop);
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return result;
}

}  // namespace shardscope
