// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/ring_blocks.h"

#include <optional>

#include "core/layer/attention_shape.h"
#include "core/layer/operator.h"
#include "core/layer/rank_shape.h"
#include "core/ring/block_mask.h"

namespace shardscope {
namespace {

constexpr double kFp32Bytes = 4;

/// Returns the share of the queries that a hop merges results of. The last rank of a zigzag sees whole blocks of earlier ranks alone, and all
/// others wait for it; a contiguous ring has no work in keys of later ranks, and its wait for the last rank is that of its attention.
double touchedShare(ContextLayout layout) { return isContiguous(layout) ? 0.5 : 1; }

/// Returns the parts of equal work into which a rank's own keys are one of them; the rest has no mask. All work of a ring is c²/2 blocks,
/// with c triangles. The last rank of a contiguous all-gather has c - 1 blocks and a triangle, two chunks of a rank 2c - 1 and two.
std::optional<double> partsOfOneTriangle(ContextLayout layout, double ranks)
{
    if (layout == ContextLayout::ContiguousAllGather)
        return 2 * ranks - 1;
    if (layout == ContextLayout::AllGather)
        return 2 * ranks;
    const bool isUnmasked = isRing(layout) && maskOf(layout, 1, 0) != BlockMask::Causal;
    return isUnmasked ? std::optional(ranks) : std::nullopt;
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
    const Term local = terms.quotient("keys-of-a-rank", sequenceOf(shape, terms), ringRanks(shape, terms));
    return isContiguous(shape.contextLayout) ? local : terms.quotient("keys-of-a-half-block", local, terms("two", 2));
}

/// A window or a choice of keys masks every block.
void noteUnmasked(Operator& op, double wholeKeys, double ranks, const RankShape& shape, const Terms& terms)
{
    const bool seesAll = wholeKeys >= shape.sequence / 2;
    const std::optional<double> parts = partsOfOneTriangle(shape.contextLayout, ranks);
    if (!parts || !seesAll)
        return;
    const Term one = terms("one", 1);
    const Term triangles = terms.quotient("share-of-triangles", one, terms("parts-of-one-triangle", *parts));
    op.blocks.unmasked = op.note("unmasked-share", terms.difference("unmasked-share", one, triangles)).value;
}

/// A fused kernel reads and writes the accumulator, and reads the new part.
double fusedElement(double accumulatorBytes, const RankShape& shape) { return 2 * accumulatorBytes + shape.style.elementBytes; }

/// out - sigmoid(new lse - lse) * (out - new) in fp32, one operation after the other: the new part is converted, and two differences and a
/// product are made of tensors as large (ring-flash-attention, utils.py, update_out_and_lse; PyTorch's _SDPAMerger merges likewise). The first
/// rank's stripes miss their first query in every hop: what is merged into the rest is copied back.
double outputElement(const RankShape& shape)
{
    if (!shape.style.eagerRing)
        return fusedElement(kFp32Bytes, shape);
    constexpr double kTensors = 1 + 3 + 2 + 3;
    const double copied = maskOf(shape.contextLayout, 0, 1) == BlockMask::StrictCausal ? 2 : 0;
    return (kTensors + copied) * kFp32Bytes + shape.style.elementBytes;
}

/// The same operations on the outputs and on their log-sum-exp; gradients of queries, keys and values are added.
constexpr double kEagerOutputKernels = 9;
constexpr double kGradientKernels = 3;

/// The first block's result is converted to the accumulator's type, and the last sum back.
Term mergedBytes(std::string_view id, double elementBytes, double accumulatorBytes, Term width, const RankShape& shape, const Terms& terms)
{
    const double element = shape.style.elementBytes;
    const Term converted = terms("converted-element", accumulatorBytes == element ? 0 : 2 * (accumulatorBytes + element));
    const Term merged =
        terms.product("merged-element-of-hops", terms("merged-element", elementBytes), terms("merging-hops", contextLevels(shape).ring - 1),
                      terms("merged-share", touchedShare(shape.contextLayout)));
    return terms.product(id, terms.sum("merged-and-converted", merged, converted), terms("tokens", shape.tokens), width);
}

/// Halves of packed documents lie in many pieces: a zigzag chooses them by masks, which the host turns into places and waits for (PyTorch's
/// index with a mask of the host's memory; ring-flash-attention, zigzag_ring_flash_attn_varlen.py). The last rank takes a half of the keys
/// and values in every hop; backward it also reads and writes that half of their fp32 gradients. Before the hops a half of the queries is
/// taken, backward those of the output and of its gradient, too.
bool masksHalves(const RankShape& shape)
{
    return shape.documents && shape.style.eagerRing && shape.contextLayout == ContextLayout::Zigzag;
}

/// The tensors that one pass chooses by a mask, and the bytes that a hop copies for an element of the keys or values.
struct Masks {
    double ofHop = 0;
    double before = 0;
    double elementBytes = 0;
};

constexpr double kHalfReadAndWritten = 0.5 * 2;

Masks masksForward(const KernelStyle& style) { return {2, 1, kHalfReadAndWritten * style.elementBytes}; }

Masks masksBackward(const KernelStyle& style) { return {6, 3, masksForward(style).elementBytes + 2 * kHalfReadAndWritten * kFp32Bytes}; }

Term hopsOf(const RankShape& shape, const Terms& terms) { return terms("merging-hops", contextLevels(shape).ring - 1); }

double maskCount(Operator& op, std::string_view id, const Masks& masks, const RankShape& shape, const Terms& terms)
{
    const Term ofHops = terms.product("masks-of-hops", terms("masks-of-a-hop", masks.ofHop), hopsOf(shape, terms));
    return op.note(id, terms.sum(id, ofHops, terms("masks-before-hops", masks.before))).value;
}

Term withMasks(std::string_view id, Term merged, const Masks& masks, const AttentionShape& heads, const RankShape& shape,
               const Terms& terms)
{
    if (!masksHalves(shape))
        return merged;
    const Term width = terms.sum("key-and-value-width", terms("key-width", heads.key), terms("value-width", heads.value));
    const Term copied = terms.product("masked-bytes", terms("masked-element", masks.elementBytes), hopsOf(shape, terms),
                                      terms("tokens", shape.tokens), width);
    return terms.sum(id, terms.named("merged-without-masks", merged), copied);
}

}  // namespace

void cutIntoBlocks(Operator& op, Term wholeKeys, const AttentionShape& heads, const RankShape& shape, const Terms& terms)
{
    if (shape.cp <= 1)
        return;
    const double ranks = contextLevels(shape).ring;
    RingBlocks& blocks = op.blocks;
    noteUnmasked(op, wholeKeys.value, gathers(shape.contextLayout) ? shape.cp : ranks, shape, terms);
    blocks.wholeKeys = blocks.keys = op.note("causal-keys", wholeKeys).value;
    if (ranks <= 1)
        return;
    const Term output = terms("output-width", heads.output);
    const Term gradients = terms.sum("merged-gradient-width", terms("query-width", heads.query), terms("key-width", heads.key),
                                     terms("value-width", heads.value));
    const double gradientBytes = shape.style.fp32RingGradients ? kFp32Bytes : shape.style.elementBytes;
    blocks.kernels = kernelsOf(shape.contextLayout, ranks);
    blocks.mergesForward = shape.style.eagerRing ? kEagerOutputKernels : 1;
    blocks.mergesBackward = kGradientKernels;
    blocks.keys = op.note("keys-of-a-block", terms.minimum("keys-of-a-block", wholeKeys, keysOfBlock(shape, terms))).value;
    const Masks forward = masksForward(shape.style);
    const Masks backward = masksBackward(shape.style);
    const auto merged = [&](std::string_view id, double elementBytes, double accumulatorBytes, Term width, const Masks& masks) {
        const Term all = mergedBytes(id, elementBytes, accumulatorBytes, width, shape, terms);
        return Bytes(op.note(id, withMasks(id, all, masks, heads, shape, terms)).value);
    };
    blocks.mergedForward = merged("merged-outputs", outputElement(shape), kFp32Bytes, output, forward);
    blocks.mergedBackward = merged("merged-gradients", fusedElement(gradientBytes, shape), gradientBytes, gradients, backward);
    if (masksHalves(shape)) {
        blocks.masksForward = maskCount(op, "masks-forward", forward, shape, terms);
        blocks.masksBackward = maskCount(op, "masks-backward", backward, shape, terms);
    }
}

}  // namespace shardscope
