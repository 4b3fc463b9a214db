// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The common parts of the kernels. No header of CUDA's is needed, so that NVRTC alone compiles them; sm_80 is the oldest device. The tests
// run them on the processor: SHARDSCOPE_EMULATED stands for the emulator's versions of the inline PTX (tests/probe/cuda/emulator).
typedef unsigned short Bf16;  ///< the upper half of a float

#ifndef SHARDSCOPE_EMULATED
extern __shared__ uint4 g_shared[];

/// d += a · b: a 16×16 row-major, b 16×8 column-major, in the fragments of PTX's mma.m16n8k16.
__device__ __forceinline__ void multiplyFragments(float (&d)[4], const unsigned (&a)[4], unsigned b0, unsigned b1)
{
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};\n"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

__device__ __forceinline__ unsigned sharedAddress(const void* pointer) { return static_cast<unsigned>(__cvta_generic_to_shared(pointer)); }

/// Four 8×8 matrices of 16 bits: lane l gives the address of row l % 8 of matrix l / 8.
__device__ __forceinline__ void loadMatrices(unsigned (&r)[4], const void* row)
{
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];\n"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "r"(sharedAddress(row))
                 : "memory");
}

__device__ __forceinline__ void loadTransposed(unsigned (&r)[4], const void* row)
{
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];\n"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "r"(sharedAddress(row))
                 : "memory");
}

/// 16 bytes from global to shared memory behind the threads' back; zeros where `valid` is false.
__device__ __forceinline__ void copyAsync(void* shared, const void* global, bool valid)
{
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;\n" ::"r"(sharedAddress(shared)), "l"(global), "r"(valid ? 16 : 0)
                 : "memory");
}

__device__ __forceinline__ void commitCopies() { asm volatile("cp.async.commit_group;\n" ::: "memory"); }

/// Until all but the last `kPending` groups are there.
template <int kPending>
__device__ __forceinline__ void waitForCopies()
{
    asm volatile("cp.async.wait_group %0;\n" ::"n"(kPending) : "memory");
}

/// Two floats as bf16, the first in the lower half.
__device__ __forceinline__ unsigned packBf16(float low, float high)
{
    unsigned packed;
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;\n" : "=r"(packed) : "f"(high), "f"(low));
    return packed;
}

__device__ __forceinline__ float exponential2(float x)
{
    float y;
    asm("ex2.approx.ftz.f32 %0, %1;\n" : "=f"(y) : "f"(x));
    return y;
}

__device__ __forceinline__ unsigned long long nanoseconds()
{
    unsigned long long now;
    asm volatile("mov.u64 %0, %globaltimer;\n" : "=l"(now));
    return now;
}
#endif

__device__ __forceinline__ float toFloat(Bf16 value) { return __uint_as_float(static_cast<unsigned>(value) << 16); }
__device__ __forceinline__ float lowOf(unsigned packed) { return __uint_as_float(packed << 16); }
__device__ __forceinline__ float highOf(unsigned packed) { return __uint_as_float(packed & 0xffff0000u); }
__device__ __forceinline__ Bf16 toBf16(float value) { return static_cast<Bf16>(packBf16(value, 0.0f)); }

/// Which number this thread has in a one-dimensional grid, and how many there are.
__device__ __forceinline__ unsigned long long gridIndex() { return static_cast<unsigned long long>(blockIdx.x) * blockDim.x + threadIdx.x; }
__device__ __forceinline__ unsigned long long gridThreads() { return static_cast<unsigned long long>(gridDim.x) * blockDim.x; }

/// Where 16 bytes lie in a tile whose rows have `kChunks` times 16 bytes: the exclusive or lets eight rows of one column lie in
/// all 32 banks.
template <int kChunks>
__device__ __forceinline__ int swizzled(int row, int chunk)
{
    return row * kChunks + (chunk ^ (row & 7));
}
