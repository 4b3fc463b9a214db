// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention.cuh"

constexpr int kThreads = 128;
constexpr int kRows = 128;  ///< of q for a block; 32 for each of its four warps
constexpr int kKeys = 64;   ///< of k and v at a time
constexpr int kBlocksOfKeys = kKeys / 8;

/// Holds what a warp keeps of its 2 × 16 rows: sums of the output, and of each row the largest score and the sum of exponentials.
template <int kHead>
struct Rows {
    float out[2][kHead / 8][4];
    float largest[2][2];
    float total[2][2];
};

/// scores = q · kᵀ of 32 rows and 64 keys.
template <int kHead>
__device__ __forceinline__ void score(float (&scores)[2][kBlocksOfKeys][4], const uint4* q, const uint4* k, int firstRow, int lane)
{
    constexpr int kChunks = kHead / 8;
#pragma unroll
    for (int i = 0; i < 2; ++i) {
#pragma unroll
        for (int j = 0; j < kBlocksOfKeys; ++j)
            scores[i][j][0] = scores[i][j][1] = scores[i][j][2] = scores[i][j][3] = 0;
    }
#pragma unroll
    for (int chunk = 0; chunk < kChunks; chunk += 2) {
        unsigned a[2][4];
        loadA<kChunks>(a[0], q, firstRow, chunk, lane);
        loadA<kChunks>(a[1], q, firstRow + 16, chunk, lane);
#pragma unroll
        for (int j = 0; j < kBlocksOfKeys; j += 2) {
            unsigned b[4];
            loadB<kChunks>(b, k, j * 8, chunk, lane);
#pragma unroll
            for (int i = 0; i < 2; ++i) {
                multiplyFragments(scores[i][j], a[i], b[0], b[1]);
                multiplyFragments(scores[i][j + 1], a[i], b[2], b[3]);
            }
        }
    }
}

/// Masks what lies behind the diagonal: row and key are counted from the tiles' first.
__device__ __forceinline__ void maskBehind(float (&scores)[2][kBlocksOfKeys][4], int firstRow, int firstKey, int lane)
{
#pragma unroll
    for (int i = 0; i < 2; ++i) {
#pragma unroll
        for (int j = 0; j < kBlocksOfKeys; ++j) {
#pragma unroll
            for (int e = 0; e < 4; ++e) {
                const int row = firstRow + i * 16 + lane / 4 + e / 2 * 8;
                const int key = firstKey + j * 8 + lane % 4 * 2 + e % 2;
                if (key > row)
                    scores[i][j][e] = kMasked;
            }
        }
    }
}

/// Scores become exponentials to base 2; what was summed under a smaller maximum is scaled down.
template <int kHead>
__device__ __forceinline__ void updateSoftmax(Rows<kHead>& rows, float (&scores)[2][kBlocksOfKeys][4], float scale)
{
#pragma unroll
    for (int i = 0; i < 2; ++i) {
#pragma unroll
        for (int half = 0; half < 2; ++half) {
            float largest = rows.largest[i][half];
#pragma unroll
            for (int j = 0; j < kBlocksOfKeys; ++j)
                largest = fmaxf(largest, fmaxf(scores[i][j][2 * half], scores[i][j][2 * half + 1]));
            largest = maximumOfRow(largest);
            const float shrink = exponential2((rows.largest[i][half] - largest) * scale);
            rows.largest[i][half] = largest;
            float total = 0;
#pragma unroll
            for (int j = 0; j < kBlocksOfKeys; ++j) {
#pragma unroll
                for (int e = 2 * half; e < 2 * half + 2; ++e) {
                    scores[i][j][e] = exponential2((scores[i][j][e] - largest) * scale);
                    total += scores[i][j][e];
                }
            }
            rows.total[i][half] = rows.total[i][half] * shrink + total;
#pragma unroll
            for (int d = 0; d < kHead / 8; ++d) {
                rows.out[i][d][2 * half] *= shrink;
                rows.out[i][d][2 * half + 1] *= shrink;
            }
        }
    }
}

template <int kHead>
__device__ __forceinline__ void addValues(Rows<kHead>& rows, const float (&weights)[2][kBlocksOfKeys][4], const uint4* v, int lane)
{
    constexpr int kChunks = kHead / 8;
#pragma unroll
    for (int j = 0; j < kBlocksOfKeys; j += 2) {
        unsigned a[2][4];
        packSums(a[0], weights[0][j], weights[0][j + 1]);
        packSums(a[1], weights[1][j], weights[1][j + 1]);
#pragma unroll
        for (int chunk = 0; chunk < kChunks; chunk += 2) {
            unsigned b[4];
            loadBTransposed<kChunks>(b, v, j * 8, chunk, lane);
#pragma unroll
            for (int i = 0; i < 2; ++i) {
                multiplyFragments(rows.out[i][chunk], a[i], b[0], b[1]);
                multiplyFragments(rows.out[i][chunk + 1], a[i], b[2], b[3]);
            }
        }
    }
}

