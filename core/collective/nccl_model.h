// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "core/collective/collective_kinds.h"

namespace shardscope {

struct Cluster;
struct GroupPlacement;

/// One way to run a collective, and what NCCL expects of it.
struct NcclWay {
    CollectiveAlgorithm algorithm = CollectiveAlgorithm::None;
    CollectiveProtocol protocol = CollectiveProtocol::None;
    Seconds latency;           ///< whatever the size
    BytesPerSecond bandwidth;  ///< bytes (as nccl-tests counts them) over the rest of the time
    Seconds seconds;           ///< latency + bytes / bandwidth
};

/// All ways of one collective, without an allocation.
class NcclWays {
public:
    void add(const NcclWay& way) { m_items[m_size++] = way; }
    [[nodiscard]] std::span<const NcclWay> items() const { return {m_items.data(), m_size}; }
    /// Null where there is none.
    [[nodiscard]] const NcclWay* fastest() const;

private:
    std::array<NcclWay, 8> m_items{};
    std::size_t m_size = 0;
};

/// Says what is assumed of the software where a scenario does not say.
inline constexpr int kUsualYear = 2025;

/// NCCL's own expectation, by which it chooses algorithm and protocol: src/graph/tuning.cc of NCCL 2.30.7, in which the
/// constants were measured by NVIDIA. What its search of the machine finds is replaced by rules of this header's .cpp.
class NcclModel {
public:
    /// `year`: of the software; each has the algorithms that NCCL had by then and runs unless told otherwise.
    explicit NcclModel(const Cluster& cluster, int year = kUsualYear);

    /// All-reduce, all-gather and reduce-scatter; of the other kinds, which NCCL does not model, none. Across a network
    /// that is not there: none.
    [[nodiscard]] NcclWays ways(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const;

    /// Returns what a ring of `placement.ranksPerIsland` GPUs moves inside an island.
    [[nodiscard]] BytesPerSecond insideBandwidth(const GroupPlacement& placement) const;

private:
    std::size_t m_generation = 0;  ///< row of NCCL's tables
    bool m_hasSwitch = false;      ///< NVLink SHARP
    bool m_hasPat = true;
    bool m_fullMesh = false;  ///< each GPU linked to each other, as xGMI
    int m_meshSize = 1;
    double m_scaleUp = 0;  ///< B/s of a ring
    double m_pcie = 0;     ///< B/s of a ring that leaves the scale-up domain
    double m_hop = 0;      ///< seconds
};

}  // namespace shardscope
