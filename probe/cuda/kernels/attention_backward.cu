// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention.cuh"

// The backward pass: a block owns 64 keys and walks the rows of q. Scores are computed transposed (keys × rows), so that weights and their gradients
// leave a multiply as the left operand of the next. The gradients of k and v stay in registers; that of q is summed in float by atomics.

constexpr int kThreads = 128;
constexpr int kSide = 64;  ///< keys of a block, and rows of q at a time
constexpr int kBlocks = kSide / 8;

/// Computes for each row the sum of output times its gradient. One warp a row.
extern "C" __global__ void attention_delta(float* delta, const Bf16* o, const Bf16* gradient, int head)
{
    const long long row = static_cast<long long>(blockIdx.x) * (blockDim.x / kWarp) + threadIdx.x / kWarp;
    float sum = 0;
    for (int i = threadIdx.x % kWarp; i < head; i += kWarp)
        sum += toFloat(o[row * head + i]) * toFloat(gradient[row * head + i]);
    for (int distance = 16; distance > 0; distance /= 2)
        sum += __shfl_xor_sync(0xffffffffu, sum, distance);
    if (threadIdx.x % kWarp == 0)
        delta[row] = sum;
}

extern "C" __global__ void attention_to_bf16(unsigned* to, const float2* from, unsigned long long pairs, float scale)
{
    for (unsigned long long i = gridIndex(); i < pairs; i += gridThreads())
        to[i] = packBf16(from[i].x * scale, from[i].y * scale);
}

/// sums (16 rows of a × 64) = a · bᵀ over the head's dimension.
template <int kHead>
__device__ __forceinline__ void multiplyHeads(float (&sums)[kBlocks][4], const uint4* a, int firstRow, const uint4* b, int lane)
{
    constexpr int kChunks = kHead / 8;
#pragma unroll
    for (int j = 0; j < kBlocks; ++j)
        sums[j][0] = sums[j][1] = sums[j][2] = sums[j][3] = 0;
#pragma unroll
    for (int chunk = 0; chunk < kChunks; chunk += 2) {
        unsigned af[4];
        loadA<kChunks>(af, a, firstRow, chunk, lane);
#pragma unroll
        for (int j = 0; j < kBlocks; j += 2) {
            unsigned bf[4];
            loadB<kChunks>(bf, b, j * 8, chunk, lane);
            multiplyFragments(sums[j], af, bf[0], bf[1]);
            multiplyFragments(sums[j + 1], af, bf[2], bf[3]);
        }
    }
}

/// sums (16 × head) += left (16 × 64, in the fragments of sums) · b (64 × head).
template <int kHead>
__device__ __forceinline__ void accumulate(float (&sums)[kHead / 8][4], const float (&left)[kBlocks][4], const uint4* b, int lane)
{
    constexpr int kChunks = kHead / 8;
#pragma unroll
    for (int j = 0; j < kBlocks; j += 2) {
        unsigned af[4];
        packSums(af, left[j], left[j + 1]);
#pragma unroll
        for (int chunk = 0; chunk < kChunks; chunk += 2) {
            unsigned bf[4];
            loadBTransposed<kChunks>(bf, b, j * 8, chunk, lane);
            multiplyFragments(sums[chunk], af, bf[0], bf[1]);
            multiplyFragments(sums[chunk + 1], af, bf[2], bf[3]);
        }
    }
}

/// Scores (keys × rows) become weights, and the gradients of weights become those of scores.
__device__ __forceinline__ void differentiate(float (&weights)[kBlocks][4], float (&gradients)[kBlocks][4], const float* logarithms,
                                              const float* deltas, int firstKey, int firstRow, float scale, bool masked, int lane)
{
#pragma unroll
    for (int j = 0; j < kBlocks; ++j) {
#pragma unroll
        for (int e = 0; e < 4; ++e) {
            const int row = j * 8 + lane % 4 * 2 + e % 2;
            const int key = firstKey + lane / 4 + e / 2 * 8;
            const bool behind = masked && key > firstRow + row;
            weights[j][e] = behind ? 0.0f : exponential2(weights[j][e] * scale - logarithms[row]);
            gradients[j][e] = weights[j][e] * (gradients[j][e] - deltas[row]);
        }
    }
}

/// 16 × 64 gradients of scores into shared memory, keys down and rows of q along it.
__device__ __forceinline__ void storeGradients(uint4* tile, const float (&gradients)[kBlocks][4], int firstKey, int lane)
{
    unsigned* const words = reinterpret_cast<unsigned*>(tile);
#pragma unroll
    for (int j = 0; j < kBlocks; ++j) {
        words[swizzled<8>(firstKey + lane / 4, j) * 4 + lane % 4] = packBf16(gradients[j][0], gradients[j][1]);
        words[swizzled<8>(firstKey + lane / 4 + 8, j) * 4 + lane % 4] = packBf16(gradients[j][2], gradients[j][3]);
    }
}

/// The gradient of 16 rows of q: (gradients of scores)ᵀ · k, added where other blocks add theirs.
template <int kHead>
__device__ __forceinline__ void addToQueries(float* gradient, const uint4* scores, const uint4* k, int firstRow, int lane)
{
    constexpr int kChunks = kHead / 8;
    float sums[kChunks][4] = {};
#pragma unroll
    for (int depth = 0; depth < kSide; depth += 16) {
        // Transposed by the load: matrices 1 and 2 of the fragment change places.
        unsigned a[4];
        loadTransposed(a, scores + swizzled<8>(depth + lane / 16 * 8 + lane % 8, firstRow / 8 + lane / 8 % 2));
#pragma unroll
        for (int chunk = 0; chunk < kChunks; chunk += 2) {
            unsigned b[4];
            loadBTransposed<kChunks>(b, k, depth, chunk, lane);
            multiplyFragments(sums[chunk], a, b[0], b[1]);
            multiplyFragments(sums[chunk + 1], a, b[2], b[3]);
        }
    }
#pragma unroll
    for (int chunk = 0; chunk < kChunks; ++chunk) {
#pragma unroll
        for (int e = 0; e < 4; ++e)
            atomicAdd(gradient + static_cast<long long>(firstRow + lane / 4 + e / 2 * 8) * kHead + chunk * 8 + lane % 4 * 2 + e % 2,
                      sums[chunk][e]);
    }
}

