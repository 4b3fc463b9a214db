// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "device.cuh"

// Whether a collective moved the right data. Integers, so that a sum over any number of ranks is exact.

/// Returns what rank `rank` contributes at `index`.
__device__ __forceinline__ int contribution(unsigned long long index, int rank)
{
    const unsigned mixed = static_cast<unsigned>(index) * 2654435761u + static_cast<unsigned>(rank) * 40503u;
    return static_cast<int>(mixed >> 12 & 0xffffu);
}

extern "C" __global__ void collective_fill(int* to, unsigned long long count, int rank)
{
    for (unsigned long long i = gridIndex(); i < count; i += gridThreads())
        to[i] = contribution(i, rank);
}

__device__ __forceinline__ int sumOfRanks(unsigned long long index, int ranks)
{
    int sum = 0;
    for (int rank = 0; rank < ranks; ++rank)
        sum += contribution(index, rank);
    return sum;
}

/// Counts the wrong elements that `rank` has received. `share`: the elements of one rank's part. Operation 0 all-reduce, 1 all-gather,
/// 2 reduce-scatter, 3 all-to-all, 4 what the rank before in the ring has sent.
extern "C" __global__ void collective_check(const int* got, unsigned long long count, unsigned long long share, int operation, int rank,
                                            int ranks, unsigned* wrong)
{
    for (unsigned long long i = gridIndex(); i < count; i += gridThreads()) {
        const int from = static_cast<int>(i / share);
        const unsigned long long mine = static_cast<unsigned long long>(rank) * share;
        int expected = 0;
        if (operation == 0)
            expected = sumOfRanks(i, ranks);
        else if (operation == 1)
            expected = contribution(i % share, from);
        else if (operation == 2)
            expected = sumOfRanks(mine + i, ranks);
        else if (operation == 3)
            expected = contribution(mine + i % share, from);
        else
            expected = contribution(i, (rank + ranks - 1) % ranks);
        if (got[i] != expected)
            atomicAdd(wrong, 1u);
    }
}
