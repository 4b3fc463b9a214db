// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "device.cuh"

// Memory bandwidth. Every kernel walks its array in steps of the whole grid, so that its blocks stay resident.

extern "C" __global__ void memory_copy(uint4* __restrict__ to, const uint4* __restrict__ from, unsigned long long vectors)
{
    const unsigned long long step = gridThreads();
    unsigned long long i = gridIndex();
    for (; i + 3 * step < vectors; i += 4 * step) {  // four loads on their way at a time
        const uint4 v0 = from[i];
        const uint4 v1 = from[i + step];
        const uint4 v2 = from[i + 2 * step];
        const uint4 v3 = from[i + 3 * step];
        to[i] = v0;
        to[i + step] = v1;
        to[i + 2 * step] = v2;
        to[i + 3 * step] = v3;
    }
    for (; i < vectors; i += step)
        to[i] = from[i];
}

/// a = b + s · c, as STREAM has it.
extern "C" __global__ void memory_triad(float4* __restrict__ a, const float4* __restrict__ b, const float4* __restrict__ c, float s,
                                        unsigned long long vectors)
{
    for (unsigned long long i = gridIndex(); i < vectors; i += gridThreads()) {
        const float4 x = b[i];
        const float4 y = c[i];
        a[i] = make_float4(x.x + s * y.x, x.y + s * y.y, x.z + s * y.z, x.w + s * y.w);
    }
}

/// One word a thread, adjacent for neighbours.
extern "C" __global__ void memory_copy_words(unsigned* __restrict__ to, const unsigned* __restrict__ from, unsigned long long words)
{
    for (unsigned long long i = gridIndex(); i < words; i += gridThreads())
        to[i] = from[i];
}

/// The same words, neighbours `stride` apart, so that of every 32 bytes that the memory sends one word is used. The grid is `stride` high; `words`
/// is a multiple of `stride`.
extern "C" __global__ void memory_copy_strided(unsigned* __restrict__ to, const unsigned* __restrict__ from, unsigned long long words,
                                               unsigned long long stride)
{
    const unsigned long long rows = words / stride;
    for (unsigned long long i = gridIndex(); i < rows; i += gridThreads())
        to[i * stride + blockIdx.y] = from[i * stride + blockIdx.y];
}

/// Drives everything else out of the L2 cache, by reading: lines that were written would have to go back to memory while the next kernel is timed.
extern "C" __global__ void memory_flush(uint4* __restrict__ buffer, unsigned long long vectors)
{
    unsigned seen = 0;
    for (unsigned long long i = gridIndex(); i < vectors; i += gridThreads()) {
        const uint4 v = buffer[i];
        seen |= v.x & v.y & v.z & v.w;
    }
    if (seen == 0x5bd1e995u)  // hardly ever, but the compiler can't know: else it would leave the reads out
        buffer[gridIndex()].x = seen;
}
