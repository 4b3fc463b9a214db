// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/nccl_model.h"

#include <algorithm>
#include <cmath>

#include "core/collective/group_placement.h"
#include "core/collective/nccl_constants.h"
#include "core/hardware/hardware.h"

namespace shardscope {
namespace {

constexpr double kGiga = 1e9;
constexpr double kMicro = 1e-6;
/// A ring's share of what a scale-up link could move: 240 of 300 GB/s on A100, 360 of 450 on H100, 720 of 900 on B200 are
/// NCCL's own (its search grants whole steps of a channel); xGMI measured 313 of 448 (MI300X) and 407 of 536 (MI355X).
constexpr double kNvlinkShare = 0.8, kXgmiShare = 0.7;
/// The same of PCIe: 28 of 63 GB/s measured on eight RTX 5090, each transfer passing a host bridge twice.
constexpr double kPcieShare = 0.45;
/// NCCL's steps of a channel: 45 of an adapter's 50 GB/s, 24 of 25.
constexpr double kFastAdapter = 40e9, kFastAdapterShare = 0.9, kAdapterShare = 0.96;
/// Four ranks measured the ring's 363 GB/s with the switch allowed, five 414 (H200, ML Engineering).
constexpr int kFewestForSwitch = 5;
/// NVLink SHARP came with NCCL 2.17 and its tree across nodes with 2.18.1 (release notes, 2023); parallel aggregated trees with 2.23.4
/// (September 2024, in the frameworks' own builds by 2025). CollNet is left out whatever the year: NCCL_COLLNET_ENABLE is 0 unless
/// it is set, and it needs a plugin and switches that reduce (SHARP); so are NVLS's all-gather and reduce-scatter across nodes, which
/// go through it.
constexpr int kFirstYearOfSwitch = 2023, kFirstYearOfPat = 2025;

/// One collective in one group, in NCCL's terms (microseconds, 1e9 bytes per second).
struct Setting {
    CollectiveKind kind = CollectiveKind::AllReduce;
    double size = 0;
    double ranks = 2;
    double nodes = 1;  ///< islands
    double perNode = 2;
    std::size_t scale = 0;  ///< column of the tables
    std::size_t generation = 0;
    double channels = 8;
    double ring = 0;    ///< bus bandwidth
    double inside = 0;  ///< the same, were there one node
    double hop = 0;
    bool pcie = false;

