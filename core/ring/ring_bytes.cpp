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

/// Four all-to-alls, of queries, keys, values and the output: a rank keeps 1/c of each.
ContextBytes exchangeBytes(ContextBytes bytes, double ranks, const ContextTensors& tensors)
{
    const double width = tensors.query + tensors.key + tensors.value + tensors.output;
    bytes.forward = Bytes(tensors.elementBytes * tensors.tokens * width * (ranks - 1) / ranks);
    bytes.backwardFp32 = bytes.backwardBf16 = bytes.forward;
    bytes.buffer = bytes.block;
    return bytes;
}

}  // namespace

ContextTensors contextTensors(double sequence, double ranks, double heads, double kvHeads, double headDim, double elementBytes)
{
    const double queries = heads * headDim;
    const double keys = kvHeads * headDim;
    return {sequence / ranks, queries, keys, keys, queries, elementBytes};
}

ContextBytes contextBytes(ContextLayout layout, double ranks, const ContextTensors& tensors)
{
    ContextBytes bytes;
    const double elements = tensors.tokens * (tensors.key + tensors.value);
    bytes.block = Bytes(tensors.elementBytes * elements);
    bytes.gradient = Bytes(kFp32Bytes * elements);
    bytes.buffer = bytes.block;
    if (ranks <= 1)
        return bytes;
    if (isRing(layout))
        return ringBytes(bytes, ranks);
    return gathers(layout) ? gatherBytes(bytes, ranks) : exchangeBytes(bytes, ranks, tensors);
}

}  // namespace shardscope
