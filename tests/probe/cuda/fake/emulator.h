// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>

// Enough of CUDA to compile the probe's kernels as C++ and run them on the processor: a thread is a fiber, a block's threads meet at barriers, a
// warp's lanes at the instructions that they execute together. Asynchronous copies arrive only when a thread waits for them, shared memory
// starts as NaN, and every other block runs its warps in another order: a kernel with a missing wait gives a wrong result.
#define SHARDSCOPE_EMULATED
#define __global__
#define __device__
#define __forceinline__ inline
#define __shared__ static
#define __launch_bounds__(...)

struct EmulatedIndex {
    unsigned x = 0;
    unsigned y = 0;
};
extern EmulatedIndex threadIdx;
extern EmulatedIndex blockIdx;
extern EmulatedIndex blockDim;
extern EmulatedIndex gridDim;

struct alignas(16) uint4 {
    unsigned x, y, z, w;
};
struct alignas(16) float4 {
    float x, y, z, w;
};
struct alignas(8) float2 {
    float x, y;
};
inline uint4 make_uint4(unsigned x, unsigned y, unsigned z, unsigned w) { return {x, y, z, w}; }
inline float4 make_float4(float x, float y, float z, float w) { return {x, y, z, w}; }
inline float2 make_float2(float x, float y) { return {x, y}; }

extern uint4 g_shared[];

inline float __uint_as_float(unsigned bits)
{
    float value;
    std::memcpy(&value, &bits, sizeof value);
    return value;
}
inline unsigned __float_as_uint(float value)
{
    unsigned bits;
    std::memcpy(&bits, &value, sizeof bits);
    return bits;
}
inline float rsqrtf(float value) { return 1 / std::sqrt(value); }
inline float atomicAdd(float* to, float value) { return (*to += value) - value; }
inline unsigned atomicAdd(unsigned* to, unsigned value) { return (*to += value) - value; }

namespace emulator {

/// Collects an argument of every lane of the warp; the last lane to arrive runs the function for all of them, lane by lane.
void together(void* mine, const std::function<void(void* const* lanes)>& work);
void blockBarrier();
void copyLater(void* to, const void* from, bool valid);
void commit();
void arrive(int pending);
unsigned laneOf();

/// Runs every thread of a grid.
struct Launch {
    unsigned gridX = 1, gridY = 1, blockX = 1, blockY = 1;
    bool cooperative = false;  ///< threads synchronise: else each runs to its end
    std::function<void()> thread;
};
void run(const Launch& launch);

}  // namespace emulator

inline void __syncthreads() { emulator::blockBarrier(); }

inline float __shfl_xor_sync(unsigned, float value, int distance)
{
    struct Lane {
        float given;
        float got;
    } lane{value, 0};
    emulator::together(&lane, [&](void* const* lanes) {
        for (int i = 0; i < 32; ++i)
            static_cast<Lane*>(lanes[i])->got = static_cast<const Lane*>(lanes[i ^ distance])->given;
    });
    return lane.got;
}

/// Returns the float rounded to bf16, to nearest, ties to even.
inline unsigned roundToBf16(float value)
{
    const unsigned bits = __float_as_uint(value);
    return (bits + 0x7fffu + (bits >> 16 & 1u)) >> 16;
}
inline unsigned packBf16(float low, float high) { return roundToBf16(low) | roundToBf16(high) << 16; }
inline float exponential2(float x) { return std::exp2(x); }
inline unsigned long long nanoseconds() { return 0; }
inline void commitCopies() { emulator::commit(); }
template <int kPending>
inline void waitForCopies()
{
    emulator::arrive(kPending);
}
inline void copyAsync(void* shared, const void* global, bool valid) { emulator::copyLater(shared, global, valid); }

/// PTX ISA, "Matrix Fragments for mma.m16n8k16 with floating point type": where each lane's registers lie in the matrices.
inline void multiplyFragments(float (&d)[4], const unsigned (&a)[4], unsigned b0, unsigned b1)
{
    struct Lane {
        float* d;
        const unsigned* a;
        unsigned b[2];
    } lane{d, a, {b0, b1}};
    emulator::together(&lane, [](void* const* lanes) {
        float left[16][16];
        float right[16][8];
        for (int l = 0; l < 32; ++l) {
            const Lane& from = *static_cast<const Lane*>(lanes[l]);
            for (int half = 0; half < 2; ++half) {
                const int shift = 16 * half;
                const int pair = l % 4 * 2 + half;
                for (int r = 0; r < 4; ++r)
                    left[l / 4 + r % 2 * 8][pair + r / 2 * 8] = __uint_as_float(from.a[r] >> shift << 16);
                for (int r = 0; r < 2; ++r)
                    right[pair + r * 8][l / 4] = __uint_as_float(from.b[r] >> shift << 16);
            }
        }
        for (int l = 0; l < 32; ++l) {
            Lane& to = *static_cast<Lane*>(lanes[l]);
            for (int e = 0; e < 4; ++e) {
                float sum = to.d[e];
                for (int k = 0; k < 16; ++k)
                    sum += left[l / 4 + e / 2 * 8][k] * right[k][l % 4 * 2 + e % 2];
                to.d[e] = sum;
            }
        }
    });
}

/// PTX ISA, ldmatrix.m8n8.x4: lane l names row l % 8 of matrix l / 8 and gets two neighbours of row l / 4 of each matrix.
inline void emulatedLoad(unsigned (&r)[4], const void* row, bool transposed)
{
    struct Lane {
        unsigned* r;
        const std::uint16_t* row;
    } lane{r, static_cast<const std::uint16_t*>(row)};
    emulator::together(&lane, [transposed](void* const* lanes) {
        for (int l = 0; l < 32; ++l) {
            for (int matrix = 0; matrix < 4; ++matrix) {
                const auto element = [&](int i, int j) -> unsigned { return static_cast<const Lane*>(lanes[matrix * 8 + i])->row[j]; };
                const int pair = l % 4 * 2;
                const unsigned low = transposed ? element(pair, l / 4) : element(l / 4, pair);
                const unsigned high = transposed ? element(pair + 1, l / 4) : element(l / 4, pair + 1);
                static_cast<Lane*>(lanes[l])->r[matrix] = low | high << 16;
            }
        }
    });
}
inline void loadMatrices(unsigned (&r)[4], const void* row) { emulatedLoad(r, row, false); }
inline void loadTransposed(unsigned (&r)[4], const void* row) { emulatedLoad(r, row, true); }