    [[nodiscard]] bool reduces() const { return kind == CollectiveKind::AllReduce; }
    [[nodiscard]] bool alone() const { return scale == 0; }
    [[nodiscard]] double steps() const { return (reduces() ? 2 : 1) * (ranks - 1); }
    /// Bytes per second by the size of nccl-tests, from those on the link.
    [[nodiscard]] double ofSize() const { return ranks / steps(); }
    [[nodiscard]] double llCap() const { return alone() ? nccl::kLlCap[generation][0] : nccl::kLlCapAcrossIntel[scale]; }
    [[nodiscard]] double across(const nccl::Triple& perHop, std::size_t protocol) const
    {
        return perHop[protocol] + hop * (protocol == nccl::kSimple ? 2 : 1);  // Simple flushes, too
    }
    [[nodiscard]] double levels() const { return std::floor(std::log2(nodes)); }
};

constexpr std::array kProtocols{CollectiveProtocol::Ll, CollectiveProtocol::Ll128, CollectiveProtocol::Simple};

void add(NcclWays& ways, const Setting& set, CollectiveAlgorithm algorithm, std::size_t protocol, double latency, double bandwidth)
{
    if (!(bandwidth > 0))
        return;
    ways.add({algorithm, kProtocols[protocol], Seconds(latency * kMicro), BytesPerSecond(bandwidth * kGiga),
              Seconds(latency * kMicro + set.size / (bandwidth * kGiga))});
}

double ringBandwidth(const Setting& set, std::size_t protocol)
{
    if (protocol == nccl::kLl)
        return std::min(set.llCap(), set.ring * .5);
    if (protocol == nccl::kLl128)
        return std::min(set.ring * .92, set.channels * nccl::kRingLl128Cap[set.generation]);
    return set.ring;
}

double ringLatency(const Setting& set, std::size_t protocol)
{
    const double stepsAcross = set.alone() ? 0 : (set.reduces() ? 2 : 1) * (set.nodes - 1);
    const double post = set.alone() ? 0 : nccl::kNetOverhead * (protocol == nccl::kSimple ? 3 : 1);
    const double inside = std::max((set.pcie ? nccl::kRingPcie : nccl::kRingNvlink)[protocol], post);
    const double across = set.across(set.perNode <= 1 ? nccl::kTreeNetwork : nccl::kRingNetwork, protocol);
    const double latency = nccl::kRingBase[protocol] + (set.steps() - stepsAcross) * inside + stepsAcross * across;
    const bool stalls =
        protocol == nccl::kSimple && !set.alone() && set.reduces() && set.size >= nccl::kPlateauBytes * set.channels * set.ranks;
    if (!stalls)
        return latency;
    return latency * (set.generation == nccl::kVolta ? nccl::kRingPlateauVolta : nccl::kRingPlateau);
}

void addRings(NcclWays& ways, const Setting& set)
{
    for (std::size_t protocol = 0; protocol < kProtocols.size(); ++protocol)
        add(ways, set, CollectiveAlgorithm::Ring, protocol, ringLatency(set, protocol), ringBandwidth(set, protocol) * set.ofSize());
}

double treeBandwidth(const Setting& set, std::size_t protocol)
{
    double bandwidth = std::min(set.ring * .92, set.channels * nccl::kTreeCap[set.generation][set.scale]);
    if (protocol == nccl::kLl)
        bandwidth = std::min(bandwidth / 3.8, set.llCap());
    if (protocol == nccl::kLl128)
        bandwidth =
            std::min(bandwidth * (set.alone() ? 7.0 / 9 : 120.0 / 128), set.channels * nccl::kTreeLl128Cap[set.generation][set.scale]);
    const int power = std::ilogb(std::max(1.0, set.size / 64));
    if (power < static_cast<int>(nccl::kCorrections))
        bandwidth *= nccl::kTreeCorrection[protocol][static_cast<std::size_t>(power)];
    return bandwidth;
}

void addTrees(NcclWays& ways, const Setting& set)
{
    for (std::size_t protocol = 0; protocol < kProtocols.size(); ++protocol) {
        const double inside = (set.pcie ? nccl::kTreePcie : nccl::kTreeNvlink)[protocol];
        const double latency =
            nccl::kTreeBase[protocol] + 2 * ((set.perNode - 1) * inside + set.levels() * set.across(nccl::kTreeNetwork, protocol));
        add(ways, set, CollectiveAlgorithm::Tree, protocol, latency, treeBandwidth(set, protocol) * .5);
    }
}

void addSwitch(NcclWays& ways, const Setting& set)
{
    const std::size_t row = set.generation;
    const double ofNvlink = set.inside / (row == nccl::kHopper ? 360 : 720);  // against the part that NCCL's channels are of
    const double heads = std::min(set.perNode, nccl::kNvlsChannels);
    const double granted = 2 * nccl::kNvlsChannel[row] * nccl::kNvlsEfficiency[row] * (heads - 1) / heads;
    const double channel = std::min(granted, nccl::kNvlsChannelCap[row]) * ofNvlink;
    if (set.alone())
        return add(ways, set, CollectiveAlgorithm::Nvls, nccl::kSimple, nccl::kNvlsNvlink, nccl::kNvlsChannels * channel * set.ofSize());
    const double ofNetwork = set.ring / nccl::kNvlsChannels * (set.scale == 1 ? 2 : 1);
    const double bandwidth = nccl::kNvlsChannels * std::min({channel, ofNetwork, nccl::kNvlsTreeCap[row][set.scale]});
    const double latency = nccl::kNvlsNvlink + 2 * set.levels() * (nccl::kNvlsTreeNetwork + 2 * set.hop);
    add(ways, set, CollectiveAlgorithm::NvlsTree, nccl::kSimple, latency, bandwidth * set.ofSize());
}

/// Parallel aggregated trees: all-gather and reduce-scatter where each rank has a node of its own.
void addPat(NcclWays& ways, const Setting& set)
{
    const double hop = nccl::kPatNetwork + 2 * set.hop;
    const double latency = nccl::kPatBase + set.levels() * hop / nccl::kPatHopsAtOnce + nccl::kPatPerRank * set.ranks;
    add(ways, set, CollectiveAlgorithm::Pat, nccl::kSimple, latency, set.ring * .75);
}

}  // namespace

const NcclWay* NcclWays::fastest() const
{
    const auto found = std::min_element(m_items.begin(), m_items.begin() + static_cast<std::ptrdiff_t>(m_size),
                                        [](const NcclWay& a, const NcclWay& b) { return a.seconds < b.seconds; });
    return m_size == 0 ? nullptr : &*found;
}

NcclModel::NcclModel(const Cluster& cluster, int year)
    : m_torus(cluster), m_generation(static_cast<std::size_t>(*traitsOf(cluster.gpu.generation).nccl)), m_hasPat(year >= kFirstYearOfPat)
{
    const bool xgmi = cluster.gpu.scaleUpKind.starts_with("xGMI");
    m_hasSwitch =
        year >= kFirstYearOfSwitch && m_generation >= nccl::kHopper && cluster.gpu.vendor == "NVIDIA" && cluster.gpu.scaleUpDomain > 4;
    m_fullMesh = xgmi || cluster.gpu.scaleUpKind.ends_with("full mesh");
    m_meshSize = std::max(2, cluster.gpu.scaleUpDomain);
    m_scaleUp = cluster.gpu.scaleUpBandwidth.value() * (xgmi ? kXgmiShare : kNvlinkShare);
    m_pcie = hostLink(cluster.gpu).value() * kPcieShare;
    m_hop = cluster.network.hopLatency.value();
}

BytesPerSecond NcclModel::insideBandwidth(const GroupPlacement& placement) const
{
    if (placement.leavesDomain() || m_scaleUp <= 0)
        return BytesPerSecond(m_pcie);
    if (isInTorus(placement))
        return BytesPerSecond(m_scaleUp * m_torus.gatheringShare(spanOf(placement)));
    if (!m_fullMesh)
        return BytesPerSecond(m_scaleUp);
    const double links = std::clamp(placement.ranksPerDomain - 1, 1, m_meshSize - 1);  // a GPU has one to each other
    return BytesPerSecond(m_scaleUp * links / (m_meshSize - 1));
}

/// A placement that is not of a plan's group (a measured curve's) has no span: its ranks are neighbours.
TorusSpan NcclModel::spanOf(const GroupPlacement& placement) const
{
    return placement.torus.axes() > 0 ? placement.torus : m_torus.spanOf(placement.ranksPerIsland, 1);
}

bool NcclModel::isInTorus(const GroupPlacement& placement) const { return m_torus.isOne() && !placement.leavesDomain(); }

BytesPerSecond NcclModel::neighbourBandwidth(const GroupPlacement& placement) const
{
    if (isInTorus(placement))
        return m_torus.toNeighbour();
    if (m_fullMesh && !placement.leavesDomain())
        return BytesPerSecond(m_scaleUp / (m_meshSize - 1));
    return insideBandwidth(placement);
}

BytesPerSecond NcclModel::exchangeBandwidth(const GroupPlacement& placement) const
{
    if (isInTorus(placement) && placement.ranksPerIsland > 1)
        return m_torus.toAll(spanOf(placement), placement.ranksPerIsland);
    return insideBandwidth(placement);
}

NcclWays NcclModel::ways(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const
{
    NcclWays ways;
    const bool modelled = kind == CollectiveKind::AllReduce || kind == CollectiveKind::AllGather || kind == CollectiveKind::ReduceScatter;
    if (!modelled || placement.ranks <= 1)
        return ways;
    Setting set;
    set.kind = kind;
    set.size = bytes.value();
    set.ranks = placement.ranks;
    set.nodes = std::max(1, placement.islands);
    set.perNode = set.ranks / set.nodes;
    set.scale = static_cast<std::size_t>(std::clamp(placement.islands, 1, 3) - 1);
    set.generation = m_generation;
    set.pcie = placement.leavesDomain() || m_scaleUp <= 0;
    set.inside = insideBandwidth(placement).value() / kGiga;
    set.hop = m_hop / kMicro;
    set.channels = set.pcie ? 2 : m_generation == nccl::kBlackwell ? 8 : 12;
    set.ring = set.inside;
    if (!set.alone()) {
        const double share = placement.nicBandwidthShare.value();
        const double network = share * (share >= kFastAdapter ? kFastAdapterShare : kAdapterShare) * set.perNode;
        set.channels = std::clamp(set.perNode, 2.0, 8.0);
        set.ring = placement.ranksPerIsland > 1 ? std::min(set.inside, network / kGiga) : network / kGiga;
    }
    addRings(ways, set);
    if (set.reduces())
        addTrees(ways, set);
    if (set.reduces() && m_hasSwitch && !set.pcie && placement.ranksPerIsland >= kFewestForSwitch)
        addSwitch(ways, set);
    if (m_hasPat && !set.reduces() && !set.alone() && placement.ranksPerIsland == 1)
        addPat(ways, set);
    return ways;
}

}  // namespace shardscope
