// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "core/collective/collective_kinds.h"
#include "core/collective/torus.h"

namespace shardscope {

struct Cluster;
struct GroupPlacement;

/// One way to run a collective, with NCCL's prediction.
struct NcclWay {
    CollectiveAlgorithm algorithm = CollectiveAlgorithm::None;
    CollectiveProtocol protocol = CollectiveProtocol::None;
    Seconds latency;           ///< whatever the size
    BytesPerSecond bandwidth;  ///< bytes (as nccl-tests counts them) over the rest of the time
    Seconds seconds;           ///< latency + bytes / bandwidth
};

/// All ways to run one collective, without an allocation.
class NcclWays {
public:
    void add(const NcclWay& way) { m_items[m_size++] = way; }
    [[nodiscard]] std::span<const NcclWay> items() const { return {m_items.data(), m_size}; }
    /// Returns the fastest way, or null without any.
    [[nodiscard]] const NcclWay* fastest() const;

private:
    std::array<NcclWay, 8> m_items{};
    std::size_t m_size = 0;
};

/// The year of the software where a scenario does not state one.
inline constexpr int kUsualYear = 2025;

/// NCCL's own expectation, by which it chooses algorithm and protocol: src/graph/tuning.cc of NCCL 2.30.7, in which the
/// constants were measured by NVIDIA. Rules in nccl_model.cpp replace its search of the machine.
class NcclModel {
public:
    /// `year` is that of the software, which decides the algorithms that NCCL has and runs by default.
    explicit NcclModel(const Cluster& cluster, int year = kUsualYear);

    /// Returns the ways to run an all-reduce, all-gather or reduce-scatter. None for the other kinds, which NCCL does not model, and across
    /// a missing network.
    [[nodiscard]] NcclWays ways(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const;

    /// Returns the bandwidth of a ring of `placement.ranksPerIsland` GPUs inside an island.
    [[nodiscard]] BytesPerSecond insideBandwidth(const GroupPlacement& placement) const;
    /// Returns the bandwidth from one GPU to the next of its island: all of its links where a switch joins them, one link of a torus or of a
    /// full mesh.
    [[nodiscard]] BytesPerSecond neighbourBandwidth(const GroupPlacement& placement) const;
    /// Returns the bandwidth of one GPU to all others of the group in its island.
    [[nodiscard]] BytesPerSecond exchangeBandwidth(const GroupPlacement& placement) const;

private:
    [[nodiscard]] bool isInTorus(const GroupPlacement& placement) const;
    [[nodiscard]] TorusSpan spanOf(const GroupPlacement& placement) const;

    Torus m_torus;
    std::size_t m_generation = 0;  ///< row of NCCL's tables
    bool m_hasSwitch = false;      ///< NVLink SHARP
    bool m_hasPat = true;
    bool m_fullMesh = false;  ///< every pair of GPUs is linked, as with xGMI
    int m_meshSize = 1;
    double m_scaleUp = 0;  ///< B/s of a ring
    double m_pcie = 0;     ///< B/s of a ring that leaves the scale-up domain
    double m_hop = 0;      ///< seconds
};

}  // namespace shardscope
