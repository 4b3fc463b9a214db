// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"
#include "core/memory/rank_parameters.h"

namespace shardscope {

struct ByteRecipe;
struct ResolvedPlan;
struct Training;

/// Returns the bytes of a rank's moments, by matrix where the optimizer treats matrices differently: those of its share if they are sharded.
/// Recorded as "matrix-states".
[[nodiscard]] Term matrixStates(const RankParameters& parameters, const MatrixTable& table, const ByteRecipe& recipe,
                                const Training& training, const ResolvedPlan& plan, const Terms& terms);

}  // namespace shardscope