/// Output in bf16, and of each row the logarithm (to base 2) of its sum of exponentials, for the backward pass.
template <int kHead>
__device__ __forceinline__ void storeRows(const Rows<kHead>& rows, Bf16* o, float* logarithms, long long firstRow, float scale, int lane)
{
#pragma unroll
    for (int i = 0; i < 2; ++i) {
#pragma unroll
        for (int half = 0; half < 2; ++half) {
            const float total = sumOfRow(rows.total[i][half]);
            const long long row = firstRow + i * 16 + half * 8 + lane / 4;
#pragma unroll
            for (int d = 0; d < kHead / 8; ++d)
                *reinterpret_cast<unsigned*>(o + row * kHead + d * 8 + lane % 4 * 2) =
                    packBf16(rows.out[i][d][2 * half] / total, rows.out[i][d][2 * half + 1] / total);
            if (lane % 4 == 0)
                logarithms[row] = rows.largest[i][half] * scale + log2f(total);
        }
    }
}

/// One block for 128 rows of one head. Shared memory: q, and two tiles of k and of v in turn.
template <int kHead>
__device__ __forceinline__ void forward(Bf16* o, float* logarithms, const Bf16* q, const Bf16* k, const Bf16* v, int sequence, float scale,
                                        int causal)
{
    constexpr int kTile = kKeys * kHead / 8;
    uint4* const qTile = g_shared;
    uint4* const kTiles = qTile + kRows * kHead / 8;
    uint4* const vTiles = kTiles + 2 * kTile;
    const int lane = threadIdx.x % kWarp;
    const int warpRow = threadIdx.x / kWarp * 32;
    // The longest blocks of a causal mask first: the short ones fill the end.
    const int blockRow = static_cast<int>(gridDim.x - 1 - blockIdx.x) * kRows;
    const long long head = static_cast<long long>(blockIdx.y) * sequence;
    const Bf16* const kHeads = k + head * kHead;
    const Bf16* const vHeads = v + head * kHead;
    const int blocks = (causal ? blockRow + kRows : sequence) / kKeys;

    fetchRows<kRows, kHead, kThreads>(qTile, q + (head + blockRow) * kHead);
    fetchRows<kKeys, kHead, kThreads>(kTiles, kHeads);
    fetchRows<kKeys, kHead, kThreads>(vTiles, vHeads);
    commitCopies();

    Rows<kHead> rows = {};
    for (int i = 0; i < 4; ++i)
        rows.largest[i / 2][i % 2] = kMasked;
    for (int block = 0; block < blocks; ++block) {
        const int turn = block % 2;
        waitForCopies<0>();
        __syncthreads();  // this tile has arrived, and no thread reads the other one any more
        if (block + 1 < blocks) {
            const long long next = static_cast<long long>(block + 1) * kKeys * kHead;
            fetchRows<kKeys, kHead, kThreads>(kTiles + (1 - turn) * kTile, kHeads + next);
            fetchRows<kKeys, kHead, kThreads>(vTiles + (1 - turn) * kTile, vHeads + next);
        }
        commitCopies();
        float scores[2][kBlocksOfKeys][4];
        score<kHead>(scores, qTile, kTiles + turn * kTile, warpRow, lane);
        if (causal && (block + 1) * kKeys > blockRow)
            maskBehind(scores, blockRow + warpRow, block * kKeys, lane);
        updateSoftmax<kHead>(rows, scores, scale * kLog2E);
        addValues<kHead>(rows, scores, vTiles + turn * kTile, lane);
    }
    storeRows<kHead>(rows, o, logarithms, head + blockRow + warpRow, scale * kLog2E, lane);
}

extern "C" __global__ void __launch_bounds__(kThreads)
    attention_forward_64(Bf16* o, float* logarithms, const Bf16* q, const Bf16* k, const Bf16* v, int sequence, float scale, int causal)
{
    forward<64>(o, logarithms, q, k, v, sequence, scale, causal);
}

extern "C" __global__ void __launch_bounds__(kThreads)
    attention_forward_128(Bf16* o, float* logarithms, const Bf16* q, const Bf16* k, const Bf16* v, int sequence, float scale, int causal)
{
    forward<128>(o, logarithms, q, k, v, sequence, scale, causal);
}
