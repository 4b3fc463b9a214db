// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/ring_blocks.h"

#include "core/layer/attention_shape.h"
#include "core/layer/operator.h"
#include "core/layer/rank_shape.h"
#include "core/ring/block_mask.h"

namespace shardscope {
namespace {

constexpr double kFp32Bytes = 4;

/// Returns the share of a full block's queries, or of its keys, that the hops of a ring compute with, over all ranks. Half of the hops have
/// keys of an earlier rank, half of a later one: a zigzag leaves out half of the queries of the later ones, a contiguous ring has no work in
/// them at all.
double touchedShare(ContextLayout layout)
{
    const auto touched = [](BlockMask mask) {
        return mask == BlockMask::None ? 0 : mask == BlockMask::SecondHalfQueries || mask == BlockMask::FirstHalfKeys ? 0.5 : 1.0;
    };
    const BlockMask later = maskOf(layout, 0, 1);
    return (1 + touched(later)) / 2;
}

/// Returns the kernels of one rank. A contiguous ring launches none for keys of later ranks.
double kernelsOf(ContextLayout layout, double ranks)
{
    const bool skips = maskOf(layout, 0, 1) == BlockMask::None;
    return 1 + (ranks - 1) * (skips ? 0.5 : 1);
}

/// A query of a full block sees its n keys, one of a zigzag's half block or of a stripe's triangle n/2 on average.
Term keysOfBlock(const RankShape& shape, const Terms& terms)
{
    const Term local = terms.quotient("keys-of-a-rank", terms("/training/sequence_length", shape.sequence), ringRanks(shape, terms));
    return isContiguous(shape.contextLayout) ? local : terms.quotient("keys-of-a-half-block", local, terms("two", 2));
}

/// An accumulator is read and written, the new part is read.
Term mergedBytes(std::string_view id, double accumulatorBytes, Term width, const RankShape& shape, const Terms& terms)
{
    const Term bytes = terms("merged-element", 2 * accumulatorBytes + shape.style.elementBytes);
    const Term hops = terms("merging-hops", contextLevels(shape).ring - 1);
    const Term share = terms("merged-share", touchedShare(shape.contextLayout));
    return terms.product(id, bytes, terms("tokens", shape.tokens), width, hops, share);
}

}  // namespace

void cutIntoBlocks(Operator& op, Term wholeKeys, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    const double ranks = contextLevels(shape).ring;
    if (ranks <= 1)
        return;
    const Term output = terms("output-width", heads.output);
    const Term gradients = terms.sum("merged-gradient-width", terms("query-width", heads.query), terms("key-width", heads.key),
                                     terms("value-width", heads.value));
    const double gradientBytes = shape.style.fp32RingGradients ? kFp32Bytes : shape.style.elementBytes;
    RingBlocks& blocks = op.blocks;
    blocks.kernels = kernelsOf(shape.contextLayout, ranks);
    blocks.wholeKeys = op.note("causal-keys", wholeKeys).value;
    blocks.keys = op.note("keys-of-a-block", terms.minimum("keys-of-a-block", wholeKeys, keysOfBlock(shape, terms))).value;
    blocks.mergedForward = Bytes(op.note("merged-outputs", mergedBytes("merged-outputs", kFp32Bytes, output, shape, terms)).value);
    blocks.mergedBackward =
        Bytes(op.note("merged-gradients", mergedBytes("merged-gradients", gradientBytes, gradients, shape, terms)).value);
}

}  // namespace shardscope
