// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search_answer.h"

#include <algorithm>
#include <cmath>

#include "core/estimate/estimate.h"
#include "core/search/relaxed_bound.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

/// What follows from the time of a step alone, of any plan of one scenario.
struct Scales {
    double tokensPerGpu = 0;               ///< of one step
    std::optional<double> mfu;             ///< of one token a second and GPU
    std::optional<double> pricePerSecond;  ///< of one token a second and GPU
};

constexpr double kSecondsPerHour = 3600;

Scales scalesOf(const Estimate& estimate)
{
    const Throughput& throughput = *estimate.throughput();
    Scales scales;
    scales.tokensPerGpu = throughput.tokensPerStep / estimate.gpus();
    if (throughput.mfu)
        scales.mfu = *throughput.mfu / throughput.tokensPerSecondPerGpu;
    if (const auto& price = estimate.scenario().cluster.pricePerGpuHour)
        scales.pricePerSecond = *price / kSecondsPerHour;
    return scales;
}

FoundPlan foundPlan(const RatedPlan& rated, const Scales& scales)
{
    FoundPlan found;
    found.plan = rated.plan;
    found.figures.step = Seconds(rated.step);
    found.figures.peak = Bytes(rated.peak);
    found.figures.tokensPerSecondPerGpu = scales.tokensPerGpu / rated.step;
    if (scales.mfu)
        found.figures.mfu = *scales.mfu * found.figures.tokensPerSecondPerGpu;
    if (scales.pricePerSecond)
        found.figures.costPerToken = *scales.pricePerSecond / found.figures.tokensPerSecondPerGpu;
    return found;
}

Result<Estimate> estimateOf(const Scenario& base, const Plan& plan)
{
    Scenario scenario = base;
    scenario.plan = plan;
    return estimate(std::move(scenario));
}

/// The last digits, too: what is told of a plan here and by `estimate` is one number.
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

Result<void> addAnswer(SearchResult& result, const BestPlans& best, const SearchRequest& request, const Scenario& base,
                       const std::stop_token& stop)
{
    if (best.front().empty())
        return {};
    const std::vector<RatedPlan> plans = best.plans();
    const Result<Estimate> first = estimateOf(base, plans.empty() ? best.front().front().plan : plans.front().plan);
    if (!first)
        return first.error();
    const Scales scales = scalesOf(*first);
    for (const RatedPlan& rated : plans)
        result.plans.push_back(foundPlan(rated, scales));
    for (const RatedPlan& rated : best.front())
        result.pareto.push_back(foundPlan(rated, scales));
    for (std::size_t i = 1; i < std::min({kExplainedPlans, result.plans.size(), request.top}) && !stop.stop_requested(); ++i) {
        const Result<Estimate> own = estimateOf(base, result.plans[i].plan);
        if (!own)
            return own.error();
        result.plans[i].losses = lossesBetween(*first, *own);
        takeFigures(result.plans[i], *own);
    }
    if (!result.plans.empty())
        takeFigures(result.plans.front(), *first);
    for (std::size_t i = 0; i < std::min(kExplainedPlans, result.pareto.size()) && !stop.stop_requested(); ++i) {
        const Result<Estimate> own = estimateOf(base, result.pareto[i].plan);
        if (!own)
            return own.error();
        takeFigures(result.pareto[i], *own);
    }
    return {};
}

namespace {

/// Of the first plan; `bound` is seconds, or bytes for memory.
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
    // Offloaded and sharded, a plan can hold next to nothing: no bound of its memory is worth telling.
    if (!request.wide || result.plans.empty() || request.objective == SearchObjective::Memory)
        return;
    const Site site(space.base());
    const std::optional<double> least = relaxedStep(space, site, stop);
    if (!least || stop.stop_requested())
        return;
    result.certificate = certificateOf(result, request.objective, *least);
    result.certificate->isRelaxed = true;
}

}  // namespace shardscope
