// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/relaxed_bound.h"

#include <algorithm>
#include <limits>

#include "core/plan/resolved_plan.h"
#include "core/search/layer_floors.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

class RelaxedPlans {
public:
    RelaxedPlans(const SearchSpace& space, const Site& site)
        : m_space(space), m_site(site), m_floors(site, FloorOf::Compute), m_scenario(space.base())
    {
        m_scenario.plan.schedule = kDefaultSchedule;
        m_scenario.plan.chunks = 1;
        m_scenario.plan.group.reset();
        m_scenario.plan.stageLayers.reset();
    }

    void add(int tp, int cp, int pp)
    {
        const int dp = m_space.data(tp, cp, pp);
        const std::int64_t heads = m_site.architecture->attention().heads;
        if (dp == 0 || m_scenario.training.globalBatch % dp != 0 || (heads > 0 && heads % tp != 0))
            return;
        // Each operator takes a start and then as long as it is large, so that a larger micro-batch never takes longer in all.
        const std::vector<int> microBatches = m_space.microBatch(dp);
        if (microBatches.empty())
            return;
        const int microBatch = microBatches.back();
        if (m_scenario.training.globalBatch / dp % microBatch != 0)
            return;
        Plan& plan = m_scenario.plan;
        plan.tp = tp;
        plan.cp = cp;
        plan.pp = pp;
        plan.dp = dp;
        plan.microBatch = microBatch;
        for (const bool sequenceParallel : m_space.sequenceParallel(tp)) {
            plan.sequenceParallel = sequenceParallel;
            ResolvedPlan resolved = resolvePlan(m_scenario);
            for (const auto& [ep, etp] : m_space.experts(tp, pp)) {
                resolved.ep = ep;
                resolved.etp = etp.value_or(tp);
                const double one = m_floors.ofMicroBatch(resolved)[static_cast<std::size_t>(Recompute::None)];
                m_least = std::min(m_least, one * static_cast<double>(resolved.microBatches) / pp);
            }
        }
    }

    [[nodiscard]] std::optional<double> least() const
    {
        if (!(m_least < std::numeric_limits<double>::infinity()))
            return std::nullopt;
        return (m_least + m_site.constants[Constant::StepOverhead]) * kBelowRounding;
    }

private:
    const SearchSpace& m_space;
    const Site& m_site;
    LayerFloors m_floors;
    Scenario m_scenario;
    double m_least = std::numeric_limits<double>::infinity();
};

}  // namespace

std::optional<double> relaxedStep(const SearchSpace& space, const Site& site, const std::stop_token& stop)
{
    RelaxedPlans plans(space, site);
    for (const int tp : space.tensor()) {
        for (const int cp : space.context(tp)) {
            for (const int pp : space.pipeline(tp, cp)) {
                if (stop.stop_requested())
                    return std::nullopt;
                plans.add(tp, cp, pp);
            }
        }
    }
    return plans.least();
}

}  // namespace shardscope
