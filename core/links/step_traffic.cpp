// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/links/step_traffic.h"

#include <algorithm>
#include <map>

#include "core/plan/mesh.h"
#include "core/plan/rank_grid.h"

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

/// Members at the same place of each block: they hold the same shard.
Groups replicasOf(const Groups& groups, int size)
{
    Groups replicas;
    for (const std::vector<int>& group : groups) {
        for (int first = 0; first < size && first < static_cast<int>(group.size()); ++first) {
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
    FlowGroups(const ResolvedPlan& plan, const Mesh& mesh)
    {
        const Groups& data = Mesh::find(mesh.dense, "dp-cp")->groups;
        const Groups& experts = Mesh::find(mesh.expert, "edp")->groups;
        of(CommunicationGroup::Tensor) = Mesh::find(mesh.dense, "tp")->groups;
        of(CommunicationGroup::Context) = Mesh::find(mesh.dense, "cp")->groups;
        of(CommunicationGroup::Expert) = Mesh::find(mesh.expert, "ep")->groups;
        of(CommunicationGroup::ExpertTensor) = Mesh::find(mesh.expert, "etp")->groups;
        of(CommunicationGroup::Data) = plan.zero == 0 ? data : blocksOf(data, plan.shardGroup);
        of(CommunicationGroup::ExpertData) = plan.zero == 0 ? experts : blocksOf(experts, plan.expertShardGroup);
        m_replicas = replicasOf(data, plan.shardGroup);
        m_expertReplicas = replicasOf(experts, plan.expertShardGroup);
    }

    [[nodiscard]] const Groups& of(const Flow& flow) const
    {
        if (flow.use == FlowUse::GradientReplicas)
            return flow.collective.group == CommunicationGroup::Data ? m_replicas : m_expertReplicas;
        return m_groups[static_cast<std::size_t>(flow.collective.group)];
    }

private:
    Groups& of(CommunicationGroup group) { return m_groups[static_cast<std::size_t>(group)]; }

    std::array<Groups, kCommunicationGroups> m_groups;
    Groups m_replicas;
    Groups m_expertReplicas;
};

class TrafficBuilder {
public:
    TrafficBuilder(const Basis& basis, const StepEstimate& step, const Mesh& mesh)
        : m_basis(basis),
          m_groups(basis.plan, mesh),
          m_grid(denseGrid(basis.plan, basis.plan.order)),
          m_island(islandOfJob(basis.site.cluster))
    {
        m_traffic.ranks.resize(static_cast<std::size_t>(basis.plan.world));
        m_ranksOfStage.resize(static_cast<std::size_t>(basis.plan.pp));
        for (int rank = 0; rank < basis.plan.world; ++rank)
            m_ranksOfStage[static_cast<std::size_t>(m_grid.coordinate(rank, Axis::Pp))].push_back(rank);
        for (int stage = 0; stage < basis.plan.pp; ++stage)
            addStage(stage, stepFlows(basis, step, stage));
    }

    StepTraffic take() { return std::move(m_traffic); }

private:
    Wires& along(int rank, Axis axis) { return m_traffic.ranks[static_cast<std::size_t>(rank)].alongAxis[static_cast<std::size_t>(axis)]; }
    [[nodiscard]] bool isOf(int rank, int stage) const { return m_grid.coordinate(rank, Axis::Pp) == stage; }

    void addStage(int stage, const std::vector<Flow>& flows)
    {
        std::map<const Groups*, std::vector<const Flow*>> inGroups;
        for (const Flow& flow : flows) {
            if (flow.peer >= 0)
                addSends(flow, stage);
            else if (flow.use != FlowUse::Imbalance && flow.use != FlowUse::HostWeights)
                inGroups[&m_groups.of(flow)].push_back(&flow);
        }
        for (const auto& [groups, sent] : inGroups)
            addGroups(*groups, sent, stage);
    }

    void addGroups(const Groups& groups, const std::vector<const Flow*>& flows, int stage)
    {
        for (const std::vector<int>& group : groups) {
            if (group.size() <= 1 || !isOf(group.front(), stage))
                continue;
            const std::vector<GroupPlace> places = placesOf(group, m_island);
            for (std::size_t i = 0; i < group.size(); ++i) {
                for (const Flow* flow : flows)
                    along(group[i], axisOf(flow->collective.group)) += sentAt(*flow, places[i], m_basis.costs);
            }
        }
    }

    void addSends(const Flow& flow, int stage)
    {
        const Bytes sent = sentBytes(flow.collective.kind, flow.collective.bytes, 2) * flow.collective.count;
        for (const int rank : m_ranksOfStage[static_cast<std::size_t>(stage)]) {
            const bool inside = m_grid.moved(rank, Axis::Pp, flow.peer) / m_island == rank / m_island;
            Wires& wires = along(rank, Axis::Pp);
            (inside ? wires.domain : wires.network) += sent;
        }
    }

    const Basis& m_basis;
    FlowGroups m_groups;
    RankGrid m_grid;
    int m_island;
    std::vector<std::vector<int>> m_ranksOfStage;
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

std::vector<GroupPlace> placesOf(const std::vector<int>& group, int domain)
{
    std::vector<int> domains;
    for (const int rank : group)
        domains.push_back(rank / domain);
    std::vector<int> sorted = domains;
    std::sort(sorted.begin(), sorted.end());
    std::vector<GroupPlace> places;
    for (std::size_t i = 0; i < group.size(); ++i) {
        const auto [first, last] = std::equal_range(sorted.begin(), sorted.end(), domains[i]);
        places.push_back({static_cast<int>(group.size()), static_cast<int>(last - first), domains[(i + 1) % domains.size()] == domains[i]});
    }
    return places;
}

std::optional<StepTraffic> stepTraffic(const Basis& basis, const StepEstimate& step)
{
    const std::optional<Mesh> mesh = buildMesh(basis.plan, basis.plan.order);
    if (!mesh)
        return std::nullopt;
    return TrafficBuilder(basis, step, *mesh).take();
}

}  // namespace shardscope
