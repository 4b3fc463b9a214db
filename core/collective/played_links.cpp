// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/played_links.h"

#include <algorithm>

#include "core/collective/group_placement.h"
#include "core/collective/nccl_constants.h"
#include "core/collective/nccl_model.h"
#include "core/hardware/hardware.h"

namespace shardscope {
namespace {

constexpr double kMicrosecond = 1e-6;

GroupPlacement oneRankANode(const Cluster& cluster)
{
    GroupPlacement placement;
    placement.ranks = placement.domains = placement.nodes = placement.islands = 2;
    placement.nicBandwidthShare = adapterShare(cluster);
    return placement;
}

BytesPerSecond ringBandwidth(const NcclModel& model, const GroupPlacement& placement)
{
    const NcclWays ways = model.ways(CollectiveKind::AllGather, Bytes(1), placement);
    for (const NcclWay& way : ways.items()) {
        if (way.algorithm == CollectiveAlgorithm::Ring && way.protocol == CollectiveProtocol::Simple)
            return way.bandwidth * busFactor(CollectiveKind::AllGather, placement.ranks);
    }
    return {};
}

struct SlowestMessage {
    Seconds time;
    Bytes bytes;
    bool crosses = false;
};

SlowestMessage slowestOf(const std::vector<Bytes>& links, const CollectiveStep& step, int ranks, int ranksPerNode, const LinkSpeeds& speeds)
{
    SlowestMessage slowest;
    for (const ChunkMove& move : step.moves) {
        const bool crosses = crossesNodes(move.from, move.to, ranksPerNode);
        const LinkSpeed& speed = crosses ? speeds.across : speeds.inside;
        const Bytes bytes = links[static_cast<std::size_t>(move.from * ranks + move.to)];
        const Seconds time = bytes > Bytes() ? speed.latency + bytes / speed.bandwidth : speed.latency;
        if (time > slowest.time)
            slowest = {time, bytes, crosses};
    }
    return slowest;
}

}  // namespace

LinkSpeeds linkSpeeds(const Cluster& cluster)
{
    const NcclModel model(cluster);
    const GroupPlacement inside = placeRanks(std::min(cluster.gpusPerNode, cluster.gpus()), 1, cluster);
    const bool pcie = inside.leavesDomain() || !(cluster.gpu.scaleUpBandwidth.value() > 0);
    const double hop = (pcie ? nccl::kRingPcie : nccl::kRingNvlink)[nccl::kSimple];
    LinkSpeeds speeds;
    speeds.inside = {Seconds(hop * kMicrosecond), model.insideBandwidth(inside)};
    // Simple flushes after a message, which takes the network's latency once more (nccl_model.cpp).
    speeds.across.latency = Seconds(nccl::kRingNetwork[nccl::kSimple] * kMicrosecond) + cluster.network.hopLatency * 2;
    const GroupPlacement apart = oneRankANode(cluster);
    if (apart.nicBandwidthShare > BytesPerSecond())
        speeds.across.bandwidth = ringBandwidth(model, apart);
    return speeds;
}

std::vector<Bytes> linkBytes(const CollectiveSteps& played, Bytes size, std::size_t first, std::size_t end)
{
    std::vector<Bytes> links(static_cast<std::size_t>(played.ranks * played.ranks));
    const Bytes chunk = played.chunkBytes(size);
    for (std::size_t step = first; step < std::min(end, played.steps.size()); ++step) {
        for (const ChunkMove& move : played.steps[step].moves)
            links[static_cast<std::size_t>(move.from * played.ranks + move.to)] += chunk;
    }
    return links;
}

PlayedTime playedTime(const CollectiveSteps& played, Bytes size, int ranksPerNode, const LinkSpeeds& speeds)
{
    PlayedTime time;
    for (std::size_t step = 0; step < played.steps.size(); ++step) {
        const std::vector<Bytes> links = linkBytes(played, size, step, step + 1);
        const SlowestMessage slowest = slowestOf(links, played.steps[step], played.ranks, ranksPerNode, speeds);
        time.steps.push_back(slowest.time);
        time.total += slowest.time;
        (slowest.crosses ? time.pathAcross : time.pathInside) += slowest.bytes;
        time.stepsAcross += slowest.crosses ? 1 : 0;
    }
    return time;
}

Bytes bytesAcross(const CollectiveSteps& played, Bytes size, int ranksPerNode)
{
    const std::vector<Bytes> links = linkBytes(played, size, 0, played.steps.size());
    Bytes across;
    for (int from = 0; from < played.ranks; ++from) {
        for (int to = 0; to < played.ranks; ++to) {
            if (crossesNodes(from, to, ranksPerNode))
                across += links[static_cast<std::size_t>(from * played.ranks + to)];
        }
    }
    return across;
}

}  // namespace shardscope
