// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/group_placement.h"

#include "core/hardware/hardware.h"
#include "core/plan/rank_grid.h"
#include "core/plan/resolved_plan.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>

namespace shardscope {
namespace {

/// Ranks `stride` apart along one axis.
struct Step {
    std::int64_t size = 1;
    std::int64_t stride = 1;
};

/// A group as nested steps, the smallest stride first: at most two axes, of which hybrid sharding may cut one more off.
class Steps {
public:
    void add(Step step)
    {
        if (step.size <= 1)
            return;
        Step& last = m_steps[m_size - (m_size > 0 ? 1 : 0)];
        if (m_size > 0 && last.stride * last.size == step.stride)
            last.size *= step.size;
        else
            m_steps[m_size++] = step;
    }

    /// The first `ranks` of the group, and every `ranks`-th of it.
    [[nodiscard]] Steps first(std::int64_t ranks) const { return cut(ranks, true); }
    [[nodiscard]] Steps every(std::int64_t ranks) const { return cut(ranks, false); }

    [[nodiscard]] std::int64_t ranks() const
    {
        std::int64_t count = 1;
        for (std::size_t i = 0; i < m_size; ++i)
            count *= m_steps[i].size;
        return count;
    }

    /// The part of a torus that the group of rank 0 spans.
    [[nodiscard]] TorusSpan spanIn(const Torus& torus) const
    {
        TorusSpan span;
        for (std::size_t i = 0; i < m_size; ++i) {
            const TorusSpan step = torus.spanOf(m_steps[i].size, m_steps[i].stride);
            for (std::size_t axis = 0; axis < span.along.size(); ++axis)
                span.along[axis] = std::min(span.along[axis] * step.along[axis], torus.slice().along[axis]);
        }
        return span;
    }

    /// The most that share one of the blocks of `block` ranks into which all ranks are cut.
    [[nodiscard]] std::int64_t mostInside(std::int64_t block) const
    {
        std::int64_t count = 1;
        for (std::size_t i = 0; i < m_size; ++i)
            count *= std::clamp((block + m_steps[i].stride - 1) / m_steps[i].stride, std::int64_t{1}, m_steps[i].size);
        return count;
    }

    /// The most blocks that one group of `world` ranks crosses. Where the strides do not divide a block, that of the worst
    /// start.
    [[nodiscard]] std::int64_t mostCrossed(std::int64_t block, std::int64_t world) const
    {
        const std::int64_t least = (ranks() + mostInside(block) - 1) / mostInside(block);
        const std::int64_t crossed = std::max(crossedFrom(block, false), least);
        return std::min({crossed, ranks(), std::max(least, (world + block - 1) / block)});
    }

    /// The blocks that the group of rank 0 crosses.
    [[nodiscard]] std::int64_t firstCrosses(std::int64_t block) const { return crossedFrom(block, true); }

private:
    [[nodiscard]] std::int64_t crossedFrom(std::int64_t block, bool atZero) const
    {
        std::int64_t blocks = 1;
        std::size_t i = m_size;
        for (; i > 0 && m_steps[i - 1].stride >= block; --i)
            blocks *= m_steps[i - 1].size;  // each in a block of its own
        return i > 0 ? blocks * crossedBelow(i, block, atZero) : blocks;
    }

    /// The same for the first `steps`, whose strides are smaller than a block.
    [[nodiscard]] std::int64_t crossedBelow(std::size_t steps, std::int64_t block, bool atZero) const
    {
        const Step& outer = m_steps[steps - 1];
        const std::int64_t reach = outer.size * outer.stride;
        if (block % reach == 0)
            return 1;
        if (reach % block == 0 && block % outer.stride == 0)
            return reach / block;
        if (!atZero)  // groups of this kind start at multiples of `reach`, and at any place up to the next of their ranks
            return (reach - 1 + block - std::gcd(reach, block)) / block + 1;
        std::int64_t span = 0;
        for (std::size_t i = 0; i < steps; ++i)
            span += (m_steps[i].size - 1) * m_steps[i].stride;
        return span / block + 1;
    }

    [[nodiscard]] Steps cut(std::int64_t ranks, bool keepInner) const
    {
        Steps kept;
        for (std::size_t i = 0; i < m_size; ++i) {
            const std::int64_t inner = std::clamp(ranks, std::int64_t{1}, m_steps[i].size);
            kept.add(keepInner ? Step{inner, m_steps[i].stride} : Step{m_steps[i].size / inner, m_steps[i].stride * inner});
            ranks /= inner;
        }
        return kept;
    }

