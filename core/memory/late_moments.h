// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"

namespace shardscope {

struct ByteRecipe;
struct LedgerRank;
struct ResolvedPlan;
struct Site;
struct States;

/// Returns whether memory may peak at the end of the backward pass or at the optimizer's step: something comes then that is not there before.
[[nodiscard]] bool mayPeakLate(const Site& site, const ResolvedPlan& plan, const ByteRecipe& recipe);

/// Returns the bytes that come with the optimizer's step and go with it. `largestTensor`: elements of the largest tensor that learns.
[[nodiscard]] Term stepTemporaries(const States& states, const Site& site, const ResolvedPlan& plan, double largestTensor);

/// Returns the bytes of a tied embedding's own gradient, which autograd adds to that of the head when the backward pass ends: the lookup's
/// gradient is dense, a matrix of its own (PyTorch, aten/src/ATen/native/Embedding.cpp, embedding_dense_backward). `matrix`: its elements.
/// Not assumed of programs that are not known.
[[nodiscard]] Term secondOfTied(const States& states, const Site& site, const ResolvedPlan& plan, const LedgerRank& stages, double matrix);

}  // namespace shardscope
