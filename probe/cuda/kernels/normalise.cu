// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "device.cuh"

// Root-mean-square normalisation, y = x / rms(x) · w, of rows of bf16: in one kernel, and in the five that an eager framework runs for it.

__device__ __forceinline__ float sumOfWarp(float value)
{
    for (int distance = 16; distance > 0; distance /= 2)
        value += __shfl_xor_sync(0xffffffffu, value, distance);
    return value;
}

/// The sum over a block of up to 1024 threads, known to all of them.
__device__ __forceinline__ float sumOfBlock(float value)
{
    __shared__ float parts[32];
    const int warp = threadIdx.x / 32;
    value = sumOfWarp(value);
    __syncthreads();
    if (threadIdx.x % 32 == 0)
        parts[warp] = value;
    __syncthreads();
    float total = 0;
    for (int i = 0; i < static_cast<int>(blockDim.x) / 32; ++i)
        total += parts[i];
    return total;
}

/// One block a row: read once from memory, written once. `columns` is a multiple of 8.
extern "C" __global__ void normalise_fused(uint4* __restrict__ y, const uint4* __restrict__ x, const uint4* __restrict__ weight,
                                           int columns, float epsilon)
{
    const int vectors = columns / 8;
    const uint4* row = x + static_cast<unsigned long long>(blockIdx.x) * vectors;
    uint4* out = y + static_cast<unsigned long long>(blockIdx.x) * vectors;
    float sum = 0;
    for (int i = threadIdx.x; i < vectors; i += blockDim.x) {
        const uint4 v = row[i];
        const unsigned words[4] = {v.x, v.y, v.z, v.w};
        for (int j = 0; j < 4; ++j)
            sum += lowOf(words[j]) * lowOf(words[j]) + highOf(words[j]) * highOf(words[j]);
    }
    const float scale = rsqrtf(sumOfBlock(sum) / static_cast<float>(columns) + epsilon);
    for (int i = threadIdx.x; i < vectors; i += blockDim.x) {
        const uint4 v = row[i];  // from the cache of this multiprocessor
        const uint4 w = weight[i];
        out[i] = make_uint4(packBf16(lowOf(v.x) * scale * lowOf(w.x), highOf(v.x) * scale * highOf(w.x)),
                            packBf16(lowOf(v.y) * scale * lowOf(w.y), highOf(v.y) * scale * highOf(w.y)),
                            packBf16(lowOf(v.z) * scale * lowOf(w.z), highOf(v.z) * scale * highOf(w.z)),
                            packBf16(lowOf(v.w) * scale * lowOf(w.w), highOf(v.w) * scale * highOf(w.w)));
    }
}

extern "C" __global__ void normalise_to_float(float2* __restrict__ y, const unsigned* __restrict__ x, unsigned long long pairs)
{
    for (unsigned long long i = gridIndex(); i < pairs; i += gridThreads())
        y[i] = make_float2(lowOf(x[i]), highOf(x[i]));
}

extern "C" __global__ void normalise_square(float2* __restrict__ y, const float2* __restrict__ x, unsigned long long pairs)
{
    for (unsigned long long i = gridIndex(); i < pairs; i += gridThreads())
        y[i] = make_float2(x[i].x * x[i].x, x[i].y * x[i].y);
}

/// One block a row.
extern "C" __global__ void normalise_mean(float* __restrict__ scale, const float* __restrict__ squares, int columns, float epsilon)
{
    const float* row = squares + static_cast<unsigned long long>(blockIdx.x) * columns;
    float sum = 0;
    for (int i = threadIdx.x; i < columns; i += blockDim.x)
        sum += row[i];
    const float total = sumOfBlock(sum);
    if (threadIdx.x == 0)
        scale[blockIdx.x] = rsqrtf(total / static_cast<float>(columns) + epsilon);
}

/// One block a row, as in the next.
extern "C" __global__ void normalise_scale(float2* __restrict__ y, const float2* __restrict__ x, const float* __restrict__ scale,
                                           int columns)
{
    const unsigned long long first = static_cast<unsigned long long>(blockIdx.x) * (columns / 2);
    const float s = scale[blockIdx.x];
    for (int i = threadIdx.x; i < columns / 2; i += blockDim.x)
        y[first + i] = make_float2(x[first + i].x * s, x[first + i].y * s);
}

extern "C" __global__ void normalise_weight(unsigned* __restrict__ y, const float2* __restrict__ x, const unsigned* __restrict__ weight,
                                            int columns)
{
    const unsigned long long first = static_cast<unsigned long long>(blockIdx.x) * (columns / 2);
    for (int i = threadIdx.x; i < columns / 2; i += blockDim.x)
        y[first + i] = packBf16(x[first + i].x * lowOf(weight[i]), x[first + i].y * highOf(weight[i]));
}
