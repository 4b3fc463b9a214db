// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device.cuh"

// Attention without the matrix of scores in memory (Dao, FlashAttention-2, 2023): the softmax is kept up to date, block of keys by block of
// keys. q, k, v and o are (batch · heads) × sequence × head in bf16; the sequence is a multiple of 128.

constexpr int kWarp = 32;
constexpr float kLog2E = 1.44269504f;
constexpr float kMasked = -1e30f;  ///< finite, so that no difference of two is undefined

/// `kRows` rows of `kHead` into shared memory, by the threads of the block.
template <int kRows, int kHead, int kThreads>
__device__ __forceinline__ void fetchRows(uint4* tile, const Bf16* rows)
{
    constexpr int kChunks = kHead / 8;
#pragma unroll
    for (int i = threadIdx.x; i < kRows * kChunks; i += kThreads)
        copyAsync(tile + swizzled<kChunks>(i / kChunks, i % kChunks), rows + i * 8, true);
}

/// The fragment of a (16 rows from `row`, 16 columns from 8 · `chunk`) of a row-major tile.
template <int kChunks>
__device__ __forceinline__ void loadA(unsigned (&fragment)[4], const uint4* tile, int row, int chunk, int lane)
{
    loadMatrices(fragment, tile + swizzled<kChunks>(row + lane % 16, chunk + lane / 16));
}

/// Fragments of b for two neighbouring blocks of 8 columns, where the columns are rows of the tile: registers 0 and 1, 2 and 3.
template <int kChunks>
__device__ __forceinline__ void loadB(unsigned (&fragments)[4], const uint4* tile, int row, int chunk, int lane)
{
    loadMatrices(fragments, tile + swizzled<kChunks>(row + lane / 16 * 8 + lane % 8, chunk + lane / 8 % 2));
}

/// The same where the depth runs down the tile's rows and the columns along them.
template <int kChunks>
__device__ __forceinline__ void loadBTransposed(unsigned (&fragments)[4], const uint4* tile, int row, int chunk, int lane)
{
    loadTransposed(fragments, tile + swizzled<kChunks>(row + lane % 16, chunk + lane / 16));
}

/// The fragment of a for 16 columns of sums: a sum's place in its fragment is an operand's.
__device__ __forceinline__ void packSums(unsigned (&fragment)[4], const float (&left)[4], const float (&right)[4])
{
    fragment[0] = packBf16(left[0], left[1]);
    fragment[1] = packBf16(left[2], left[3]);
    fragment[2] = packBf16(right[0], right[1]);
    fragment[3] = packBf16(right[2], right[3]);
}

/// Over the four lanes that share a row of sums.
__device__ __forceinline__ float maximumOfRow(float value)
{
    value = fmaxf(value, __shfl_xor_sync(0xffffffffu, value, 1));
    return fmaxf(value, __shfl_xor_sync(0xffffffffu, value, 2));
}

__device__ __forceinline__ float sumOfRow(float value)
{
    value += __shfl_xor_sync(0xffffffffu, value, 1);
    return value + __shfl_xor_sync(0xffffffffu, value, 2);
}
