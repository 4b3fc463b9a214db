// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/term.h"
#include "core/base/units.h"
#include "core/scenario/choices.h"

namespace shardscope {

enum class OperatorKind { Norm, MatrixMultiply, Attention, Elementwise, Residual, Router, Permute, Embedding, CrossEntropy };

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

/// A multiply of (m × k) by (k × n), `count` times. The backward pass has two of the same size.
struct MatrixShape {
    double m = 0;
    double n = 0;
    double k = 0;
    double count = 1;

    [[nodiscard]] Flop flop() const { return Flop(2 * m * n * k * count); }
};

/// The recompute modes in which something is held, a bit for each.
using KeptModes = unsigned;
[[nodiscard]] constexpr KeptModes keptModes(std::initializer_list<Recompute> modes)
{
    KeptModes bits = 0;
    for (const Recompute mode : modes)
        bits |= 1U << static_cast<unsigned>(mode);
    return bits;
}
inline constexpr KeptModes kUnlessPerOperator = keptModes({Recompute::None, Recompute::Selective});
/// The attention core: by neither `selective` (Korthikanti et al. 2022, section 5) nor full recompute.
inline constexpr KeptModes kUnlessSelective = keptModes({Recompute::None, Recompute::PerOperator});
inline constexpr KeptModes kUnlessFull = kUnlessPerOperator | kUnlessSelective;
/// The layer's input.
inline constexpr KeptModes kAlways = kUnlessFull | keptModes({Recompute::Full});

/// One operator as one rank runs it, for one micro-batch. Bytes and FLOP are this rank's.
struct Operator {
    std::string_view name;
    OperatorKind kind = OperatorKind::Elementwise;
    MatrixShape shape;                ///< of a matrix multiply; m is 0 otherwise
    Flop forward;
    Flop backward;
    Bytes movedForward;               ///< to and from the GPU's memory
    Bytes movedBackward;
    std::array<Bytes, 4> kept{};      ///< held from forward to backward, indexed by Recompute
    CollectiveList forwardCollectives;
    CollectiveList backwardCollectives;

    [[nodiscard]] Bytes keptIn(Recompute mode) const { return kept[static_cast<std::size_t>(mode)]; }
    /// Adds to what is held in these modes.
    void keep(KeptModes modes, Term bytes);
    /// Of each term that was kept, where somebody listens.
    struct KeptTerm {
        KeptModes modes = kAlways;
        const Record* record = nullptr;
    };
    std::vector<KeptTerm> keptTerms;
};

using OperatorList = std::vector<Operator>;

/// Held from forward to backward by all of them.
[[nodiscard]] Bytes keptBytes(const OperatorList& operators, Recompute mode);
[[nodiscard]] Term keptBytes(std::string_view id, const OperatorList& operators, Recompute mode, const Terms& terms);

}  // namespace shardscope
