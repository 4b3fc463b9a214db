// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layer/operator.h"
#include "core/layer/operator_cut.h"

/// Shared by the files that list operators; private to `core/layer`.
namespace shardscope {

struct RankShape;

/// Returns the bytes of this rank's tokens between the tensor-parallel parts, one hidden vector each.
[[nodiscard]] Term hiddenVectors(std::string_view id, Term bytes, const RankShape& shape, const Terms& terms);
/// Returns the bytes of so many elements of every token of the context-parallel rank.
[[nodiscard]] Term ofTokens(std::string_view id, Term width, const RankShape& shape, const Terms& terms);
[[nodiscard]] Term hiddenWidth(const RankShape& shape, const Terms& terms);
[[nodiscard]] Term elementBytes(const RankShape& shape, const Terms& terms);
[[nodiscard]] Term multiplyInputBytes(const RankShape& shape, const Terms& terms);

/// Sets the bytes that the operator reads and writes.
void move(Operator& op, Term forward, Term backward);

/// Makes a matrix multiply of activations (m × k) by weights (k × n): forward once, backward twice.
[[nodiscard]] Operator matrixMultiply(OperatorId id, Term rows, Term outputs, Term inputs, double count, const RankShape& shape,
                                      const Terms& terms);
/// Makes the operator of this rank's tokens.
[[nodiscard]] Operator matrixMultiply(OperatorId id, Term outputs, Term inputs, const RankShape& shape, const Terms& terms);

/// Sends no gradient to the multiply's input: the backward computes that of the weights alone.
void detach(Operator& op, const Terms& terms);

/// Takes the backward pass from a multiply whose weights do not learn and whose input takes no gradient.
void fix(Operator& op, const Terms& terms);

/// Takes the gradient of its weights from a multiply.
void freeze(Operator& op, const Terms& terms);

/// Takes every backward pass, and all that is kept for it.
void runForwardOnly(OperatorList& list, const Terms& terms);

/// Makes an operator bound by memory: `rows` × `features` read and written `forwardPasses` times forward, `backwardPasses` times backward.
[[nodiscard]] Operator memoryBound(OperatorId id, Term rows, Term features, double forwardPasses, double backwardPasses, Term elementBytes,
                                   const Terms& terms);
/// Makes the operator of this rank's tokens.
[[nodiscard]] Operator memoryBound(OperatorId id, Term features, double forwardPasses, double backwardPasses, const RankShape& shape,
                                   const Terms& terms);

/// Makes a normalisation over the hidden width of the sharded tokens, which keeps its input and its output.
[[nodiscard]] Operator normOperator(OperatorId id, const RankShape& shape, bool isLayerInput, const Terms& terms);

/// Makes the residual addition (and its dropout).
[[nodiscard]] Operator residualOperator(OperatorId id, const RankShape& shape, const Terms& terms);

/// Appends an operator with the collectives that its row in the table names. A column-parallel input: gathers the sequence forward and
/// scatters its gradient backward with sequence parallelism, else reduces the gradient (Shoeybi et al. 2019, f; Korthikanti et al. 2022,
/// g). A row-parallel output: the conjugate. Cut experts gather and scatter the routed rows.
void append(OperatorList& list, Operator op, const RankShape& shape, const Terms& terms);

}  // namespace shardscope
