// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/operator_cost.h"

#include "core/site/device_rates.h"

#include <algorithm>
#include <optional>

namespace shardscope {
namespace {

/// Transformer Engine makes no transposed copy of what multiplies a frozen weight (pytorch/module/linear.py, `columnwise=backward_needs_input`).
constexpr double kCastWithoutTranspose = 3.0 / 4;

/// One of the two casts of an 8-bit multiply: of `rows` × `columns` elements for each of `count` multiplies.
Term castSeconds(const Operator& op, Term rows, Term columns, Term count, const DeviceRates& rates, const Terms& terms)
{
    const Term elements = terms.product("cast-elements", rows, columns, count);
    const Term each = terms("fp8.cast", rates.castBytes);
    const Term bytes = op.isFrozen || op.isFixed
                           ? terms.product("cast-bytes", each, elements, terms("cast-without-transpose", kCastWithoutTranspose))
                           : terms.product("cast-bytes", each, elements);
    return terms.quotient("cast-seconds", bytes, terms("memory-rate", rates.memory));
}

/// No kernel has longer gaps around it than one that takes so long: gaps come from launches and the ends of kernels, which attention over a
/// million tokens, a kernel of minutes, has no more of than one of a twentieth of a second. Assumed: no table says it.
constexpr double kLongestWithGaps = 0.05;  ///< seconds

/// The kernel with the gaps around it, which the software stack makes a share of its time.
Term withGaps(std::string_view id, const Operator& op, Term kernel, const DeviceRates& rates, const Terms& terms)
{
    const Terms own = terms.about(nameOf(op.id));
    const Term layer = terms("layer-factor", rates.layer);
    if (kernel.value <= kLongestWithGaps)
        return own.product(id, layer, kernel);
    const Term share = terms.difference("gap-share", layer, terms("one", 1));
    const Term gaps = terms.product("gaps-of-longest", share, terms("longest-with-gaps", kLongestWithGaps));
    return own.sum(id, kernel, gaps);
}

/// The kernel computes the last tile whole; what is narrower than one has a tile of its own width.
Term inTiles(Term size, double tile, const Terms& terms)
{
    if (tile == 0 || size.value <= tile)
        return size;
    return terms.roundedUp("padded-to-tiles", size, terms("width-of-a-tile", tile));
}

/// The multiply, and what adding its result to the gradients of earlier micro-batches moves.
Term weightGradient(const Operator& op, Term kernel, const DeviceRates& rates, const Terms& terms)
{
    if (rates.gradientSumBytes == 0)
        return withGaps("operator-weight-gradient", op, kernel, rates, terms);
    const Term multiply = withGaps("operator-multiply", op, kernel, rates, terms);
    const Term weights = terms.product("weights-of-the-multiply", op.noted("multiply-columns", op.shape.n, terms),
                                       op.noted("multiply-depth", op.shape.k, terms), terms("multiply-count", op.shape.count));
    const Term bytes = terms.product("gradient-sum-moved", terms("gradient-sum-bytes", rates.gradientSumBytes), weights);
    const Term sum = terms.quotient("gradient-sum-seconds", bytes, terms("memory-rate", rates.memory));
    return terms.about(nameOf(op.id)).sum("operator-weight-gradient", multiply, sum);
}

OperatorCost multiplyCost(const Operator& op, const DeviceRates& rates, const Terms& terms)
{
    const MatrixShape& shape = op.shape;
    const bool eightBit = runsInEightBit(op, rates);
    const bool grouped = shape.count > 1;
    const Term m = op.noted("multiply-rows", shape.m, terms);
    const double tile = grouped ? rates.groupedTile : 0;
    const Term n = inTiles(op.noted("multiply-columns", shape.n, terms), tile, terms);
    const Term k = inTiles(op.noted("multiply-depth", shape.k, terms), tile, terms);
    const Term count = terms("multiply-count", shape.count);
    Term rate = eightBit ? terms("multiply-rate", rates.multiply) : terms("multiply-rate-16", rates.multiply16);
    Term rows = m;
    if (grouped) {
        rate = terms.product("multiply-rate-grouped", rate, terms("multiply.grouped", rates.groupedMultiply));
        rows = terms.sum("padded-rows", m, terms("multiply.grouped-rows", rates.groupedRows));
    }
    const Term compute =
        terms.quotient("multiply-compute-seconds", terms.product("multiply-flop", terms("two-flop", 2), rows, n, k, count), rate);
    const Term memory = terms.quotient("multiply-memory-seconds", op.noted("bytes-moved", op.movedForward.value(), terms),
                                       terms("multiply-memory-rate", rates.multiplyMemory));
    const Term start = terms("multiply.start", rates.multiplyStart);
    const Term steady = terms.maximum("multiply-steady", compute, memory);
    const Term kernel = terms.sum("multiply-kernel", start, steady);
    const Term weightGrad = weightGradient(op, kernel, rates, terms);
    Term forward = withGaps("operator-forward", op, kernel, rates, terms);
    Term inputGrad = withGaps("operator-input-gradient", op, kernel, rates, terms);
    if (eightBit) {
        const Terms own = terms.about(nameOf(op.id));
        const Term one = withGaps("operator-multiply", op, kernel, rates, terms);
        forward = own.sum("operator-forward", one, castSeconds(op, m, k, count, rates, terms));
        inputGrad = own.sum("operator-input-gradient", one, castSeconds(op, m, n, count, rates, terms));
    }
    if (op.decoded > Bytes()) {
        const Terms own = terms.about(nameOf(op.id));
        const Term decoding =
            terms.quotient("decode-seconds", op.noted("decoded-bytes", op.decoded.value(), terms), terms("memory-rate", rates.memory));
        forward = own.sum("operator-forward", own.named("operator-multiply", forward), decoding);
        inputGrad = own.sum("operator-input-gradient", own.named("operator-multiply", inputGrad), decoding);
    }
    const Term none = terms("no-input-gradient", 0);
    if (op.isDetached)
        inputGrad = none;
    const Bound bound = steady.value < start.value ? Bound::Launch : compute.value >= memory.value ? Bound::Compute : Bound::Memory;
    return {Seconds(forward.value), Seconds(inputGrad.value), Seconds(op.isFixed || op.isFrozen ? none.value : weightGrad.value), bound};
}

/// A kernel that keeps its scores on the chip: the longest of multiplying, of the softmax's exponentials and of moving `bytes`. The
/// backward takes the exponentials again, and its multiplies hide what it moves.
Term fusedAttention(const Operator& op, Term compute, std::optional<Term> bytes, const DeviceRates& rates, const Terms& terms)
{
    Term longest = compute;
    if (bytes)
        longest = terms.maximum("attention-kernel", longest,
                                terms.quotient("attention-memory-seconds", *bytes, terms("memory-rate", rates.memory)));
    if (!(rates.exponentials > 0))
        return longest;
    const Term exponentials = op.noted("attention-exponentials", op.exponentials, terms);
    return terms.maximum("attention-kernel", longest,
                         terms.quotient("attention-exponential-seconds", exponentials, terms("exponential-rate", rates.exponentials)));
}

/// Multiplies that write or read the scores `copies` times, and between them kernels that compute next to nothing.
Term unfusedAttention(const Operator& op, double copies, Term compute, Term bytes, const DeviceRates& rates, const Terms& terms)
{
    const Term memory = terms("memory-rate", rates.memory);
    const Term once = op.noted("score-bytes-once", op.scores.value(), terms);
    const Term own = terms.product("scores-of-the-multiplies", terms("copies-of-the-scores", copies), once);
    const Term multiplies = terms.maximum("attention-multiplies", compute, terms.quotient("attention-memory-seconds", own, memory));
    const Term rest = terms.difference("scores-between", bytes, own);
    const Term moved = terms.product("attention-scores-moved", rest, terms("attention.scores", rates.attentionScores));
    return terms.sum("attention-kernel", multiplies, terms.quotient("attention-unfused-seconds", moved, memory));
}

/// Returns 1 + keys of half the rate / n: the time of a block of n keys against that of the same work in a very long one.
Term slowedByShortness(std::string_view id, Term keys, Term half, const Terms& terms)
{
    return terms.sum(id, terms("one", 1), terms.quotient("keys-of-half-beside-keys", half, keys));
}

/// Returns the time of a ring's blocks against that of one kernel for the whole sequence, whose rate is known. They have fewer keys. Those
/// without a causal mask compute no tiles for nothing, so they reach their rate with a fifth of the keys (half of it with 120 keys against
/// 600: Dao-AILab/flash-attention, pull request 2605, B200). In the limit of long sequences a forward without a mask reaches 370 TFLOP/s
/// and one with it 345 (Shah et al. 2024, arXiv 2407.08608, figure 5, FlashAttention-2 with heads of 128).
Term timeOfBlocks(Term kernel, bool isForward, const Operator& op, const DeviceRates& rates, const Terms& terms)
{
    if (op.blocks.wholeKeys == 0 || rates.attentionHalfKeys == 0)
        return kernel;
    constexpr double kRectanglesHalf = 0.2;
    constexpr double kForwardWithoutMask = 345.0 / 370;
    const Term half = terms("keys-of-half-the-rate", rates.attentionHalfKeys);
    const Term halfOfRectangle = terms.product("keys-of-half-without-mask", half, terms("half-without-mask", kRectanglesHalf));
    const Term keys = op.noted(op.blocks.isOne() ? "causal-keys" : "keys-of-a-block", op.blocks.keys, terms);
    const Term whole = slowedByShortness("time-of-the-sequence", op.noted("causal-keys", op.blocks.wholeKeys, terms), half, terms);
    const Term one = terms("one", 1);
    const Term unmasked = op.noted("unmasked-share", op.blocks.unmasked, terms);
    const Term masked = terms.product("time-of-triangles", terms.difference("share-of-triangles", one, unmasked),
                                      slowedByShortness("time-of-a-triangle", keys, half, terms));
    const Term limit = isForward ? terms("forward-without-mask", kForwardWithoutMask) : one;
    const Term rectangles =
        terms.product("time-of-rectangles", unmasked, slowedByShortness("time-of-a-rectangle", keys, halfOfRectangle, terms), limit);
    const Term factor = terms.quotient("blocks-beside-the-sequence", terms.sum("time-of-blocks", masked, rectangles), whole);
    return terms.product("attention-seconds-of-blocks", kernel, factor);
}

/// The quantities of a pass over a ring's blocks, beside its kernels.
struct RingPass {
    std::string_view merged;
    Bytes mergedBytes;
    double merges = 0;  ///< kernels of one merge
    std::string_view masked;
    double masks = 0;
};

RingPass ringForward(const RingBlocks& blocks)
{
    return {"merged-outputs", blocks.mergedForward, blocks.mergesForward, "masks-forward", blocks.masksForward};
}

RingPass ringBackward(const RingBlocks& blocks)
{
    return {"merged-gradients", blocks.mergedBackward, blocks.mergesBackward, "masks-backward", blocks.masksBackward};
}

/// A ring's kernels start one after the other, and those that merge their results between them. The device idles while the host reads masks.
Term withMerges(Term kernel, const RingPass& pass, const Operator& op, const DeviceRates& rates, const Terms& terms)
{
    const Term start = terms("memory.start", rates.kernelStart);
    if (op.blocks.isOne())
        return terms.sum("kernel-with-start", kernel, start);
    const Term merging =
        terms.quotient("merging-seconds", op.noted(pass.merged, pass.mergedBytes.value(), terms), terms("memory-rate", rates.memory));
    const Term starts =
        terms.product("starts-of-a-ring", start, terms("kernels-of-a-ring", op.blocks.kernels + (op.blocks.kernels - 1) * pass.merges));
    if (pass.masks == 0)
        return terms.sum("kernels-with-merges", kernel, merging, starts);
    const Term masks = terms.product("mask-seconds", op.noted(pass.masked, pass.masks, terms), terms("ring.mask", rates.ringMask));
    return terms.sum("kernels-with-merges", kernel, merging, starts, masks);
}

/// Narrow heads leave part of the chip idle: of a systolic array the rows or columns that they don't fill, else what was measured. Heads of
/// 256 are timed right with the rate of 128 (Gemma 3 on TPU v6e, AI-Hypercomputer tpu-recipes): something else binds them.
Term rateOfHeads(Term rate, double headDim, const DeviceRates& rates, const Terms& terms)
{
    if (rates.matrixUnit > 0) {
        constexpr double kWidestThatGains = 128;
        const Term width = terms.minimum("head-width", terms("head-size", headDim), terms("widest-head-that-gains", kWidestThatGains));
        const Term filled = terms.quotient("filled-matrix-unit", width, terms("matrix-unit", rates.matrixUnit));
        return terms.product("attention-rate-of-heads", rate, terms.minimum("filled-at-most", terms("one", 1), filled));
    }
    return headDim <= 64 ? terms.product("attention-rate-of-heads", rate, terms("attention.head64", rates.attentionHead64)) : rate;
}

OperatorCost attentionCost(const Operator& op, double headDim, const DeviceRates& rates, const Terms& terms)
{
    const bool fused = op.scores == Bytes();
    Term rate = terms("attention-rate", rates.attentionForward);
    if (fused)
        rate = rateOfHeads(rate, headDim, rates, terms);
    const Term flop = op.noted("attention-flop", op.forward.value(), terms);
    const Term backwardFlop = op.noted("attention-flop-backward", op.backward.value(), terms);
    const Term bytes = op.noted("bytes-moved", op.movedForward.value(), terms);
    Term forward = terms.quotient("attention-compute-seconds", flop, rate);
    Term backward = backwardFlop;
    if (fused) {
        forward = fusedAttention(op, timeOfBlocks(forward, true, op, rates, terms), bytes, rates, terms);
        const Term factor = terms("attention.backward", rates.attentionBackward);
        const Term compute = terms.quotient("attention-compute-seconds", backwardFlop, rate, factor);
        backward = fusedAttention(op, timeOfBlocks(compute, false, op, rates, terms), std::nullopt, rates, terms);
    } else {
        forward = unfusedAttention(op, 2, forward, bytes, rates, terms);
        const Term moved = op.noted("bytes-moved", op.movedBackward.value(), terms);
        backward = unfusedAttention(op, 4, terms.quotient("attention-compute-seconds", backwardFlop, rate), moved, rates, terms);
    }
    forward = withMerges(forward, ringForward(op.blocks), op, rates, terms);
    backward = withMerges(backward, ringBackward(op.blocks), op, rates, terms);
    const auto whole = [&](std::string_view id, Term kernel) { return Seconds(withGaps(id, op, kernel, rates, terms).value); };
    OperatorCost cost;
    cost.bound = Bound::Compute;
    cost.forward = whole("operator-forward", forward);
    cost.inputGrad = whole("operator-input-gradient", backward);
    return cost;
}

/// The kernels of a recurrence are short multiplies of one chunk each, which neither the arithmetic nor the memory keeps busy alone: they
/// take the time of both, after a start that is nearly independent of their length (flash-linear-attention, README, GB200; FlashKDA,
/// BENCHMARK_H20.md).
OperatorCost scanCost(const Operator& op, const DeviceRates& rates, const Terms& terms)
{
    const Term start = terms("mixer.start", rates.scanStart);
    const Term rate = terms("multiply-rate-16", rates.multiply16);
    const Term executed = terms("executed-of-counted-flop", op.executed);
    const auto pass = [&](std::string_view id, Term starts, Flop counted, Bytes bytes, double gradients) {
        const Term once = op.noted("scan-flop", counted.value() / gradients, terms);
        const Term flop = terms.product("scan-flop-executed", once, terms("scan-gradients", gradients), executed);
        const Term compute = terms.quotient("scan-compute-seconds", flop, rate);
        const Term memory =
            terms.quotient("memory-seconds", op.noted("bytes-moved", bytes.value(), terms), terms("memory-rate", rates.memory));
        return Seconds(withGaps(id, op, terms.sum("scan-kernels", starts, compute, memory), rates, terms).value);
    };
    OperatorCost cost;
    cost.forward = pass("operator-forward", start, op.forward, op.movedForward, 1);
    const Term starts = terms.product("scan-starts-of-backward", terms("two", 2), start);
    cost.inputGrad = pass("operator-input-gradient", starts, op.backward, op.movedBackward, 2);
    cost.bound =
        op.movedForward / rates.memory + op.forward * op.executed / rates.multiply16 < rates.scanStart ? Bound::Launch : Bound::Memory;
    return cost;
}

/// Products of queries and keys whose sums stay on the chip.
OperatorCost scoresCost(const Operator& op, const DeviceRates& rates, const Terms& terms)
{
    const Term rate = terms("multiply-rate-16", rates.multiply16);
    const Term start = terms("memory.start", rates.kernelStart);
    const auto pass = [&](std::string_view id, std::string_view flopId, Flop flop, Bytes bytes) {
        const Term compute = terms.quotient("scores-compute-seconds", op.noted(flopId, flop.value(), terms), rate);
        const Term memory =
            terms.quotient("memory-seconds", op.noted("bytes-moved", bytes.value(), terms), terms("memory-rate", rates.memory));
        const Term kernel = terms.sum("kernel-with-start", terms.maximum("scores-kernel", compute, memory), start);
        return Seconds(withGaps(id, op, kernel, rates, terms).value);
    };
    OperatorCost cost;
    cost.bound = Bound::Compute;
    cost.forward = pass("operator-forward", "scores-flop", op.forward, op.movedForward);
    if (op.backward > Flop())
        cost.inputGrad = pass("operator-input-gradient", "scores-flop-backward", op.backward, op.movedBackward);
    return cost;
}

/// Counts whole what its implementation moves: no layer of the model, and no fusion of others, stretches it.
OperatorCost lossCost(const Operator& op, const DeviceRates& rates, const Terms& terms)
{
    const auto moved = [&](std::string_view id, Bytes bytes) {
        const Term seconds =
            terms.quotient("memory-seconds", op.noted("bytes-moved", bytes.value(), terms), terms("memory-rate", rates.memory));
        return Seconds(terms.about(nameOf(op.id)).sum(id, terms("memory.start", rates.kernelStart), seconds).value);
    };
    return {moved("operator-forward", op.movedForward), moved("operator-input-gradient", op.movedBackward), Seconds(), Bound::Memory};
}

OperatorCost costOfPasses(const Operator& op, double headDim, const DeviceRates& rates, const Terms& terms)
{
    if (op.isMultiply())
        return multiplyCost(op, rates, terms);
    if (op.kind() == OperatorKind::Attention)
        return attentionCost(op, headDim, rates, terms);
    if (op.kind() == OperatorKind::CrossEntropy)
        return lossCost(op, rates, terms);
    if (op.kind() == OperatorKind::Scan)
        return scanCost(op, rates, terms);
    if (op.kind() == OperatorKind::Scores)
        return scoresCost(op, rates, terms);
    const auto moved = [&](std::string_view id, Bytes bytes) {
        const Term all =
            terms.product("bytes-with-fusion", op.noted("bytes-moved", bytes.value(), terms), terms("fusion-factor", rates.fusion));
        const Term seconds = terms.quotient("memory-seconds", all, terms("memory-rate", rates.memory));
        const Term kernel = terms.sum("kernel-with-start", seconds, terms("memory.start", rates.kernelStart));
        return Seconds(withGaps(id, op, kernel, rates, terms).value);
    };
    OperatorCost cost;
    cost.forward = moved("operator-forward", op.movedForward);
    const bool readsBack = rates.readBack > Seconds();
    if (op.id == OperatorId::Dispatch && (readsBack || rates.metadata > Seconds())) {
        const Term kernel = terms.named("dispatch-kernel", terms("operator-forward", cost.forward));
        const Term start = readsBack ? terms("expert.read-back", rates.readBack) : terms("expert.metadata", rates.metadata);
        cost.forward = Seconds(terms.about(nameOf(op.id)).sum("operator-forward", kernel, start).value);
    }
    cost.inputGrad = moved("operator-input-gradient", op.movedBackward);
    cost.bound = op.movedForward * rates.fusion / rates.memory < rates.kernelStart ? Bound::Launch : Bound::Memory;
    return cost;
}

}  // namespace

bool runsInEightBit(const Operator& op, const DeviceRates& rates)
{
    return rates.castBytes > 0 && op.isMultiply() && !op.in16Bits && !op.traits().is(OperatorRole::SixteenBit);
}

OperatorCost operatorCost(const Operator& op, double headDim, const DeviceRates& rates, const Terms& terms)
{
    OperatorCost cost = costOfPasses(op, headDim, rates, terms);
    if (op.isFixed)
        cost.inputGrad = cost.weightGrad = Seconds();
    return cost;
}

}  // namespace shardscope
