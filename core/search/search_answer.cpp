// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search_answer.h"

#include <algorithm>
#include <cmath>

#include "core/estimate/estimate.h"
#include "core/search/own_framework.h"
#include "core/search/relaxed_bound.h"
#include "core/site/site.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

/// `base`: the scenario of the search. Changes by a wide search are those against the scenario's own plan.
FoundPlan foundPlan(const RatedPlan& rated, const PlanChoice& choice, const Scenario& base)
{
    FoundPlan found;
    found.plan = rated.plan;
    found.figures = choice.figuresOf(rated.step, rated.peak);
    found.figures.fit = rated.fit.value_or(found.figures.fit);
    if (rated.plan.gradientType != base.plan.gradientType)
        found.numerics.emplace_back("plan.gradient_dtype");
    Scenario scenario = base;
    scenario.plan = rated.plan;
    found.needs = neededLaunchers(scenario);
    return found;
}

Result<Estimate> estimateOf(const Scenario& base, const Plan& plan)
{
    Scenario scenario = base;
    scenario.plan = plan;
    return estimate(std::move(scenario));
}

/// The last digits, too: a plan's figures here and in `estimate` are equal.
void takeFigures(FoundPlan& found, const Estimate& estimate)
{
    if (!estimate.step())
        return;
    found.figures.step = estimate.step()->step;
    found.figures.peak = estimate.memory().peak;
    found.figures.tokensPerSecondPerGpu = estimate.throughput()->tokensPerSecondPerGpu;
    found.figures.mfu = estimate.throughput()->mfu;
}

PlanLosses lossesBetween(const Estimate& first, const Estimate& other)
{
    PlanLosses losses;
    if (first.step() && other.step()) {
        const SecondsByTerm best = termsOf(*first.step());
        const SecondsByTerm own = termsOf(*other.step());
        const Seconds rounding = first.step()->step * 1e-9;  // of what both do alike, in another order
        for (std::size_t term = 0; term < kStepTerms; ++term) {
            if (own[term] - best[term] > rounding)
                losses.slowerBy.push_back({static_cast<StepTerm>(term), own[term] - best[term]});
        }
    }
    const auto heaviest = [](const Estimate& estimate) {
        return estimate.memory().stages[static_cast<std::size_t>(estimate.memory().peakStage)];
    };
    const StageMemory best = heaviest(first);
    const StageMemory own = heaviest(other);
    for (std::size_t each = 0; each < own.byClass.size(); ++each) {
        if (own.byClass[each] > best.byClass[each])
            losses.heavierBy.push_back({static_cast<MemoryClass>(each), own.byClass[each] - best.byClass[each]});
    }
    std::stable_sort(losses.slowerBy.begin(), losses.slowerBy.end(), [](const StepLoss& a, const StepLoss& b) { return a.more > b.more; });
    std::stable_sort(losses.heavierBy.begin(), losses.heavierBy.end(),
                     [](const MemoryLoss& a, const MemoryLoss& b) { return a.more > b.more; });
    return losses;
}

}  // namespace

SearchCounts& SearchCounts::operator+=(const SearchCounts& other)
{
    enumerated += other.enumerated;
    evaluated += other.evaluated;
    fitting += other.fitting;
    tight += other.tight;
    for (std::size_t reason = 0; reason < prunedBy.size(); ++reason)
        prunedBy[reason] += other.prunedBy[reason];
    return *this;
}

Result<PlanLosses> lossesOf(const Scenario& scenario, const Plan& first, const Plan& other)
{
    const Result<Estimate> best = estimateOf(scenario, first);
    const Result<Estimate> own = estimateOf(scenario, other);
    if (!best || !own)
        return best ? own.error() : best.error();
    return best->isLegal() && own->isLegal() ? lossesBetween(*best, *own) : PlanLosses();
}

