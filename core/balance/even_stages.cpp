// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/even_stages.h"
#include "core/plan/plan_facts.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include "core/balance/deal_layers.h"
#include "core/estimate/estimate.h"
#include "core/plan/resolved_plan.h"
#include "core/step/basis.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

/// The load of each rank under one split, and the figure to minimise.
struct Weighed {
    std::vector<double> loads;   ///< by rank
    std::vector<double> stages;  ///< what speaks for taking a layer from a virtual stage: its time, or its layers
    double value = 0;
    ResolvedPlan plan;

    [[nodiscard]] double unevenness() const { return std::inner_product(loads.begin(), loads.end(), loads.begin(), 0.0); }
};

std::vector<double> stageWeights(const Estimate& estimate, EvenOut what)
{
    const std::vector<int>& layers = estimate.plan().stageLayers;
    if (what == EvenOut::Memory)
        return {layers.begin(), layers.end()};
    std::vector<double> seconds;
    for (const Passes& passes : estimate.step()->stages)
        seconds.push_back((passes.forward.total() + passes.backward().total()).value());
    return seconds;
}

double loadOf(const Estimate& estimate, EvenOut what, int rank, const std::vector<double>& stages)
{
    if (what == EvenOut::Memory)
        return estimate.memory().stages[static_cast<std::size_t>(rank)].total().value();
    double sum = 0;
    for (const int stage : estimate.plan().stagesOfRank(rank))
        sum += stages[static_cast<std::size_t>(stage)];
    return sum;
}

class Evener {
public:
    Evener(Scenario scenario, EvenOut what, std::stop_token stop) : m_scenario(std::move(scenario)), m_what(what), m_stop(std::move(stop))
    {
    }

    Result<std::vector<int>> best()
    {
        const std::optional<std::vector<int>> own = m_scenario.plan.stageLayers;
        for (const std::optional<std::vector<int>>& start : {own, std::optional<std::vector<int>>()}) {
            m_scenario.plan.stageLayers = start;
            const std::optional<Weighed> weighed = weigh();
            if (weighed)
                descend(*weighed);
        }
        if (m_best && m_scenario.cluster.isMixed() &&
            m_best->plan.stageLayers.size() <= static_cast<std::size_t>(m_scenario.architecture->layers())) {
            m_scenario.plan.stageLayers = dealLayers(Basis(m_scenario));
            if (const std::optional<Weighed> weighed = weigh())
                descend(*weighed);
        }
        if (m_best)
            return m_best->plan.stageLayers;
        return m_problem.value_or(Error{ErrorCode::Contradiction, {"layers are to be moved in a plan that is not legal"}, {}, {}});
    }

private:
    std::optional<Weighed> weigh()
    {
        const Result<Estimate> estimated = estimate(m_scenario);
        if (!estimated) {
            m_problem = estimated.error();
            return std::nullopt;
        }
        if (!estimated->isLegal() || (m_what == EvenOut::Time && !estimated->step())) {
            m_problem = estimated->stepProblem();
            return std::nullopt;
        }
        Weighed weighed{{}, stageWeights(*estimated, m_what), 0, estimated->plan()};
        for (int rank = 0; rank < weighed.plan.pp; ++rank)
            weighed.loads.push_back(loadOf(*estimated, m_what, rank, weighed.stages));
        weighed.value = m_what == EvenOut::Time ? estimated->step()->step.value() : estimated->memory().peak.value();
        if (!m_best || weighed.value < m_best->value)
            m_best = weighed;
        return weighed;
    }

    /// A layer from the rank with the most to the first of those with less, lightest first, that evens them out.
    std::optional<Weighed> moved(const Weighed& from)
    {
        std::vector<int> ranks(from.loads.size());
        std::iota(ranks.begin(), ranks.end(), 0);
        const auto load = [&](int rank) { return from.loads[static_cast<std::size_t>(rank)]; };
        std::stable_sort(ranks.begin(), ranks.end(), [&](int left, int right) { return load(left) < load(right); });
        const int heaviest = ranks.back();
        ranks.pop_back();
        for (const int lighter : ranks) {
            for (const int source : from.plan.stagesOfRank(heaviest)) {
                if (from.plan.stageLayers[static_cast<std::size_t>(source)] == 0)
                    continue;
                const std::optional<Weighed> tried = withOneMoved(from, source, fewest(from.plan, lighter));
                if (tried && tried->unevenness() < from.unevenness())
                    return tried;
                if (m_stop.stop_requested())
                    return std::nullopt;
            }
        }
        return std::nullopt;
    }

    /// Returns, of a rank's stages, the one with the fewest layers: chunks stay alike.
    static int fewest(const ResolvedPlan& plan, int rank)
    {
        const std::vector<int> stages = plan.stagesOfRank(rank);
        return *std::min_element(stages.begin(), stages.end(), [&](int left, int right) {
            return plan.stageLayers[static_cast<std::size_t>(left)] < plan.stageLayers[static_cast<std::size_t>(right)];
        });
    }

    std::optional<Weighed> withOneMoved(const Weighed& from, int source, int target)
    {
        std::vector<int> layers = from.plan.stageLayers;
        --layers[static_cast<std::size_t>(source)];
        ++layers[static_cast<std::size_t>(target)];
        m_scenario.plan.stageLayers = std::move(layers);
        return weigh();
    }

    /// Ranks that carry alike may still hold stages that don't, for which an interleaved schedule waits: one layer from a heavy stage to a light one
    /// as long as that betters the step or the peak itself.
    std::optional<Weighed> bettered(const Weighed& from)
    {
        constexpr std::size_t kTried = 6;  // of each end; a model's few stages are all tried
        std::vector<int> stages(from.stages.size());
        std::iota(stages.begin(), stages.end(), 0);
        std::stable_sort(stages.begin(), stages.end(), [&](int left, int right) {
            return from.stages[static_cast<std::size_t>(left)] > from.stages[static_cast<std::size_t>(right)];
        });
        const std::size_t count = std::min(kTried, stages.size());
        for (std::size_t heavy = 0; heavy < count; ++heavy) {
            for (std::size_t light = 0; light < count; ++light) {
                const int source = stages[heavy];
                const int target = stages[stages.size() - 1 - light];
                if (source == target || from.plan.stageLayers[static_cast<std::size_t>(source)] == 0)
                    continue;
                const std::optional<Weighed> tried = withOneMoved(from, source, target);
                if (tried && tried->value < from.value)
                    return tried;
                if (m_stop.stop_requested())
                    return std::nullopt;
            }
        }
        return std::nullopt;
    }

    void descend(Weighed at)
    {
        while (const std::optional<Weighed> next = moved(at))
            at = *next;
        at = *m_best;
        while (const std::optional<Weighed> next = bettered(at))
            at = *next;
    }

    Scenario m_scenario;
    EvenOut m_what;
    std::stop_token m_stop;
    std::optional<Weighed> m_best;
    std::optional<Error> m_problem;
};

}  // namespace

Result<std::vector<int>> evenStages(const Scenario& scenario, EvenOut what, std::stop_token stop)
{
    if (planFacts(scenario).hasOwnEncoder())
        return Error{ErrorCode::Contradiction, {"layers are not dealt to stages after an encoder with GPUs of its own"}, {}, {}};
    return Evener(scenario, what, std::move(stop)).best();
}

}  // namespace shardscope
