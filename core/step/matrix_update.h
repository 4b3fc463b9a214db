// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/term.h"
#include "core/optimizer/matrix_share.h"
#include "core/step/placed_collective.h"

namespace shardscope {

struct ByteRecipe;
struct CostInputs;
struct RankParameters;

/// The shares of a rank in the updates of its matrices. Empty where the optimizer computes nothing of whole matrices.
[[nodiscard]] std::vector<MatrixShare> matrixShares(const RankParameters& parameters, const ByteRecipe& recipe, const CostInputs& inputs);

/// Returns the seconds of these updates, multiplies and exchanges one after the other.
[[nodiscard]] Term matrixUpdates(const std::vector<MatrixShare>& shares, const CostInputs& inputs, const Terms& terms = {});

/// Returns the collectives of these updates.
[[nodiscard]] std::vector<PlacedCollective> matrixCollectives(const std::vector<MatrixShare>& shares, const CostInputs& inputs);

}  // namespace shardscope
