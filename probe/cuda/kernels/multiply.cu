// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "device.cuh"

// c = a · bᵀ in bf16 with sums in float: a is m × k, b is n × k, c is m × n, all row-major. Three ways, each a step of the playbook's GPU chapter.

/// One thread an element: every operand is read from the caches each time.
extern "C" __global__ void multiply_naive(Bf16* __restrict__ c, const Bf16* __restrict__ a, const Bf16* __restrict__ b, int m, int n, int k)
{
    const int column = blockIdx.x * blockDim.x + threadIdx.x;
    const int row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row >= m || column >= n)
        return;
    float sum = 0;
    for (int i = 0; i < k; ++i)
        sum += toFloat(a[static_cast<long long>(row) * k + i]) * toFloat(b[static_cast<long long>(column) * k + i]);
    c[static_cast<long long>(row) * n + column] = toBf16(sum);
}

/// Blocks of 32 × 32 through shared memory: each operand is fetched once for 32 uses. m, n and k are multiples of 32.
extern "C" __global__ void multiply_tiled(Bf16* __restrict__ c, const Bf16* __restrict__ a, const Bf16* __restrict__ b, int m, int n, int k)
{
    __shared__ float as[32][33];
    __shared__ float bs[32][33];
    const int x = threadIdx.x;
    const int y = threadIdx.y;
    const long long row = blockIdx.y * 32 + y;
    const long long column = blockIdx.x * 32 + y;
    float sum = 0;
    for (int i = 0; i < k; i += 32) {
        as[y][x] = toFloat(a[row * k + i + x]);
        bs[y][x] = toFloat(b[column * k + i + x]);
        __syncthreads();
        for (int j = 0; j < 32; ++j)
            sum += as[y][j] * bs[x][j];
        __syncthreads();
    }
    c[row * n + blockIdx.x * 32 + x] = toBf16(sum);
}

constexpr int kTile = 128;  ///< rows of a and of b that a block works at
constexpr int kDepth = 64;  ///< of k at a time
constexpr int kStages = 3;  ///< tiles on their way from memory
constexpr int kChunks = kDepth / 8;
constexpr int kTileVectors = kTile * kChunks;

/// One tile of `matrix` (rows of length k) into shared memory, 256 threads.
__device__ __forceinline__ void fetchTile(uint4* tile, const Bf16* matrix, long long firstRow, int k, int column)
{
    for (int i = threadIdx.x; i < kTileVectors; i += 256) {
        const int row = i / kChunks;
        const int chunk = i % kChunks;
        copyAsync(tile + swizzled<kChunks>(row, chunk), matrix + (firstRow + row) * k + column + chunk * 8, true);
    }
}

/// The same on tensor cores: 128 × 128 a block, 64 × 32 each of its eight warps, three tiles in flight. m and n are multiples of 128, k of 64; 96 KiB of shared memory.
extern "C" __global__ void __launch_bounds__(256)
    multiply_tensor(Bf16* __restrict__ c, const Bf16* __restrict__ a, const Bf16* __restrict__ b, int m, int n, int k)
{
    uint4* const as = g_shared;
    uint4* const bs = g_shared + kStages * kTileVectors;
    const int lane = threadIdx.x % 32;
    const int warp = threadIdx.x / 32;
    const int warpRow = warp / 4 * 64;
    const int warpColumn = warp % 4 * 32;
    const long long firstRow = static_cast<long long>(blockIdx.y) * kTile;
    const long long firstColumn = static_cast<long long>(blockIdx.x) * kTile;
    const int steps = k / kDepth;

    for (int stage = 0; stage < kStages - 1; ++stage) {
        if (stage < steps) {
            fetchTile(as + stage * kTileVectors, a, firstRow, k, stage * kDepth);
            fetchTile(bs + stage * kTileVectors, b, firstColumn, k, stage * kDepth);
        }
        commitCopies();
    }

    float sums[4][4][4] = {};
    for (int step = 0; step < steps; ++step) {
        waitForCopies<kStages - 2>();
        __syncthreads();
        const int next = step + kStages - 1;
        if (next < steps) {
            fetchTile(as + next % kStages * kTileVectors, a, firstRow, k, next * kDepth);
            fetchTile(bs + next % kStages * kTileVectors, b, firstColumn, k, next * kDepth);
        }
        commitCopies();
        const uint4* const at = as + step % kStages * kTileVectors;
        const uint4* const bt = bs + step % kStages * kTileVectors;
#pragma unroll
        for (int depth = 0; depth < kChunks; depth += 2) {
            unsigned af[4][4];
            unsigned bf[2][4];
#pragma unroll
            for (int i = 0; i < 4; ++i)
                loadMatrices(af[i], at + swizzled<kChunks>(warpRow + i * 16 + lane % 16, depth + lane / 16));
#pragma unroll
            for (int j = 0; j < 2; ++j)  // registers 0 and 1: the two halves of k for the first 8 columns; 2 and 3 for the next 8
                loadMatrices(bf[j], bt + swizzled<kChunks>(warpColumn + j * 16 + lane / 16 * 8 + lane % 8, depth + lane / 8 % 2));
#pragma unroll
            for (int i = 0; i < 4; ++i) {
#pragma unroll
                for (int j = 0; j < 4; ++j)
                    multiplyFragments(sums[i][j], af[i], bf[j / 2][j % 2 * 2], bf[j / 2][j % 2 * 2 + 1]);
            }
        }
    }
#pragma unroll
    for (int i = 0; i < 4; ++i) {
#pragma unroll
        for (int j = 0; j < 4; ++j) {
            const long long row = firstRow + warpRow + i * 16 + lane / 4;
            const long long column = firstColumn + warpColumn + j * 8 + lane % 4 * 2;
            *reinterpret_cast<unsigned*>(c + row * n + column) = packBf16(sums[i][j][0], sums[i][j][1]);
            *reinterpret_cast<unsigned*>(c + (row + 8) * n + column) = packBf16(sums[i][j][2], sums[i][j][3]);
        }
    }
}
