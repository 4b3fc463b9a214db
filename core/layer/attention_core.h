// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layer/operator.h"

/// The kernel of attention, whatever made its queries, keys and values; private to `core/layer`.
namespace shardscope {

struct AttentionShape;
struct RankShape;

/// Returns the operator without its work: queries, keys and values in, the heads' outputs out.
[[nodiscard]] Operator attentionCore(const AttentionShape& heads, const RankShape& shape, OperatorId id = OperatorId::Attention);

/// Sets the FLOP of scores and their product with the values; backward `timesForward` as much.
void attendTo(Operator& op, Term keys, double timesForward, const AttentionShape& heads, const RankShape& shape, const Terms& terms);

/// Returns flash attention of each query to so many keys on average: it computes no masked ones and keeps one fp32 log-sum-exp per query and
/// head (Dao 2023, arXiv 2307.08691). The result may be offloaded (`OffloadedInputs`).
[[nodiscard]] Operator fusedCore(Term keys, const AttentionShape& heads, const RankShape& shape, const Terms& terms,
                                 KeptModes offloadedResult = 0, OperatorId id = OperatorId::Attention);

/// Adds what context parallelism sends for one attention, as core/ring counts and times it.
void addContextCollectives(Operator& op, const AttentionShape& heads, const RankShape& shape, const Terms& terms);

}  // namespace shardscope
