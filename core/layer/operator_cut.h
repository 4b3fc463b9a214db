// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/operator_traits.h"

namespace shardscope {

struct RankShape;

/// Returns the ranks over which an operator's weights, features or heads are cut, by its row in the table.
[[nodiscard]] double waysOf(OperatorId id, const RankShape& shape);

/// Returns the tokens that this rank's part of the operator processes: all of its context-parallel rank, or fewer where they are cut.
/// Routed experts work on `routedRows` instead.
[[nodiscard]] double tokensOf(OperatorId id, const RankShape& shape);

/// Returns the operator's cut in a plan. There is none on one rank; tokens are cut by sequence parallelism alone; experts that are not cut
/// themselves work on the routed rows of such tokens.
[[nodiscard]] OperatorCut cutIn(OperatorId id, const RankShape& shape);

}  // namespace shardscope
