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
    static constexpr std::array<std::pair<CollectiveKind, std::string_view>, 5> names{
        {{CollectiveKind::AllReduce, "all_reduce"},
         {CollectiveKind::AllGather, "all_gather"},
         {CollectiveKind::ReduceScatter, "reduce_scatter"},
         {CollectiveKind::AllToAll, "all_to_all"},
         {CollectiveKind::SendReceive, "send_recv"}}};
};

/// The process group that a collective runs in.
enum class CommunicationGroup { Tensor, Context, Expert, ExpertTensor, Data, ExpertData, Pipeline };

/// One collective of one rank. `bytes` is what nccl-tests calls the size: the total gathered for an all-gather, the total
/// input for a reduce-scatter and an all-to-all, the buffer for an all-reduce, everything sent for send/receive.
struct Collective {
    CollectiveKind kind = CollectiveKind::AllReduce;
    CommunicationGroup group = CommunicationGroup::Tensor;
    Bytes bytes;
};

/// The collectives of one operator in one direction: two at most, without an allocation.
class CollectiveList {
public:
    void add(const Collective& collective) { m_items[m_size++] = collective; }
    [[nodiscard]] std::span<const Collective> items() const { return {m_items.data(), m_size}; }

private:
    std::array<Collective, 2> m_items{};
    std::size_t m_size = 0;
};

}  // namespace shardscope
