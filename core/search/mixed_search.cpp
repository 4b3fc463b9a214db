// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/mixed_search.h"

#include <algorithm>
#include <cmath>
#include <mutex>

#include "core/plan/check_plan.h"
#include "core/schedule/schedule_traits.h"
#include "core/search/dealt_splits.h"
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

/// Returns the seconds that no order of the blocks undercuts: a rank runs all of its blocks after the first micro-batch has come through
/// the stages before it, and, where gradients leave with whole backwards, before the last one has gone back through them.
double leastStep(const StepInputs& inputs, const ResolvedPlan& plan)
{
    const ScheduleTraits& traits = traitsOf(plan.schedule);
    if (fuses(inputs.shape))
        return 0;
    const auto times = static_cast<double>(microBatchesPerChunk(inputs.shape));
    double least = 0;
    double through = 0;  // of one micro-batch through the first stages of the ranks before
    for (int rank = 0; rank < plan.pp; ++rank) {
        double busy = 0;
        for (const int stage : plan.stagesOfRank(rank)) {
            const BlockTimes& of = inputs.times[static_cast<std::size_t>(stage)];
            busy += of.forward + (traits.splitsBackward ? of.inputGrad + of.weightGrad : of.backward);
        }
        least = std::max(least, through + times * busy);
        const BlockTimes& first = inputs.times[static_cast<std::size_t>(plan.stagesOfRank(rank).front())];
        through += first.forward + (traits.splitsBackward ? 0 : first.backward);
    }
    return (least + (inputs.gatherExposed + inputs.optimizer + inputs.overhead).value()) * kBelowRounding;
}

/// The plans found so far, which all threads share.
struct MixedBoard {
    Looked all;
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

std::vector<PlanRun> runsOf(const SearchSpace& space, const std::stop_token& stop)
{
    std::vector<PlanRun> runs;
    space.forEach([&](const Plan& plan) {
        Plan same = plan;
        if (!runs.empty())
            same.zero = runs.back().front().zero;
        if (runs.empty() || !(same == runs.back().front()))
            runs.emplace_back();
        runs.back().push_back(plan);
        return !stop.stop_requested();
    });
    return runs;
}

class MixedWorker {
public:
    MixedWorker(const SearchRequest& request, const PlanChoice& choice, const SearchSpace& space, MixedBoard& board)
        : m_request(request), m_choice(choice), m_space(space), m_kept(keptLauncher(request)), m_scenario(space.base()), m_board(board)
    {
    }

    void run(const PlanRun& plans)
    {
        std::vector<Plan> effects;
        for (const Plan& plan : plans) {
            m_scenario.plan = plan;
            m_scenario.plan = m_space.written(m_scenario);
            if (!isLaunchable(m_scenario, m_kept))
                continue;
            Plan effect = effectOf(m_scenario);
            if (std::find(effects.begin(), effects.end(), effect) != effects.end())
                continue;
            effects.push_back(std::move(effect));
            rate();
            for (std::vector<int>& layers : dealtSplits(m_space, m_choice, m_scenario)) {
                m_scenario.plan.stageLayers = std::move(layers);
                if (isLaunchable(m_scenario, m_kept))
                    rate();
            }
        }
    }

    [[nodiscard]] std::int64_t enumerated() const { return m_enumerated; }

private:
    void rate()
    {
        const Basis basis(m_scenario);
        const MemoryEstimate memory = estimateMemory(basis);
        const double peak = memory.peak.value();
        const Fit fit = m_choice.fitOf(memory);
        const bool fits = fit != Fit::DoesNotFit && m_choice.allowsMost(peak);
        {
            const std::lock_guard lock(m_board.mutex);
            ++m_enumerated;
            ++m_board.all.counts.enumerated;
            if (!fits)
                return m_board.all.counts.prune(Pruned::Memory);
            ++(fit == Fit::Fits ? m_board.all.counts.fitting : m_board.all.counts.tight);
        }
        StepInputs inputs = stepInputs(basis);
        const double least = leastStep(inputs, basis.plan);
        std::unique_lock lock(m_board.mutex);
        if (isRuledOut(fit, least, peak))
            return;
        lock.unlock();
        const Result<StepEstimate> step = estimateStep(basis, std::move(inputs));
        lock.lock();
        add(fit, least, peak, step ? step->step.value() : std::numeric_limits<double>::infinity());
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

    void add(Fit fit, double least, double peak, double step)
    {
        if (!std::isfinite(step) || step <= 0)
            return m_board.all.counts.prune(Pruned::Network);
        m_board.all.tightest = std::max(m_board.all.tightest, least / step);
        if (!m_choice.allows(step, peak))
            return m_board.all.counts.prune(Pruned::Filter);
        ++m_board.all.counts.evaluated;
        (m_choice.isChosen(fit) ? m_board.all.found.best : m_board.all.found.bestTight).add({step, peak, m_scenario.plan, fit});
    }

    const SearchRequest& m_request;
    const PlanChoice& m_choice;
    const SearchSpace& m_space;
    std::optional<Target> m_kept;
    Scenario m_scenario;
    MixedBoard& m_board;
    std::int64_t m_enumerated = 0;
};

}  // namespace

Looked lookAtSeveralKinds(const SearchRequest& request, const PlanChoice& choice, const SearchSpace& space, const SearchListener& listener,
                          const std::stop_token& stop)
{
    const std::vector<PlanRun> runs = runsOf(space, stop);
    MixedBoard board{Looked(request)};
    SearchReporter reporter(listener, space.base(), runs.size(), [&board] { return board.first(); });
    inThreads(request, runs.size(), stop, [&](const auto& next) {
        MixedWorker worker(request, choice, space, board);
        for (std::size_t i = next(); i < runs.size(); i = next()) {
            const std::int64_t before = worker.enumerated();
            worker.run(runs[i]);
            reporter.done(worker.enumerated() - before);
        }
    });
    return std::move(board.all);
}

}  // namespace shardscope
