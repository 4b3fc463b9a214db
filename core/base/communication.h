// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"
#include "core/base/units.h"

namespace shardscope {

enum class CollectiveKind { AllReduce, AllGather, ReduceScatter, AllToAll, SendReceive };

template <>
struct EnumNames<CollectiveKind> {
    static constexpr std::array<std::pair<CollectiveKind, std::string_view>, 5> names{{{CollectiveKind::AllReduce, "all_reduce"},
                                                                                       {CollectiveKind::AllGather, "all_gather"},
                                                                                       {CollectiveKind::ReduceScatter, "reduce_scatter"},
                                                                                       {CollectiveKind::AllToAll, "all_to_all"},
                                                                                       {CollectiveKind::SendReceive, "send_recv"}}};
};

/// The axes of the device mesh. Dense groups use tp, cp, dp, pp; expert groups etp (in tp's place), ep, edp (in dp's place), pp.
enum class Axis { Tp, Cp, Ep, Dp, Pp };

template <>
struct EnumNames<Axis> {
    static constexpr std::array<std::pair<Axis, std::string_view>, 5> names{
        {{Axis::Tp, "tp"}, {Axis::Cp, "cp"}, {Axis::Ep, "ep"}, {Axis::Dp, "dp"}, {Axis::Pp, "pp"}}};
};

/// Rank order, fastest-varying axis first.
using RankOrder = std::array<Axis, 5>;
inline constexpr RankOrder kMegatronOrder{Axis::Tp, Axis::Cp, Axis::Ep, Axis::Dp, Axis::Pp};

/// The process group that a collective runs in. `ContextInner` and `ContextOuter` are the levels of Ulysses × ring: neighbours that exchange
/// heads, and ranks at the same place of different inner groups, which pass keys and values on. `WeightShards` and `ExpertWeightShards` are
/// the data-parallel ranks that each hold a part of every matrix of dense weights and of experts.
enum class CommunicationGroup {
    Tensor,
    Context,
    Expert,
    ExpertTensor,
    Data,
    ExpertData,
    Pipeline,
    ContextInner,
    ContextOuter,
    WeightShards,
    ExpertWeightShards
};
inline constexpr std::size_t kCommunicationGroups = 11;

template <>
struct EnumNames<CommunicationGroup> {
    static constexpr std::array<std::pair<CommunicationGroup, std::string_view>, kCommunicationGroups> names{
        {{CommunicationGroup::Tensor, "tp"},
         {CommunicationGroup::Context, "cp"},
         {CommunicationGroup::Expert, "ep"},
         {CommunicationGroup::ExpertTensor, "etp"},
         {CommunicationGroup::Data, "dp"},
         {CommunicationGroup::ExpertData, "edp"},
         {CommunicationGroup::Pipeline, "pp"},
         {CommunicationGroup::ContextInner, "cp-inner"},
         {CommunicationGroup::ContextOuter, "cp-outer"},
         {CommunicationGroup::WeightShards, "gtp"},
         {CommunicationGroup::ExpertWeightShards, "egtp"}}};
};

/// Returns the dimension to which a group's traffic is counted: expert tensor parallelism to tp, expert data parallelism and the shards of
/// weights, whose ranks have different sequences, to dp.
[[nodiscard]] constexpr Axis axisOf(CommunicationGroup group)
{
    constexpr std::array<Axis, kCommunicationGroups> kAxes{Axis::Tp, Axis::Cp, Axis::Ep, Axis::Tp, Axis::Dp, Axis::Dp,
                                                           Axis::Pp, Axis::Cp, Axis::Cp, Axis::Dp, Axis::Dp};
    return kAxes[static_cast<std::size_t>(group)];
}

/// Collectives of one rank, `count` of the same size one after the other. `bytes` is the size as nccl-tests defines it: the total gathered
/// for an all-gather, the total input for a reduce-scatter and an all-to-all, the buffer for an all-reduce, everything sent for
/// send/receive.
struct Collective {
    CollectiveKind kind = CollectiveKind::AllReduce;
    CommunicationGroup group = CommunicationGroup::Tensor;
    Bytes bytes;  ///< of one
    double count = 1;

    [[nodiscard]] Bytes total() const { return bytes * count; }
};

/// The collectives of one operator in one direction: four at most, without an allocation.
class CollectiveList {
public:
    void add(const Collective& collective) { m_items[m_size++] = collective; }
    [[nodiscard]] std::span<const Collective> items() const { return {m_items.data(), m_size}; }

private:
    std::array<Collective, 4> m_items{};
    std::size_t m_size = 0;
};

}  // namespace shardscope
