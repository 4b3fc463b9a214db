// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layer/operator.h"
#include "core/layer/rank_shape.h"

/// Shared by the files that list operators; private to `core/layer`.
namespace shardscope {

/// Bytes of this rank's tokens between the tensor-parallel parts, one hidden vector each.
[[nodiscard]] Term hiddenVectors(std::string_view id, Term bytes, const RankShape& shape, const Terms& terms);
[[nodiscard]] Term elementBytes(const RankShape& shape, const Terms& terms);
[[nodiscard]] Term multiplyInputBytes(const RankShape& shape, const Terms& terms);

/// A matrix multiply of activations (m × k) by weights (k × n): forward once, backward twice.
[[nodiscard]] Operator matrixMultiply(std::string_view name, MatrixShape shape, double elementBytes);

/// An operator bound by memory: `elements` read and written `forwardPasses` times forward, `backwardPasses` times backward.
[[nodiscard]] Operator memoryBound(std::string_view name, OperatorKind kind, double elements, double forwardPasses, double backwardPasses,
                                   double elementBytes);

/// A normalisation over the hidden width of the sharded tokens: keeps its input and its output.
[[nodiscard]] Operator normOperator(std::string_view name, const RankShape& shape, bool isLayerInput, const Terms& terms);

/// The residual addition (and its dropout).
[[nodiscard]] Operator residualOperator(std::string_view name, const RankShape& shape, const Terms& terms);

/// Column-parallel input: gathers the sequence forward and scatters its gradient backward with sequence parallelism, else
/// reduces the gradient over the tensor-parallel group (Shoeybi et al. 2019, f; Korthikanti et al. 2022, g).
void addColumnParallelCollectives(Operator& op, const RankShape& shape, const Terms& terms);
/// Row-parallel output: the conjugate.
void addRowParallelCollectives(Operator& op, const RankShape& shape);

}  // namespace shardscope
