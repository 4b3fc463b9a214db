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

namespace shardscope {

enum class OperatorKind { Norm, MatrixMultiply, Attention, Elementwise, Residual, Router, Permute, Embedding, CrossEntropy };

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
