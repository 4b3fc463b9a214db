// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "core/base/choices.h"
#include "core/base/communication.h"
#include "core/base/matrix_shape.h"
#include "core/base/term.h"
#include "core/layer/ring_blocks.h"
#include "core/model/operator_traits.h"

namespace shardscope {

/// The recompute modes in which a tensor is kept, a bit for each.
using KeptModes = unsigned;
[[nodiscard]] constexpr KeptModes keptModes(std::initializer_list<Recompute> modes)
{
    KeptModes bits = 0;
    for (const Recompute mode : modes)
        bits |= 1U << static_cast<unsigned>(mode);
    return bits;
}
inline constexpr KeptModes kUnlessPerOperator = keptModes({Recompute::None, Recompute::Selective});
/// The attention core is kept by neither `selective` (Korthikanti et al. 2022, section 5) nor full recompute.
inline constexpr KeptModes kUnlessSelective = keptModes({Recompute::None, Recompute::PerOperator});
inline constexpr KeptModes kUnlessFull = kUnlessPerOperator | kUnlessSelective;
/// The layer's input is always kept.
inline constexpr KeptModes kAlways = kUnlessFull | keptModes({Recompute::Full});

/// One operator as one rank runs it, for one micro-batch. Bytes and FLOP are this rank's.
struct Operator {
    explicit Operator(OperatorId operatorId) : id(operatorId) {}

    OperatorId id;
    MatrixShape shape;  ///< input m × k and output m × n, also for operators that do not multiply
    Flop forward;
    Flop backward;
    bool isDetached = false;  ///< no gradient goes to its input
    bool isFixed = false;     ///< nor to its weights: it has no backward pass
    bool isFrozen = false;    ///< a gradient goes to its input, none to its weights
    bool isAdapted = false;   ///< an adapter adds to its result
    Bytes decoded;            ///< read and written in each pass to decode its weights, which are stored in fewer bits
    bool in16Bits = false;    ///< multiplies in 16 bits where the training has 8 or fewer
    double executed = 1;      ///< FLOP that the kernel of a recurrence executes for each one that is counted
    Bytes movedForward;       ///< to and from the GPU's memory
    Bytes movedBackward;
    double exponentials = 0;                  ///< of fused attention, in each direction: one a score
    Bytes scores;                             ///< of unfused attention: one copy; the multiplies move two copies forward, four backward
    RingBlocks blocks;                        ///< of fused attention
    EnumArray<Recompute, Bytes> kept{};       ///< kept from forward to backward
    EnumArray<Recompute, Bytes> offloaded{};  ///< of `kept`: the inputs of the modules that the plan offloads
    Bytes gradients;                          ///< of its inputs and outputs, which its backward holds together
    Bytes normInput;                          ///< of a norm: the part that is not its result
    bool offloadsNormInput = false;
    bool repeatedInTiles = false;      ///< its backward computes it once more, whether its layer is recomputed or not
    bool repeatedBySelective = false;  ///< `selective` recompute runs its forward again
    CollectiveList forwardCollectives;
    CollectiveList backwardCollectives;

    [[nodiscard]] const OperatorTraits& traits() const { return traitsOf(id); }
    [[nodiscard]] OperatorKind kind() const { return traits().kind; }
    [[nodiscard]] bool isMultiply() const { return traits().isMultiply(); }
    /// Returns whether the collective delivers the operator's input; else it sends the output. Dispatch precedes the experts and combine
    /// follows them; gradients go the other way.
    [[nodiscard]] bool bringsInput(const Collective& collective, bool isBackward) const;

    [[nodiscard]] Bytes keptIn(Recompute mode) const { return kept[static_cast<std::size_t>(mode)]; }
    [[nodiscard]] Bytes offloadedIn(Recompute mode) const { return offloaded[static_cast<std::size_t>(mode)]; }
    /// Adds bytes that are kept in these modes; in some of them a module that is offloaded sends them to the host (`OffloadedInputs`).
    void keep(KeptModes modes, Term bytes, KeptModes offloadedModes = 0);
    /// States the gradients that its backward holds together.
    void holdGradients(Term bytes);
    /// The term by which a number of the operator was computed, if a recorder listens.
    struct Note {
        std::string_view of;
        const Record* record = nullptr;
    };
    std::vector<Note> notes;
    Term note(std::string_view of, Term term);
    /// Returns the number as it was recorded, else as an input.
    [[nodiscard]] Term noted(std::string_view of, double value, const Terms& terms) const;
    /// Each term of the kept bytes, if a recorder listens.
    struct KeptTerm {
        KeptModes modes = kAlways;
        KeptModes offloadedModes = 0;
        const Record* record = nullptr;
    };
    std::vector<KeptTerm> keptTerms;
};

using OperatorList = std::vector<Operator>;

/// Returns the bytes that all operators keep from forward to backward.
[[nodiscard]] Bytes keptBytes(const OperatorList& operators, Recompute mode);
[[nodiscard]] Term keptBytes(std::string_view id, const OperatorList& operators, Recompute mode, const Terms& terms);
/// Returns the sum of the recorded terms that are kept, or offloaded, in a mode. Precondition: a recorder listens.
[[nodiscard]] Term keptTerms(std::string_view id, const OperatorList& operators, Recompute mode, KeptModes Operator::KeptTerm::*modes,
                             const Terms& terms);

}  // namespace shardscope
