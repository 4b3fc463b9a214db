// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "core/base/choices.h"
#include "core/base/communication.h"
#include "core/base/matrix_shape.h"
#include "core/model/operator_traits.h"

namespace shardscope {

/// One operator as one rank runs it, for one micro-batch. Bytes and FLOP are this rank's.
struct Operator {
    explicit Operator(OperatorId operatorId) : id(operatorId) {}

    OperatorId id;
    MatrixShape shape;                ///< goes in as m × k and comes out as m × n, whether it multiplies or not
    Flop forward;
    Flop backward;
    Bytes movedForward;               ///< to and from the GPU's memory
    Bytes movedBackward;
    std::array<Bytes, 4> kept{};      ///< held from forward to backward, indexed by Recompute
    Bytes normInput;                  ///< of a norm: what of it is not its result
    bool repeatedBySelective = false; ///< `selective` recompute runs its forward again
    double chunks = 1;                ///< parts that it works through: `kept` holds one of them
    CollectiveList forwardCollectives;
    CollectiveList backwardCollectives;

    [[nodiscard]] const OperatorTraits& traits() const { return traitsOf(id); }
    [[nodiscard]] OperatorKind kind() const { return traits().kind; }
    [[nodiscard]] bool isMultiply() const { return traits().isMultiply(); }
    /// Whether a collective of its brings its input (else it takes its output away). Tokens go out behind the dispatch and
    /// come back before the combine; their gradients go the other way.
    [[nodiscard]] bool bringsInput(const Collective& collective, bool isBackward) const;

    [[nodiscard]] Bytes keptIn(Recompute mode) const { return kept[static_cast<std::size_t>(mode)]; }
    /// Kept in every mode but full recompute.
    void keepUnlessFull(Bytes bytes);
    /// Kept where nothing is recomputed, and by `selective`.
    void keepUnlessPerOperator(Bytes bytes);
    /// The attention core: kept by neither `selective` (Korthikanti et al. 2022, section 5) nor full recompute.
    void keepUnlessSelective(Bytes bytes);
    /// The layer's input: kept in every mode.
    void keepAlways(Bytes bytes);
};

using OperatorList = std::vector<Operator>;

/// Held from forward to backward by all of them.
[[nodiscard]] Bytes keptBytes(const OperatorList& operators, Recompute mode);

}  // namespace shardscope