template <int kHead>
__device__ __forceinline__ void storeSums(Bf16* to, const float (&sums)[kHead / 8][4], float scale, int lane)
{
#pragma unroll
    for (int chunk = 0; chunk < kHead / 8; ++chunk) {
        Bf16* const at = to + (lane / 4) * kHead + chunk * 8 + lane % 4 * 2;
        *reinterpret_cast<unsigned*>(at) = packBf16(sums[chunk][0] * scale, sums[chunk][1] * scale);
        *reinterpret_cast<unsigned*>(at + 8 * kHead) = packBf16(sums[chunk][2] * scale, sums[chunk][3] * scale);
    }
}

struct Backward {
    float* qGradient;  ///< zeroed before; to be scaled
    Bf16* kGradient;
    Bf16* vGradient;
    const Bf16* q;
    const Bf16* k;
    const Bf16* v;
    const Bf16* oGradient;
    const float* logarithms;
    const float* delta;
    int sequence;
    float scale;
    int causal;
};

template <int kHead>
__device__ __forceinline__ void backward(const Backward& p)
{
    constexpr int kTile = kSide * kHead / 8;
    uint4* const kTileAt = g_shared;
    uint4* const vTileAt = kTileAt + kTile;
    uint4* const qTiles = vTileAt + kTile;  // two, in turn
    uint4* const oTileAt = qTiles + 2 * kTile;
    uint4* const scoreTile = oTileAt + kTile;
    float* const logarithmsAt = reinterpret_cast<float*>(scoreTile + kSide * 8);
    float* const deltasAt = logarithmsAt + kSide;
    const int lane = threadIdx.x % kWarp;
    const int warpKey = threadIdx.x / kWarp * 16;
    const int blockKey = static_cast<int>(blockIdx.x) * kSide;
    const long long head = static_cast<long long>(blockIdx.y) * p.sequence;

    fetchRows<kSide, kHead, kThreads>(kTileAt, p.k + (head + blockKey) * kHead);
    fetchRows<kSide, kHead, kThreads>(vTileAt, p.v + (head + blockKey) * kHead);
    const int begin = p.causal ? blockKey : 0;
    fetchRows<kSide, kHead, kThreads>(qTiles, p.q + (head + begin) * kHead);
    commitCopies();

    float kSums[kHead / 8][4] = {};
    float vSums[kHead / 8][4] = {};
    for (int row = begin; row < p.sequence; row += kSide) {
        const int turn = (row - begin) / kSide % 2;
        const uint4* const qTile = qTiles + turn * kTile;
        __syncthreads();  // the tiles of the step before are read
        fetchRows<kSide, kHead, kThreads>(oTileAt, p.oGradient + (head + row) * kHead);
        if (threadIdx.x < kSide) {
            logarithmsAt[threadIdx.x] = p.logarithms[head + row + threadIdx.x];
            deltasAt[threadIdx.x] = p.delta[head + row + threadIdx.x];
        }
        commitCopies();
        if (row + kSide < p.sequence)
            fetchRows<kSide, kHead, kThreads>(qTiles + (1 - turn) * kTile, p.q + (head + row + kSide) * kHead);
        commitCopies();
        waitForCopies<1>();
        __syncthreads();

        float weights[kBlocks][4];
        float gradients[kBlocks][4];
        multiplyHeads<kHead>(weights, kTileAt, warpKey, qTile, lane);
        multiplyHeads<kHead>(gradients, vTileAt, warpKey, oTileAt, lane);
        const bool masked = p.causal && row < blockKey + kSide;
        differentiate(weights, gradients, logarithmsAt, deltasAt, blockKey + warpKey, row, p.scale * kLog2E, masked, lane);
        accumulate<kHead>(vSums, weights, oTileAt, lane);
        accumulate<kHead>(kSums, gradients, qTile, lane);
        storeGradients(scoreTile, gradients, warpKey, lane);
        __syncthreads();
        addToQueries<kHead>(p.qGradient + (head + row) * kHead, scoreTile, kTileAt, warpKey, lane);
    }
    storeSums<kHead>(p.kGradient + (head + blockKey + warpKey) * kHead, kSums, p.scale, lane);
    storeSums<kHead>(p.vGradient + (head + blockKey + warpKey) * kHead, vSums, 1.0f, lane);
}

#define SHARDSCOPE_BACKWARD(head)                                                                                                  \
    extern "C" __global__ void __launch_bounds__(kThreads) attention_backward_##head(                                              \
        float* qGradient, Bf16* kGradient, Bf16* vGradient, const Bf16* q, const Bf16* k, const Bf16* v, const Bf16* oGradient,    \
        const float* logarithms, const float* delta, int sequence, float scale, int causal)                                        \
    {                                                                                                                              \
        backward<head>(Backward{qGradient, kGradient, vGradient, q, k, v, oGradient, logarithms, delta, sequence, scale, causal}); \
    }

SHARDSCOPE_BACKWARD(64)
SHARDSCOPE_BACKWARD(128)
