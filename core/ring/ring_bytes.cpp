// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ring/ring_bytes.h"

namespace shardscope {
namespace {

constexpr double kFp32Bytes = 4;

ContextBytes ringBytes(ContextBytes bytes, double ranks)
{
    bytes.forward = bytes.block * (ranks - 1);
    bytes.backwardFp32 = bytes.block * (ranks - 1) + bytes.gradient * ranks;
    bytes.backwardBf16 = bytes.block * (2 * (ranks - 1));
    bytes.buffer = bytes.block * 2;
    return bytes;
}

ContextBytes gatherBytes(ContextBytes bytes, double ranks)
{
    bytes.forward = bytes.block * (ranks - 1);
    bytes.backwardFp32 = bytes.backwardBf16 = bytes.block * (2 * (ranks - 1));
    bytes.buffer = bytes.block * ranks;
    return bytes;
}

/// Adds four all-to-alls, of queries, keys, values and the output: of `ranks` ranks each keeps 1/ranks.
ContextBytes withExchange(ContextBytes bytes, double ranks, const ContextTensors& tensors)
{
    const double width = tensors.query + tensors.key + tensors.value + tensors.output;
    bytes.exchange = Bytes(tensors.elementBytes * tensors.tokens * width * (ranks - 1) / ranks);
    bytes.forward += bytes.exchange;
    bytes.backwardFp32 += bytes.exchange;
    bytes.backwardBf16 += bytes.exchange;
    return bytes;
}

}  // namespace

ContextTensors contextTensors(double sequence, double ranks, double heads, double kvHeads, double headDim, double elementBytes)
{
    const double queries = heads * headDim;
    const double keys = kvHeads * headDim;
    return {sequence / ranks, queries, keys, keys, queries, elementBytes};
}

ContextBytes contextBytes(ContextLayout layout, double ranks, const ContextTensors& tensors, double inner)
{
    ContextBytes bytes;
    const double elements = tensors.tokens * (tensors.key + tensors.value);
    bytes.block = Bytes(tensors.elementBytes * elements);
    bytes.gradient = Bytes(kFp32Bytes * elements);
    bytes.buffer = bytes.block;
    if (ranks <= 1)
        return bytes;
    if (gathers(layout))
        return gatherBytes(bytes, ranks);
    const ContextLevels<double> levels = contextLevels(layout, ranks, inner);
    if (levels.ring > 1)
        bytes = ringBytes(bytes, levels.ring);
    return levels.heads > 1 ? withExchange(bytes, levels.heads, tensors) : bytes;
}

}  // namespace shardscope
