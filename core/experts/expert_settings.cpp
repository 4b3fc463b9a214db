// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/expert_settings.h"

#include <algorithm>

#include "core/hardware/hardware.h"
#include "core/layer/model_operators.h"
#include "core/layer/rank_shape.h"
#include "core/links/step_traffic.h"
#include "core/model/architecture.h"
#include "core/plan/plan_facts.h"
#include "core/plan/rank_grid.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"
#include "core/step/basis.h"

namespace shardscope {

namespace {

/// Returns what a rank sends to dispatch one layer's tokens, a copy an expert: the size that the step times.
Bytes dispatchedBytes(const ModelOperators& operators)
{
    for (const OperatorList& list : operators.ofLayerKind) {
        for (const Operator& op : list) {
            for (const Collective& collective : op.forwardCollectives.items()) {
                if (collective.group == CommunicationGroup::Expert)
                    return collective.bytes;
            }
        }
    }
    return {};
}

}  // namespace

ExpertSettings expertSettings(const Scenario& scenario)
{
    const Software& software = scenario.training.software;
    ExpertSettings settings;
    settings.topK = static_cast<int>(scenario.architecture->experts()->topK);
    settings.imbalance = software.expertImbalance.value_or(1);
    if (software.moeRouting == MoeRouting::Capacity)
        settings.capacityFactor = software.capacityFactor.value_or(1);
    settings.dispatcher = resolvePlan(scenario).dispatcher;
    return settings;
}

Scenario withExperts(Scenario scenario, const ExpertSettings& settings)
{
    if (settings.topK != scenario.architecture->experts()->topK) {
        auto architecture = std::make_shared<Architecture>(*scenario.architecture);
        for (LayerKind& kind : architecture->kinds) {
            if (kind.experts)
                kind.experts->topK = std::min<std::int64_t>(settings.topK, kind.experts->experts);
        }
        scenario.architecture = std::move(architecture);
    }
    Software& software = scenario.training.software;
    software.expertImbalance = settings.imbalance;
    software.moeDispatcher = settings.dispatcher;
    if (settings.capacityFactor)
        software.moeRouting = MoeRouting::Capacity;
    else if (software.moeRouting == MoeRouting::Capacity)
        software.moeRouting.reset();
    software.capacityFactor = settings.capacityFactor;
    return scenario;
}

Routing routingOf(const Basis& basis)
{
    const MixtureOfExperts& experts = *basis.site.architecture->experts();
    const RankShape& shape = basis.costs.shape;
    Routing routing;
    routing.tokens = shape.shardedTokens * shape.etp;
    routing.ranks = basis.plan.ep;
    routing.experts = static_cast<int>(experts.experts);
    routing.topK = static_cast<int>(experts.topK);
    routing.imbalance = shape.expertImbalance;
    if (shape.capacityFactor > 0)
        routing.capacityFactor = shape.capacityFactor;
    return routing;
}

std::vector<Wires> dispatchOfGroup(const Basis& basis, DispatchStyle style)
{
    const Architecture& architecture = *basis.site.architecture;
    const double topK = basis.costs.topK;
    const Bytes tokenBytes = dispatchedBytes(basis.costs.operators) / topK;
    const RankGrid grid = expertGrid(basis.plan, basis.plan.order);
    const auto domain = islandOfJob(basis.site.cluster);
    std::vector<Wires> sent;
    for (const GroupPlace& place : placesOf(grid.groupOf(0, Axis::Ep), domain))
        sent.push_back(dispatchWires(tokenBytes, topK, place, style, domainLimit(architecture)));
    return sent;
}

Seconds secondsAtLineRate(const Wires& wires, const Cluster& cluster)
{
    const BytesPerSecond nics = cluster.network.bandwidth * (static_cast<double>(cluster.nicsPerNode) / cluster.gpusPerNode);
    return std::max(wires.domain / cluster.gpu.scaleUpBandwidth, wires.network / nics);
}

}  // namespace shardscope
