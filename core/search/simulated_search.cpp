// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/simulated_search.h"
#include "core/plan/plan_facts.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <mutex>
#include <optional>
#include <vector>

#include "core/plan/check_plan.h"
#include "core/search/dealt_splits.h"
#include "core/search/least_of_blocks.h"
#include "core/search/own_framework.h"
#include "core/search/plan_choice.h"
#include "core/search/plan_effect.h"
#include "core/search/relaxed_bound.h"
#include "core/search/search_reporter.h"
#include "core/search/search_space.h"
#include "core/step/basis.h"
#include "core/step/step.h"
#include "core/step/step_inputs.h"

namespace shardscope {
namespace {

/// A plan that fits, with the bound of its step.
struct FittingPlan {
    Plan plan;
    Fit fit = Fit::Fits;
    double least = 0;
    double peak = 0;
};

/// The plans found so far, which all threads share.
struct SimulationBoard {
    Looked all;
    std::vector<FittingPlan> fitting{};
    std::mutex mutex{};

    [[nodiscard]] std::optional<RatedPlan> first()
    {
        const std::lock_guard lock(mutex);
        const std::vector<RatedPlan> plans = all.found.best.plans();
        return plans.empty() ? std::nullopt : std::optional(plans.front());
    }
};

/// Plans that differ in their ZeRO stage alone: those that do the same are among them.
using PlanRun = std::vector<Plan>;

/// Visits one run after the other, of which there may be millions. Stops when `visit` returns false.
void forEachRun(const SearchSpace& space, const std::function<bool(const PlanRun&)>& visit)
{
    PlanRun run;
    bool goesOn = true;
    space.forEach([&](const Plan& plan) {
        Plan same = plan;
        if (!run.empty())
            same.zero = run.front().zero;
        if (!run.empty() && !(same == run.front())) {
            goesOn = visit(run);
            run.clear();
        }
        run.push_back(plan);
        return goesOn;
    });
    if (goesOn && !run.empty())
        visit(run);
}

/// No step is shorter. Where micro-batches differ, every block takes at least as long as one of the least of them.
double leastOf(const Basis& basis)
{
    const double ofMean = leastOfBlocks(stepInputs(basis), basis.plan);
    return basis.factors.empty() ? ofMean : ofMean * std::min(1.0, *std::min_element(basis.factors.begin(), basis.factors.end()));
}

class SimulationWorker {
public:
    SimulationWorker(const SearchRequest& request, const PlanChoice& choice, const SearchSpace& space, SimulationBoard& board)
        : m_request(request), m_choice(choice), m_space(space), m_scenario(space.base()), m_site(m_scenario), m_board(board)
    {
    }

    void run(const PlanRun& plans)
    {
        std::vector<Plan> effects;
        for (const Plan& plan : plans) {
            m_scenario.plan = plan;
            m_scenario.plan = m_space.written(m_scenario);
            if (!isConsidered(m_request, m_scenario))
                continue;
            Plan effect = effectOf(m_scenario);
            if (std::find(effects.begin(), effects.end(), effect) != effects.end())
                continue;
            effects.push_back(std::move(effect));
            rate();
            for (std::vector<int>& layers : dealtSplits(m_space, m_choice, m_scenario)) {
                m_scenario.plan.stageLayers = std::move(layers);
                if (isConsidered(m_request, m_scenario))
                    rate();
            }
        }
    }

    /// Simulates the step of a plan, unless what was found meanwhile rules it out.
    void time(const FittingPlan& plan)
    {
        {
            const std::lock_guard lock(m_board.mutex);
            if (isRuledOut(plan.fit, plan.least, plan.peak))
                return;
        }
        m_scenario.plan = plan.plan;
        const Result<StepEstimate> step = estimateStep(Basis(m_scenario));
        const std::lock_guard lock(m_board.mutex);
        add(plan, step ? step->step.value() : std::numeric_limits<double>::infinity());
    }

