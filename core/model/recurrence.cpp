// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/recurrence.h"

#include <cstddef>

namespace shardscope {
namespace {

constexpr double kElementBytes = 2;  ///< of a recurrence's inputs: its kernels take 16 bits
constexpr double kChunk = 64;        ///< tokens that flash-linear-attention computes at once

/// FLOP of the delta rule in chunks, for a token and head: products of keys, the inverse that they need, both sides of the state, and
/// the outputs (arXiv 2412.06464, section 3.3).
double chunkedDeltaFlop(double keyDim, double valueDim)
{
    return 2 * kChunk * (3 * keyDim + 2 * valueDim) + 6 * keyDim * valueDim + 2 * kChunk * kChunk;
}

/// Bytes that the seven kernels of a chunked delta rule read and write, for a token and head (flash-linear-attention,
/// fla/ops/gated_delta_rule/chunk.py): keys by keys, their inverse, w and u, the states, the outputs.
double chunkedDeltaBytes(double keyDim, double valueDim)
{
    const double keys = kElementBytes * keyDim;
    const double values = kElementBytes * valueDim;
    const double square = 4 * kChunk;  // fp32
    const double states = kElementBytes * keyDim * valueDim / kChunk;
    const double products = keys + square;
    const double inverse = 2 * square;
    const double wAndU = keys + values + square + keys + values;
    const double passed = 2 * keys + values + values + states;
    const double outputs = 2 * keys + values + states + values;
    return products + inverse + wAndU + passed + outputs;
}

/// The delta rule is affine in the state before a piece of the sequence: S = M·S' + U. Ranks exchange U and M, which one more pass over keys,
/// w and u makes (flash-linear-attention, fla/ops/cp/README.md).
void composeDelta(RecurrenceShape& shape, double heads, double keyDim, double valueDim)
{
    constexpr double kFp32Bytes = 4;
    shape.stateBytes = kFp32Bytes * heads * keyDim * (valueDim + keyDim);
    shape.composedBytes = kElementBytes * heads * (2 * keyDim + valueDim);
}

/// Megatron-Bridge counts 2·[w·(2·qk + v) + 4·H_v·d_v²] (training/utils/flop_utils.py).
RecurrenceShape gatedDelta(const Recurrence& r)
{
    const auto keys = static_cast<double>(r.keys());
    const auto values = static_cast<double>(r.values());
    const auto heads = static_cast<double>(r.heads);
    const auto keyDim = static_cast<double>(r.keyHeadDim);
    const auto valueDim = static_cast<double>(r.headDim);
    RecurrenceShape shape;
    shape.projected = 2 * keys + 2 * values + 2 * heads;
    shape.convolved = 2 * keys + values;
    shape.values = values;
    const double state = 8 * heads * valueDim * valueDim;
    const double convolution = 2 * static_cast<double>(r.convolution) * shape.convolved;
    shape.flop = state + convolution;
    shape.executed = (heads * chunkedDeltaFlop(keyDim, valueDim) + convolution) / shape.flop;
    shape.movedBytes = heads * chunkedDeltaBytes(keyDim, valueDim);
    // Decay, update rate, and the inverse of a chunk's products. Queries and keys are repeated to the heads of the values.
    shape.keptBytes = heads * (8 + kElementBytes * kChunk);
    shape.keptInputs = 2 * heads * keyDim + values;
    shape.sections = 6;  // queries, keys, values, gate, update rate and decay
    shape.mergesSections = true;
    composeDelta(shape, heads, keyDim, valueDim);
    return shape;
}

/// FLOP as Megatron-Bridge counts them: 2·[3·w·p + 4·H·d²]. The decay of each channel is a second factor of every product: the forward
/// moves 2.35 times a gated DeltaNet's bytes (FlashKDA, BENCHMARK_GB200.md and BENCHMARK_H20.md).
RecurrenceShape kimiDelta(const Recurrence& r)
{
    constexpr double kBytesBesideGatedDelta = 2.35;
    const auto width = static_cast<double>(r.values());
    const auto heads = static_cast<double>(r.heads);
    const auto dim = static_cast<double>(r.headDim);
    RecurrenceShape shape;
    shape.projected = 3 * width + heads + (r.lowRankGate ? 0 : width);
    shape.narrow = r.lowRankGate ? 2 * dim : dim;
    shape.widened = r.lowRankGate ? 2 * width : width;
    shape.convolved = 3 * width;
    shape.values = width;
    const double state = 8 * heads * dim * dim;
    const double convolution = 2 * static_cast<double>(r.convolution) * shape.convolved;
    shape.flop = state + convolution;
    shape.executed = (heads * chunkedDeltaFlop(dim, dim) + convolution) / shape.flop;
    shape.movedBytes = kBytesBesideGatedDelta * heads * chunkedDeltaBytes(dim, dim);
    // The decays in fp32, and two squares of each chunk.
    shape.keptBytes = 4 * width + heads * 2 * kElementBytes * kChunk;
    shape.keptInputs = 3 * width;
    composeDelta(shape, heads, dim, dim);
    return shape;
}

/// FLOP as Megatron-LM counts them: 7·d_in·N for the scan. One kernel family convolves and scans (mamba_split_conv1d_scan_combined); it
/// goes three times over its inputs and outputs, and writes and reads the states of chunks.
RecurrenceShape mamba2(const Recurrence& r)
{
    constexpr double kMambaChunk = 128;
    constexpr double kPasses = 3;
    const auto inner = static_cast<double>(r.values());
    const auto inputs = 2 * static_cast<double>(r.keys());  // B and C
    const auto heads = static_cast<double>(r.heads);
    const auto state = static_cast<double>(r.keyHeadDim);
    const auto dim = static_cast<double>(r.headDim);
    RecurrenceShape shape;
    shape.projected = 2 * inner + inputs + heads;
    shape.sections = 5;  // z, x, B, C and dt (Megatron-LM, mamba_context_parallel.py, pre_conv_ssm)
    shape.values = inner;
    shape.flop = 7 * inner * state;
    const double ofGroup = heads > 0 ? static_cast<double>(r.keyHeads) / heads : 0;
    shape.executed = heads * (2 * kMambaChunk * dim + 4 * state * dim + 2 * kMambaChunk * state * ofGroup) / shape.flop;
    shape.movedBytes = kElementBytes * kPasses * (shape.projected + inner) + 2 * 4 * inner * state / kMambaChunk;
    return shape;
}

/// Blocks of 256 tokens attend within themselves, and to the rest through the state. The bytes are those of gated linear attention, 1.75
/// times a gated DeltaNet's (flash-linear-attention, README, benchmarks).
RecurrenceShape lightning(const Recurrence& r)
{
    constexpr double kBlock = 256;
    constexpr double kBytesBesideGatedDelta = 1.75;
    const auto width = static_cast<double>(r.values());
    const auto heads = static_cast<double>(r.heads);
    const auto dim = static_cast<double>(r.headDim);
    RecurrenceShape shape;
    shape.projected = 4 * width;  // queries, keys, values and the output gate
    shape.values = width;
    shape.flop = heads * (2 * kBlock * dim + 4 * dim * dim);
    shape.movedBytes = kBytesBesideGatedDelta * heads * chunkedDeltaBytes(dim, dim);
    return shape;
}

constexpr std::array<RecurrenceTraits, 4> kKinds{{
    {RecurrenceKind::GatedDelta, "gated-delta", "gated DeltaNet", "arXiv 2412.06464", gatedDelta},
    {RecurrenceKind::KimiDelta, "kimi-delta", "Kimi delta attention", "arXiv 2510.26692", kimiDelta},
    {RecurrenceKind::Mamba2, "mamba-2", "Mamba-2", "arXiv 2405.21060", mamba2},
    {RecurrenceKind::Lightning, "lightning", "lightning attention", "arXiv 2501.08313", lightning},
}};

}  // namespace

const RecurrenceTraits& traitsOf(RecurrenceKind kind) { return kKinds[static_cast<std::size_t>(kind)]; }

RecurrenceShape shapeOf(const Recurrence& recurrence) { return traitsOf(recurrence.kind).shape(recurrence); }

}  // namespace shardscope
