// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"
#include "core/base/units.h"
#include "core/collective/group_placement.h"
#include "core/hardware/hardware.h"
#include "core/layer/operator.h"

namespace shardscope {

/// How the ranks pass the data on. `None`: one rank, nothing is sent. `Pairwise`: each rank to each other (all-to-all) or one
/// to another (send/receive).
enum class CollectiveAlgorithm { None, Ring, Tree, Nvls, NvlsTree, Pairwise };
/// NCCL's three ways to tell that data has come: a flag with every 4 bytes, with every 120, or a fence after a block.
enum class CollectiveProtocol { None, Ll, Ll128, Simple };
/// What a time rests on.
enum class CollectiveOrigin { MeasuredCurve, NcclModel, NicRule };

template <>
struct EnumNames<CollectiveAlgorithm> {
    static constexpr std::array<std::pair<CollectiveAlgorithm, std::string_view>, 6> names{
        {{CollectiveAlgorithm::None, "none"},
         {CollectiveAlgorithm::Ring, "ring"},
         {CollectiveAlgorithm::Tree, "tree"},
         {CollectiveAlgorithm::Nvls, "nvls"},
         {CollectiveAlgorithm::NvlsTree, "nvls-tree"},
         {CollectiveAlgorithm::Pairwise, "pairwise"}}};
};

template <>
struct EnumNames<CollectiveProtocol> {
    static constexpr std::array<std::pair<CollectiveProtocol, std::string_view>, 4> names{
        {{CollectiveProtocol::None, "none"},
         {CollectiveProtocol::Ll, "ll"},
         {CollectiveProtocol::Ll128, "ll128"},
         {CollectiveProtocol::Simple, "simple"}}};
};

template <>
struct EnumNames<CollectiveOrigin> {
    static constexpr std::array<std::pair<CollectiveOrigin, std::string_view>, 3> names{
        {{CollectiveOrigin::MeasuredCurve, "measured-curve"},
         {CollectiveOrigin::NcclModel, "nccl-model"},
         {CollectiveOrigin::NicRule, "nic-rule"}}};
};

template <>
struct EnumNames<CollectiveKind> {
    static constexpr std::array<std::pair<CollectiveKind, std::string_view>, 5> names{
        {{CollectiveKind::AllReduce, "all_reduce"},
         {CollectiveKind::AllGather, "all_gather"},
         {CollectiveKind::ReduceScatter, "reduce_scatter"},
         {CollectiveKind::AllToAll, "all_to_all"},
         {CollectiveKind::SendReceive, "send_recv"}}};
};

struct CollectiveTime {
    Seconds seconds;
    CollectiveAlgorithm algorithm = CollectiveAlgorithm::None;
    CollectiveProtocol protocol = CollectiveProtocol::None;
    BytesPerSecond busBandwidth;  ///< as nccl-tests defines it: bytes / seconds · busFactor
    CollectiveOrigin origin = CollectiveOrigin::NcclModel;
};

/// Bus bandwidth over bytes per second (nccl-tests, doc/PERFORMANCE.md): 2(n − 1)/n for an all-reduce, 1 for send/receive,
/// (n − 1)/n for the others.
[[nodiscard]] double busFactor(CollectiveKind kind, int ranks);

/// The time of one collective on one cluster. Immutable, thread-safe and cheap to make. In this order: a curve measured on that hardware,
/// NCCL's own tuning model with the latency of the network, rules of the adapters' bandwidth (all-to-all and send/receive,
/// which NCCL does not model).
class CollectiveModel {
public:
    explicit CollectiveModel(const Cluster& cluster);

    /// `bytes` is what nccl-tests calls size (see Collective). Of one rank: 0 seconds. Bytes of 0 or less: 0 seconds.
    /// Across a network that is not there: infinite.
    [[nodiscard]] CollectiveTime time(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const;

private:
    BytesPerSecond m_inside;  ///< of one GPU to its neighbours
};

}  // namespace shardscope
