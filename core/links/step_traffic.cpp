// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/links/step_traffic.h"

#include <algorithm>
#include <map>

#include "core/hardware/hardware.h"
#include "core/plan/mesh.h"
#include "core/plan/rank_grid.h"
#include "core/plan/resolved_plan.h"
#include "core/ring/context_layout.h"
#include "core/step/basis.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

using Groups = std::vector<std::vector<int>>;

/// The groups of a dimension cut into blocks of `size` members: the shard groups of hybrid sharding.
Groups blocksOf(const Groups& groups, int size)
{
    Groups blocks;
    for (const std::vector<int>& group : groups) {
        for (auto from = group.begin(); from < group.end(); from += std::min<std::ptrdiff_t>(size, group.end() - from))
            blocks.emplace_back(from, from + std::min<std::ptrdiff_t>(size, group.end() - from));
    }
    return blocks;
}

/// Members at the same place of each block: they hold the same shard. None of a group that is one block.
Groups replicasOf(const Groups& groups, int size)
{
    Groups replicas;
    for (const std::vector<int>& group : groups) {
        for (int first = 0; first < size && size < static_cast<int>(group.size()); ++first) {
            std::vector<int>& of = replicas.emplace_back();
            for (std::size_t i = static_cast<std::size_t>(first); i < group.size(); i += static_cast<std::size_t>(size))
                of.push_back(group[i]);
        }
    }
    return replicas;
}

/// Groups that a flow runs in, wherever the plan puts them.
class FlowGroups {
public:
    FlowGroups(const FlowGroups&) = delete;
    FlowGroups& operator=(const FlowGroups&) = delete;
    FlowGroups(const ResolvedPlan& plan, const Mesh& mesh)
    {
        const Groups& data = Mesh::find(mesh.dense, "dp-cp")->groups;
        const Groups& experts = Mesh::find(mesh.expert, "edp")->groups;
        of(CommunicationGroup::Tensor) = &Mesh::find(mesh.dense, "tp")->groups;
        of(CommunicationGroup::Context) = &Mesh::find(mesh.dense, "cp")->groups;
        of(CommunicationGroup::Expert) = &Mesh::find(mesh.expert, "ep")->groups;
        of(CommunicationGroup::ExpertTensor) = &Mesh::find(mesh.expert, "etp")->groups;
        of(CommunicationGroup::Data) = &data;
        of(CommunicationGroup::ExpertData) = &experts;
        if (plan.gtp > 1)
            of(CommunicationGroup::WeightShards) = &Mesh::find(mesh.dense, "gtp")->groups;
        if (plan.egtp > 1)
            of(CommunicationGroup::ExpertWeightShards) = &Mesh::find(mesh.expert, "egtp")->groups;
        if (hasTwoLevels(plan.cpLayout)) {
            of(CommunicationGroup::ContextInner) = &Mesh::find(mesh.dense, "cp-inner")->groups;
            of(CommunicationGroup::ContextOuter) = &Mesh::find(mesh.dense, "cp-outer")->groups;
        }
        if (plan.zero == 0)
            return;
        m_shards = blocksOf(data, plan.shardGroup);
        m_expertShards = blocksOf(experts, plan.expertShardGroup);
        of(CommunicationGroup::Data) = &m_shards;
        of(CommunicationGroup::ExpertData) = &m_expertShards;
        m_replicas = replicasOf(data, plan.shardGroup);
        m_expertReplicas = replicasOf(experts, plan.expertShardGroup);
    }

    [[nodiscard]] const Groups& of(const Flow& flow) const
    {
        if (flow.use == FlowUse::GradientReplicas || flow.use == FlowUse::OuterUpdate)
            return flow.collective.group == CommunicationGroup::Data ? m_replicas : m_expertReplicas;
        return *m_groups[static_cast<std::size_t>(flow.collective.group)];
    }

private:
    const Groups*& of(CommunicationGroup group) { return m_groups[static_cast<std::size_t>(group)]; }

    std::array<const Groups*, kCommunicationGroups> m_groups{};
    Groups m_shards;
    Groups m_expertShards;
    Groups m_replicas;
    Groups m_expertReplicas;
};

/// Returns the island of every rank: the islands of each group of nodes begin with its first rank.
std::vector<int> islandsOf(const Basis& basis)
{
    std::vector<int> islands;
    for (int group = 0; group < basis.groupCount(); ++group) {
        const Cluster& cluster = basis.ofGroup(group).site.cluster;
        const int gpus = basis.groupCount() == 1 ? basis.plan.world : cluster.gpus();
        const int first = islands.empty() ? 0 : islands.back() + 1;
        for (int rank = 0; rank < gpus; ++rank)
            islands.push_back(first + rank / islandOfJob(cluster));
    }
    return islands;
}

