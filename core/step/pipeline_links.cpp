// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/pipeline_links.h"

#include "core/plan/resolved_plan.h"
#include "core/step/basis.h"
#include "core/step/encoder_bridge.h"
#include "core/step/step_inputs.h"

namespace shardscope {
namespace {

GroupPlacement apart(int ranks, const Cluster& cluster)
{
    GroupPlacement placement;
    placement.ranks = placement.domains = placement.nodes = placement.islands = ranks;
    placement.nicBandwidthShare = adapterShare(cluster);
    return placement;
}

PipelineLinks::End endOf(const Site& site, int pipelineRanks, const std::optional<Network>& between)
{
    Cluster cluster = site.cluster;
    if (between)
        cluster.network = *between;
    return {CollectiveModel(cluster, PublishedCurves::Steady, site.training.software.year.value_or(kUsualYear)),
            apart(pipelineRanks, cluster), apart(2, cluster)};
}

}  // namespace

PipelineLinks::PipelineLinks(const Basis& basis)
{
    m_ends.reserve(static_cast<std::size_t>(basis.groupCount()));
    for (int group = 0; group < basis.groupCount(); ++group)
        m_ends.push_back(endOf(basis.ofGroup(group).site, basis.plan.pp, basis.between));
}

const PipelineLinks::End& PipelineLinks::slower(CollectiveKind kind, Bytes bytes, int from, int to) const
{
    const End& one = m_ends[static_cast<std::size_t>(from)];
    const End& other = m_ends[static_cast<std::size_t>(to)];
    return other.model.seconds(kind, bytes, other.placement(kind)) > one.model.seconds(kind, bytes, one.placement(kind)) ? other : one;
}

Seconds PipelineLinks::seconds(CollectiveKind kind, Bytes bytes, int from, int to) const
{
    const End& end = slower(kind, bytes, from, to);
    return end.model.seconds(kind, bytes, end.placement(kind));
}

namespace {

/// Group 0 is the language model, group 1 the encoder.
HopTimes hopTimesWithEncoder(const Basis& basis)
{
    const EncoderBridge bridge = encoderBridge(basis);
    std::vector<int> groups(static_cast<std::size_t>(basis.plan.pp), 0);
    groups.front() = 1;
    const double within = basis.plan.gridStages() > 1 ? hopTime(basis.costs).value() : 0;
    return {std::move(groups), {{within, bridge.backward.value}, {bridge.forward.value, 0}}};
}

}  // namespace

HopTimes hopTimes(const Basis& basis)
{
    if (basis.groupCount() == 1)
        return hopTime(basis.costs).value();
    if (basis.plan.encoderGpus > 0)
        return hopTimesWithEncoder(basis);
    const PipelineLinks links(basis);
    const auto count = static_cast<std::size_t>(basis.groupCount());
    std::vector<std::vector<double>> times(count, std::vector<double>(count, 0));
    for (int from = 0; from < basis.groupCount(); ++from) {
        const CostInputs& costs = basis.ofGroup(from).costs;
        for (int to = 0; to < basis.groupCount(); ++to) {
            const bool isInside = from == to;
            const bool isUsed = !isInside || basis.plan.ranksOfGroup[static_cast<std::size_t>(from)] > 1;
            const Seconds hop = isInside ? hopTime(costs) : links.seconds(CollectiveKind::SendReceive, hopBytes(costs), from, to);
            times[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)] = isUsed ? hop.value() : 0;
        }
    }
    std::vector<int> groups;
    for (int rank = 0; rank < basis.plan.pp; ++rank)
        groups.push_back(basis.plan.groupOfRank(rank));
    return {std::move(groups), std::move(times)};
}

}  // namespace shardscope
