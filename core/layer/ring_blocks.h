// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

namespace shardscope {

struct AttentionShape;
struct Operator;
struct RankShape;
struct Term;
class Terms;

/// The kernels of one attention under context parallelism. In a ring there is one for each block of keys, whose result is merged into that of
/// the blocks before it. Kernels and keys are means over the ranks, as the operator's FLOP are; merged bytes are those of the rank that the
/// others wait for.
struct RingBlocks {
    double kernels = 1;        ///< of one pass; 1: one kernel sees all keys
    double mergesForward = 1;  ///< kernels that merge one result into those before
    double mergesBackward = 1;
    double keys = 0;          ///< of a query in one kernel
    double wholeKeys = 0;     ///< of a query in all of them
    double unmasked = 0;      ///< share of the work in blocks without a causal mask
    Bytes mergedForward;      ///< read and written to merge the outputs
    Bytes mergedBackward;     ///< read and written to merge the gradients of queries, keys and values
    double masksForward = 0;  ///< tensors of which the host chooses a part by a mask, and waits; of the rank that the others wait for
    double masksBackward = 0;

    [[nodiscard]] bool isOne() const { return kernels <= 1; }
};

/// Cuts fused attention into the blocks of the plan's ring. `wholeKeys`: keys of a query on average.
void cutIntoBlocks(Operator& op, Term wholeKeys, const AttentionShape& heads, const RankShape& shape, const Terms& terms);

}  // namespace shardscope
