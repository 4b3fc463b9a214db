// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "device.cuh"

// Inputs. Multiplies of constants draw less power, so clocks and figures would be too good: all inputs are random and normal.

/// The finaliser of splitmix64: every index its own independent bits.
__device__ __forceinline__ unsigned long long hashed(unsigned long long x)
{
    x += 0x9e3779b97f4a7c15ull;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
    return x ^ (x >> 31);
}

/// Box and Muller's transform.
__device__ __forceinline__ float normal(unsigned long long index, unsigned long long seed)
{
    const unsigned long long bits = hashed(index + hashed(seed));
    const float radius = (static_cast<float>(static_cast<unsigned>(bits >> 40)) + 1.0f) * (1.0f / 16777216.0f);
    const float angle = static_cast<float>(static_cast<unsigned>(bits & 0xffffffu)) * (6.2831853f / 16777216.0f);
    return sqrtf(-2.0f * logf(radius)) * cosf(angle);
}

/// e4m3: 4 bits of exponent with bias 7, 3 of mantissa, largest 448, no infinities. To nearest.
__device__ __forceinline__ unsigned char toE4m3(float value)
{
    const unsigned sign = __float_as_uint(value) >> 24 & 0x80u;
    const float size = fminf(fabsf(value), 448.0f);
    if (size < 0.015625f)  // below 2^-6 the steps are 2^-9
        return static_cast<unsigned char>(sign | static_cast<unsigned>(size * 512.0f + 0.5f));
    const unsigned bits = __float_as_uint(size);
    const unsigned rounded = bits + 0x7ffffu + (bits >> 20 & 1u);
    return static_cast<unsigned char>(sign | ((rounded >> 20) - (120u << 3)));
}

extern "C" __global__ void fill_normal_bf16(Bf16* to, unsigned long long count, unsigned long long seed, float scale)
{
    for (unsigned long long i = gridIndex(); i < count; i += gridThreads())
        to[i] = toBf16(scale * normal(i, seed));
}

extern "C" __global__ void fill_normal_float(float* to, unsigned long long count, unsigned long long seed, float scale)
{
    for (unsigned long long i = gridIndex(); i < count; i += gridThreads())
        to[i] = scale * normal(i, seed);
}

extern "C" __global__ void fill_normal_e4m3(unsigned char* to, unsigned long long count, unsigned long long seed, float scale)
{
    for (unsigned long long i = gridIndex(); i < count; i += gridThreads())
        to[i] = toE4m3(scale * normal(i, seed));
}