class TrafficBuilder {
public:
    TrafficBuilder(const Basis& basis, const StepEstimate& step, const Mesh& mesh)
        : m_basis(basis), m_groups(basis.plan, mesh), m_grid(denseGrid(basis.plan, basis.plan.order)), m_islands(islandsOf(basis))
    {
        m_traffic.ranks.resize(static_cast<std::size_t>(basis.plan.world));
        m_ranksOfStage.resize(static_cast<std::size_t>(basis.plan.pp));
        for (int rank = 0; rank < basis.plan.world; ++rank)
            m_ranksOfStage[static_cast<std::size_t>(m_grid.coordinate(rank, Axis::Pp))].push_back(rank);
        for (int stage = 0; stage < basis.plan.pp; ++stage)
            addStage(stage, stepFlows(basis, step, stage));
        for (const auto& [groups, ofStages] : m_inGroups) {
            for (const std::vector<int>& group : *groups)
                addGroup(group, ofStages[static_cast<std::size_t>(m_grid.coordinate(group.front(), Axis::Pp))]);
        }
    }

    StepTraffic take() { return std::move(m_traffic); }

private:
    Wires& along(int rank, Axis axis) { return m_traffic.ranks[static_cast<std::size_t>(rank)].alongAxis[static_cast<std::size_t>(axis)]; }

    void addStage(int stage, const std::vector<Flow>& flows)
    {
        for (const Flow& flow : flows) {
            if (flow.peer >= 0) {
                addSends(flow, stage);
            } else if (flow.use != FlowUse::Imbalance && flow.use != FlowUse::HostWeights) {
                auto& ofStages = m_inGroups[&m_groups.of(flow)];
                ofStages.resize(m_ranksOfStage.size());
                ofStages[static_cast<std::size_t>(stage)].push_back(flow);
            }
        }
    }

    /// All flows of the same groups are along one axis, and members at the same kind of place send the same.
    void addGroup(const std::vector<int>& group, const std::vector<Flow>& flows)
    {
        if (group.size() <= 1 || flows.empty())
            return;
        const std::vector<GroupPlace> places = placesOf(group, m_islands);
        const CostInputs& costs = m_basis.ofRank(m_grid.coordinate(group.front(), Axis::Pp)).costs;
        Wires sent;
        for (std::size_t i = 0; i < group.size(); ++i) {
            if (i == 0 || places[i] != places[i - 1]) {
                sent = {};
                for (const Flow& flow : flows)
                    sent += sentAt(flow, places[i], costs);
            }
            along(group[i], axisOf(flows.front().collective.group)) += sent;
        }
    }

    void addSends(const Flow& flow, int stage)
    {
        const Bytes sent = sentBytes(flow.collective.kind, flow.collective.bytes, 2) * flow.collective.count;
        for (const int rank : m_ranksOfStage[static_cast<std::size_t>(stage)]) {
            const auto to = static_cast<std::size_t>(m_grid.moved(rank, Axis::Pp, flow.peer));
            const bool inside = m_islands[to] == m_islands[static_cast<std::size_t>(rank)];
            Wires& wires = along(rank, Axis::Pp);
            (inside ? wires.domain : wires.network) += sent;
        }
    }

    const Basis& m_basis;
    FlowGroups m_groups;
    RankGrid m_grid;
    std::vector<int> m_islands;  ///< by rank
    std::vector<std::vector<int>> m_ranksOfStage;
    std::map<const Groups*, std::vector<std::vector<Flow>>> m_inGroups;  ///< by stage
    StepTraffic m_traffic;
};

}  // namespace

Wires RankTraffic::total() const
{
    Wires sum;
    for (const Wires& wires : alongAxis)
        sum += wires;
    return sum;
}

Wires StepTraffic::total() const
{
    Wires sum;
    for (const RankTraffic& rank : ranks)
        sum += rank.total();
    return sum;
}

namespace {

std::vector<GroupPlace> placesIn(const std::vector<int>& domains)
{
    std::vector<int> sorted = domains;
    std::sort(sorted.begin(), sorted.end());
    std::vector<GroupPlace> places;
    places.reserve(domains.size());
    for (std::size_t i = 0; i < domains.size(); ++i) {
        const auto [first, last] = std::equal_range(sorted.begin(), sorted.end(), domains[i]);
        places.push_back(
            {static_cast<int>(domains.size()), static_cast<int>(last - first), domains[(i + 1) % domains.size()] == domains[i]});
    }
    return places;
}

}  // namespace

std::vector<GroupPlace> placesOf(const std::vector<int>& group, int domain)
{
    std::vector<int> domains;
    domains.reserve(group.size());
    for (const int rank : group)
        domains.push_back(rank / domain);
    return placesIn(domains);
}

std::vector<GroupPlace> placesOf(const std::vector<int>& group, const std::vector<int>& domainOfRank)
{
    std::vector<int> domains;
    domains.reserve(group.size());
    for (const int rank : group)
        domains.push_back(domainOfRank[static_cast<std::size_t>(rank)]);
    return placesIn(domains);
}

std::optional<StepTraffic> stepTraffic(const Basis& basis, const StepEstimate& step)
{
    const std::optional<Mesh> mesh = buildMesh(basis.plan, basis.plan.order);
    if (!mesh || basis.plan.encoderGpus > 0)
        return std::nullopt;
    return TrafficBuilder(basis, step, *mesh).take();
}

}  // namespace shardscope