namespace {

/// The first `kExplainedPlans` again, by their estimates.
Result<void> explain(std::vector<FoundPlan>& plans, const Estimate* first, const Scenario& base, const std::stop_token& stop)
{
    for (std::size_t i = 0; i < std::min(kExplainedPlans, plans.size()) && !stop.stop_requested(); ++i) {
        const Result<Estimate> own = estimateOf(base, plans[i].plan);
        if (!own)
            return own.error();
        if (first && i > 0)
            plans[i].losses = lossesBetween(*first, *own);
        takeFigures(plans[i], *own);
    }
    return {};
}

/// Returns the gain of accepting the tight plan over the best that fits.
double gainOf(const PlanFigures& tight, const PlanFigures& best, SearchObjective objective)
{
    switch (objective) {
    case SearchObjective::Throughput:
        return best.step / tight.step - 1;
    case SearchObjective::Memory:
        return 1 - tight.peak / best.peak;
    case SearchObjective::Cost:
        return 1 - tight.step / best.step;
    }
    return 0;
}

void addTightBest(SearchResult& result, const SearchedPlans& found, SearchObjective objective, const PlanChoice& choice,
                  const Scenario& base)
{
    const std::vector<RatedPlan> tight = found.bestTight.plans();
    if (tight.empty())
        return;
    TightBest best{foundPlan(tight.front(), choice, base), std::nullopt};
    if (const Result<Estimate> own = estimateOf(base, best.found.plan))
        takeFigures(best.found, *own);
    if (!result.plans.empty()) {
        best.gain = gainOf(best.found.figures, result.plans.front().figures, objective);
        if (!(rounded(1 + *best.gain) > 1))
            return;
    }
    result.tightBest = std::move(best);
}

}  // namespace

Result<void> addAnswer(SearchResult& result, const SearchedPlans& found, const SearchRequest& request, const PlanChoice& choice,
                       const Scenario& base, const std::stop_token& stop)
{
    for (const RatedPlan& rated : found.best.plans())
        result.plans.push_back(foundPlan(rated, choice, base));
    for (const RatedPlan& rated : found.best.front())
        result.pareto.push_back(foundPlan(rated, choice, base));
    if (!result.plans.empty()) {
        const Result<Estimate> first = estimateOf(base, result.plans.front().plan);
        if (!first)
            return first.error();
        takeFigures(result.plans.front(), *first);
        if (const Result<void> explained = explain(result.plans, &*first, base, stop); !explained)
            return explained;
    }
    if (const Result<void> explained = explain(result.pareto, nullptr, base, stop); !explained)
        return explained;
    addTightBest(result, found, request.objective, choice, base);
    return {};
}

namespace {

/// Returns the certificate of the first plan; `bound` is in seconds, or bytes for memory.
SearchCertificate certificateOf(const SearchResult& result, SearchObjective objective, double bound)
{
    const PlanFigures& first = result.plans.front().figures;
    SearchCertificate certificate;
    certificate.objective = objective;
    certificate.best = objective == SearchObjective::Memory ? first.peak.value() : first.step.value();
    if (std::isfinite(bound))
        certificate.bound = bound;
    if (objective == SearchObjective::Cost && first.costPerToken) {
        const double scale = *first.costPerToken / first.step.value();
        certificate.best *= scale;
        if (certificate.bound)
            *certificate.bound *= scale;
    }
    return certificate;
}

}  // namespace

void addCertificate(SearchResult& result, const SearchRequest& request, double bound)
{
    if (!result.stopped && !request.wide && !result.plans.empty())
        result.certificate = certificateOf(result, request.objective, bound);
}

void addRelaxedCertificate(SearchResult& result, const SearchRequest& request, const SearchSpace& space, const std::stop_token& stop)
{
    // Offloaded and sharded, a plan can hold next to nothing: no bound of its memory is worth telling. The bound of the time takes the largest
    // micro-batch of a plan, which of documents is longer than the mean one.
    if (request.scenario.training.documents.areUneven())
        return;
    if (!request.wide || result.plans.empty() || request.objective == SearchObjective::Memory || request.scenario.cluster.isMixed())
        return;
    const Site site(space.base());
    const std::optional<double> least = relaxedStep(space, site, stop);
    if (!least || stop.stop_requested())
        return;
    result.certificate = certificateOf(result, request.objective, *least);
    result.certificate->isRelaxed = true;
}

}  // namespace shardscope