    [[nodiscard]] std::int64_t enumerated() const { return m_enumerated; }

private:
    /// Most plans do not fit, and their memory needs no time of any collective. Makes the basis where each group of nodes has its own.
    MemoryEstimate memoryOf(std::optional<Basis>& basis)
    {
        if (m_scenario.cluster.isMixed() || planFacts(m_scenario).hasOwnEncoder())
            return estimateMemory(basis.emplace(m_scenario));
        const ResolvedPlan plan = resolvePlan(m_scenario);
        return estimateMemory(m_site, plan, ledgerInputs(m_site, plan));
    }
    void rate()
    {
        std::optional<Basis> basis;
        const MemoryEstimate memory = memoryOf(basis);
        const double peak = memory.peak.value();
        const Fit fit = m_choice.fitOf(memory);
        const bool fits = fit != Fit::DoesNotFit && m_choice.allowsMost(peak);
        if (fits && !basis)
            basis.emplace(m_scenario);
        const double least = fits ? leastOf(*basis) * kBelowRounding : 0;
        const std::lock_guard lock(m_board.mutex);
        ++m_enumerated;
        ++m_board.all.counts.enumerated;
        if (!fits)
            return m_board.all.counts.prune(Pruned::Memory);
        ++(fit == Fit::Fits ? m_board.all.counts.fitting : m_board.all.counts.tight);
        if (!isRuledOut(fit, least, peak))
            m_board.fitting.push_back({m_scenario.plan, fit, least, peak});
    }

    /// Counts a plan that its bound rules out.
    bool isRuledOut(Fit fit, double least, double peak)
    {
        BestPlans& best = m_choice.isChosen(fit) ? m_board.all.found.best : m_board.all.found.bestTight;
        if (!std::isfinite(least)) {
            m_board.all.counts.prune(Pruned::Network);
            return true;
        }
        if (least > m_choice.slowest()) {
            m_board.all.counts.prune(Pruned::Filter);
            return true;
        }
        if (!(best.valueOf(least, peak) > best.worstOfBest()) || !best.isOffFront(least, peak))
            return false;
        m_board.all.counts.prune(Pruned::Objective);
        if (m_choice.isChosen(fit))
            m_board.all.bound = std::min(m_board.all.bound, m_request.objective == SearchObjective::Memory ? peak : least);
        return true;
    }

    void add(const FittingPlan& plan, double step)
    {
        if (!std::isfinite(step) || step <= 0)
            return m_board.all.counts.prune(Pruned::Network);
        m_board.all.tightest = std::max(m_board.all.tightest, plan.least / step);
        if (!m_choice.allows(step, plan.peak))
            return m_board.all.counts.prune(Pruned::Filter);
        ++m_board.all.counts.evaluated;
        (m_choice.isChosen(plan.fit) ? m_board.all.found.best : m_board.all.found.bestTight).add({step, plan.peak, plan.plan, plan.fit});
    }

    const SearchRequest& m_request;
    const PlanChoice& m_choice;
    const SearchSpace& m_space;
    Scenario m_scenario;
    const Site m_site;  ///< of the first group of nodes
    SimulationBoard& m_board;
    std::int64_t m_enumerated = 0;
};

}  // namespace

Looked lookBySimulation(const SearchRequest& request, const PlanChoice& choice, const SearchSpace& space, const SearchListener& listener,
                        const std::stop_token& stop)
{
    std::size_t runs = 0;
    forEachRun(space, [&](const PlanRun&) { return ++runs, !stop.stop_requested(); });
    SimulationBoard board{Looked(request)};
    SearchReporter reporter(listener, space.base(), runs, [&board] { return board.first(); });
    inThreads(request, runs, stop, [&](const auto& next) {
        SimulationWorker worker(request, choice, space, board);
        std::size_t own = next();  // of the runs, which every thread comes across
        std::size_t at = 0;
        forEachRun(space, [&](const PlanRun& plans) {
            if (at++ == own) {
                const std::int64_t before = worker.enumerated();
                worker.run(plans);
                reporter.done(worker.enumerated() - before);
                own = next();
            }
            return own < runs;
        });
    });
    // Those that may be the fastest come first: they rule most others out.
    std::stable_sort(board.fitting.begin(), board.fitting.end(),
                     [](const FittingPlan& a, const FittingPlan& b) { return a.least < b.least; });
    inThreads(request, board.fitting.size(), stop, [&](const auto& next) {
        SimulationWorker worker(request, choice, space, board);
        for (std::size_t i = next(); i < board.fitting.size(); i = next())
            worker.time(board.fitting[i]);
    });
    return std::move(board.all);
}

}  // namespace shardscope