    std::array<Step, 4> m_steps{};
    std::size_t m_size = 0;
};

bool isOfShards(CommunicationGroup group)
{
    return group == CommunicationGroup::WeightShards || group == CommunicationGroup::ExpertWeightShards;
}

struct Chosen {
    bool expertGrid = false;
    Axis first = Axis::Tp;
    Axis second = Axis::Tp;
};

Chosen axesOf(CommunicationGroup group)
{
    switch (group) {
    case CommunicationGroup::Tensor:
        return {false, Axis::Tp, Axis::Tp};
    case CommunicationGroup::Context:
    case CommunicationGroup::ContextInner:
    case CommunicationGroup::ContextOuter:
        return {false, Axis::Cp, Axis::Cp};
    case CommunicationGroup::Data:
        return {false, Axis::Dp, Axis::Cp};
    case CommunicationGroup::Pipeline:
        return {false, Axis::Pp, Axis::Pp};
    case CommunicationGroup::Expert:
        return {true, Axis::Ep, Axis::Ep};
    case CommunicationGroup::ExpertTensor:
        return {true, Axis::Tp, Axis::Tp};
    case CommunicationGroup::ExpertData:
        return {true, Axis::Dp, Axis::Dp};
    case CommunicationGroup::WeightShards:
        return {};
    case CommunicationGroup::ExpertWeightShards:
        return {.expertGrid = true};
    }
    return {};
}

Steps stepsOf(CommunicationGroup group, const ResolvedPlan& plan, const RankOrder& order)
{
    const Chosen chosen = axesOf(group);
    const RankGrid grid = chosen.expertGrid ? expertGrid(plan, order) : denseGrid(plan, order);
    Steps steps;
    if (isOfShards(group)) {
        steps.add({grid.shards, grid.shardStride});
        return steps;
    }
    for (const Axis axis : order) {
        if (axis == chosen.first || axis == chosen.second)
            steps.add({std::max(1, grid.size(axis)), grid.stride(axis)});
    }
    if (group == CommunicationGroup::ContextInner)
        return steps.first(plan.cpInner.value_or(1));
    return group == CommunicationGroup::ContextOuter ? steps.every(plan.cpInner.value_or(1)) : steps;
}

bool isLevelOfContext(CommunicationGroup group)
{
    return group == CommunicationGroup::ContextInner || group == CommunicationGroup::ContextOuter;
}

enum class Which { Worst, First };

GroupPlacement place(const Steps& steps, const Cluster& cluster, Which which = Which::Worst)
{
    const int domain = scaleUpGroupOfJob(cluster);
    const int node = std::max(1, cluster.gpusPerNode);
    const int island = std::max(domain, node);
    const std::int64_t world = static_cast<std::int64_t>(node) * std::max(1, cluster.nodes);
    const auto inside = [&steps](int block) { return static_cast<int>(steps.mostInside(block)); };
    const auto crossed = [&](int block) {
        return static_cast<int>(which == Which::First ? steps.firstCrosses(block) : steps.mostCrossed(block, world));
    };
    GroupPlacement placement;
    placement.ranks = static_cast<int>(steps.ranks());
    placement.ranksPerDomain = inside(domain);
    placement.domains = crossed(domain);
    placement.ranksPerNode = inside(node);
    placement.nodes = crossed(node);
    placement.ranksPerIsland = inside(island);
    placement.islands = crossed(island);
    placement.nicBandwidthShare = adapterShare(cluster);
    if (cluster.podNodes) {
        placement.ranksPerPod = inside(podGpus(cluster));
        placement.pods = crossed(podGpus(cluster));
    }
    if (cluster.oversubscription.value_or(1) > 1)
        placement.uplinkShare = placement.nicBandwidthShare / *cluster.oversubscription;
    if (const Torus torus(cluster); torus.isOne())
        placement.torus = steps.spanIn(torus);
    return placement;
}

bool isSharded(CommunicationGroup group) { return group == CommunicationGroup::Data || group == CommunicationGroup::ExpertData; }

int shardOf(CommunicationGroup group, const ResolvedPlan& plan)
{
    return std::max(1, group == CommunicationGroup::Data ? plan.shardGroup : plan.expertShardGroup);
}

}  // namespace

GroupPlacement placeGroup(CommunicationGroup group, const ResolvedPlan& plan, const RankOrder& order, const Cluster& cluster)
{
    if (isLevelOfContext(group) && plan.cpLayout != ContextLayout::UlyssesRing)
        return {};
    return place(stepsOf(group, plan, order), cluster);
}

GroupPlacement placeShardGroup(CommunicationGroup group, const ResolvedPlan& plan, const RankOrder& order, const Cluster& cluster)
{
    const Steps whole = stepsOf(group, plan, order);
    return place(isSharded(group) ? whole.first(shardOf(group, plan)) : whole, cluster);
}

GroupPlacement placeReplicaGroup(CommunicationGroup group, const ResolvedPlan& plan, const RankOrder& order, const Cluster& cluster)
{
    return place(isSharded(group) ? stepsOf(group, plan, order).every(shardOf(group, plan)) : Steps(), cluster);
}

GroupPlacement placeRanks(int ranks, int stride, const Cluster& cluster)
{
    Steps steps;
    steps.add({std::max(1, ranks), std::max(1, stride)});
    return place(steps, cluster, Which::First);
}

}  // namespace shardscope
