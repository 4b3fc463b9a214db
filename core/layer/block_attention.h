// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layer/operator.h"

/// Block-sparse attention (`BlockChoice`): the choice, a kernel for each branch, their gates; private to `core/layer`. Assumed: the kernels
/// are fused and as fast as attention to as many keys, keep no copies of what they gather, and an indexer is trained.
namespace shardscope {

struct Attention;
struct AttentionShape;
struct BlockChoice;
struct RankShape;

/// Returns the columns of the branches' gates on this rank.
[[nodiscard]] Term gateWidth(const BlockChoice& choice, const AttentionShape& heads, const Terms& terms);
/// Adds to the projection what the branches keep of it beside one set of queries, keys and values.
void keepOfBranches(Operator& projection, const BlockChoice& choice, const AttentionShape& heads, const RankShape& shape,
                    const Terms& terms);
/// Appends the operators from the projected and rotated queries, keys and values to the output projection.
void appendBlockAttention(OperatorList& list, const Attention& attention, const AttentionShape& heads, const RankShape& shape,
                          const Terms& terms);

}  // namespace shardscope
