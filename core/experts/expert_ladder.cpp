// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/expert_ladder.h"

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/model/architecture.h"
#include "core/plan/plan_facts.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

/// The plan's own, else the most ranks that divide the experts and fit.
int distributedOver(const Scenario& scenario)
{
    if (scenario.plan.ep > 1)
        return scenario.plan.ep;
    const PlanFacts facts = planFacts(scenario);
    const std::int64_t ranks = facts.languageGpus() / std::max<std::int64_t>(1, facts.pp * facts.expertTensor());
    for (std::int64_t ep = std::min(facts.experts, ranks); ep > 1; --ep) {
        if (facts.experts % ep == 0 && ranks % ep == 0)
            return static_cast<int>(ep);
    }
    return 1;
}

Scenario rungScenario(const Scenario& scenario, ExpertRungKind kind)
{
    ExpertSettings settings = expertSettings(scenario);
    Scenario rung = scenario;
    switch (kind) {
    case ExpertRungKind::Naive:
        settings = {static_cast<int>(scenario.architecture->experts()->experts), 1, {}, MoeDispatcher::AllToAll};
        rung.plan.ep = 1;
        break;
    case ExpertRungKind::TopK:
        settings.imbalance = 1;
        settings.capacityFactor.reset();
        rung.plan.ep = 1;
        break;
    case ExpertRungKind::Distributed:
        settings.dispatcher = MoeDispatcher::AllToAll;
        rung.plan.ep = distributedOver(scenario);
        break;
    case ExpertRungKind::Tuned:
        settings.dispatcher = MoeDispatcher::DeepEp;
        settings.imbalance = 1;
        settings.capacityFactor.reset();
        rung.plan.ep = distributedOver(scenario);
        break;
    }
    return withExperts(std::move(rung), settings);
}

/// Two multiplies, three with a gate, of 2·hidden·width each, for each expert that a token goes to.
Flop expertFlop(const Architecture& architecture)
{
    const MixtureOfExperts& experts = *architecture.experts();
    const double multiplies = experts.expert.gated ? 3 : 2;
    return Flop(2 * multiplies * static_cast<double>(experts.inputWidth(architecture.hidden)) * static_cast<double>(experts.expert.width) *
                static_cast<double>(experts.topK));
}

ExpertRung makeRung(const Scenario& scenario, ExpertRungKind kind, std::optional<double> memoryBand)
{
    ExpertRung rung;
    rung.kind = kind;
    rung.scenario = rungScenario(scenario, kind);
    rung.ep = rung.scenario.plan.ep;
    rung.expertFlopPerToken = expertFlop(*rung.scenario.architecture);
    rung.busiest = rung.scenario.training.software.expertImbalance.value_or(1);
    if (const Result<Estimate> estimated = estimate(rung.scenario); estimated && estimated->isLegal()) {
        rung.isLegal = true;
        rung.peak = estimated->memory().peak;
        rung.fit = fitOf(estimated->memory().peak, estimated->memory().capacity, memoryBand);
        if (estimated->step())
            rung.step = estimated->step()->step;
        const DispatchStyle style = dispatchStyle(*rung.scenario.training.software.moeDispatcher);
        rung.dispatch = dispatchOfGroup(*estimated->basis(), style).front();
        rung.dispatchSeconds = secondsAtLineRate(rung.dispatch, scenario.cluster);
    }
    return rung;
}

}  // namespace

std::vector<ExpertRung> expertLadder(const Scenario& scenario, std::optional<double> memoryBand)
{
    std::vector<ExpertRung> rungs;
    for (const auto& [kind, name] : EnumNames<ExpertRungKind>::names)
        rungs.push_back(makeRung(scenario, kind, memoryBand));
    return rungs;
}

}  // namespace shardscope
