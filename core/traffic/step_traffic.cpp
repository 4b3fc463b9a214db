// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traffic/step_traffic.h"

#include <algorithm>

#include "core/collective/dispatch_volume.h"
#include "core/plan/mesh.h"
#include "core/plan/plan_facts.h"
#include "core/plan/rank_grid.h"
#include "core/traffic/pipeline_traffic.h"
#include "core/traffic/stage_collectives.h"

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

class TrafficBuilder {
public:
    TrafficBuilder(const Basis& basis, const Mesh& mesh)
        : m_basis(basis),
          m_plan(basis.plan),
          m_mesh(mesh),
          m_grid(denseGrid(basis.plan, basis.plan.order)),
          m_domain(islandOfJob(basis.site.cluster))
    {
        m_traffic.ranks.resize(static_cast<std::size_t>(m_plan.world));
        for (int stage = 0; stage < m_plan.pp; ++stage)
            m_stages.push_back(stageCollectives(basis, stage));
    }

    StepTraffic build()
    {
        addCollectives(Axis::Tp, CommunicationGroup::Tensor, dense("tp"));
        addCollectives(Axis::Tp, CommunicationGroup::ExpertTensor, expert("etp"));
        addCollectives(Axis::Cp, CommunicationGroup::Context, dense("cp"));
        addDispatches();
        addCollectives(Axis::Dp, CommunicationGroup::Data, blocksOf(dense("dp-cp"), m_plan.shardGroup));
        addCollectives(Axis::Dp, CommunicationGroup::ExpertData, blocksOf(expert("edp"), m_plan.expertShardGroup));
        addReplicas(replicasOf(dense("dp-cp"), m_plan.shardGroup), &StageCollectives::replicas);
        addReplicas(replicasOf(expert("edp"), m_plan.expertShardGroup), &StageCollectives::expertReplicas);
        addPipeline();
        return std::move(m_traffic);
    }

private:
    [[nodiscard]] const Groups& dense(std::string_view name) const { return Mesh::find(m_mesh.dense, name)->groups; }
    [[nodiscard]] const Groups& expert(std::string_view name) const { return Mesh::find(m_mesh.expert, name)->groups; }
    [[nodiscard]] const StageCollectives& stageOf(int rank) const
    {
        return m_stages[static_cast<std::size_t>(m_grid.coordinate(rank, Axis::Pp))];
    }
    Wires& along(int rank, Axis axis) { return m_traffic.ranks[static_cast<std::size_t>(rank)].alongAxis[static_cast<std::size_t>(axis)]; }

    template <typename WiresOfMember>
    void addGroups(Axis axis, const Groups& groups, WiresOfMember wiresOfMember)
    {
        for (const std::vector<int>& group : groups) {
            if (group.size() <= 1)
                continue;
            const std::vector<GroupPlace> places = placesOf(group, m_domain);
            for (std::size_t i = 0; i < group.size(); ++i)
                along(group[i], axis) += wiresOfMember(stageOf(group[i]), places[i]);
        }
    }

    void addCollectives(Axis axis, CommunicationGroup which, const Groups& groups)
    {
        addGroups(axis, groups, [which](const StageCollectives& stage, const GroupPlace& place) {
            Wires sum;
            for (std::size_t kind = 0; kind < kCollectiveKinds; ++kind)
                sum += wiresOf(static_cast<CollectiveKind>(kind), stage.of(which, static_cast<CollectiveKind>(kind)), place);
            return sum;
        });
    }

    void addDispatches()
    {
        const MixtureOfExperts* experts = m_basis.site.architecture->experts();
        if (!experts)
            return;
        const auto topK = static_cast<double>(experts->topK);
        const DispatchStyle style = dispatchStyle(m_plan.dispatcher);
        const double limit = domainLimit(*m_basis.site.architecture);
        addGroups(Axis::Ep, expert("ep"), [topK, style, limit](const StageCollectives& stage, const GroupPlace& place) {
            return dispatchWires(stage.of(CommunicationGroup::Expert, CollectiveKind::AllToAll) / topK, topK, place, style, limit);
        });
    }

    void addPipeline()
    {
        std::vector<std::vector<PipelineSend>> sends;
        for (int stage = 0; stage < m_plan.pp; ++stage)
            sends.push_back(pipelineSends(m_basis, stage));
        for (int rank = 0; rank < m_plan.world; ++rank) {
            Wires& wires = along(rank, Axis::Pp);
            for (const PipelineSend& send : sends[static_cast<std::size_t>(m_grid.coordinate(rank, Axis::Pp))]) {
                const bool inside = m_grid.moved(rank, Axis::Pp, send.stage) / m_domain == rank / m_domain;
                (inside ? wires.domain : wires.network) += send.bytes;
            }
        }
    }

    void addReplicas(const Groups& groups, Bytes StageCollectives::*size)
    {
        addGroups(Axis::Dp, groups, [size](const StageCollectives& stage, const GroupPlace& place) {
            return wiresOf(CollectiveKind::AllReduce, stage.*size, place);
        });
    }

    const Basis& m_basis;
    const ResolvedPlan& m_plan;
    const Mesh& m_mesh;
    RankGrid m_grid;
    int m_domain;
    std::vector<StageCollectives> m_stages;
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

std::optional<StepTraffic> stepTraffic(const Basis& basis)
{
    const std::optional<Mesh> mesh = buildMesh(basis.plan, basis.plan.order);
    if (!mesh)
        return std::nullopt;
    return TrafficBuilder(basis, *mesh).build();
}

}  // namespace shardscope
