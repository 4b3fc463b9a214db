// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe/host/kernels/kernel_table.h"

/// The loops, for vectors of Lanes floats. Included by one file for each kind of processor, which is compiled for it: nothing here may be
/// shared with other files (hence the anonymous namespace), or the linker might choose code that the processor cannot run.
namespace shardscope::probe {
namespace {

template <int Lanes>
struct VectorOf {
    typedef float Type __attribute__((vector_size(static_cast<unsigned>(Lanes) * sizeof(float)), aligned(4)));
};

/// Every element of the tile stays in a register: Rows · Vectors of them.
template <int Lanes, int Rows, int Vectors>
void multiplyTile(long k, const float* a, const float* b, float* c, long stride)
{
    using Vector = typename VectorOf<Lanes>::Type;
    Vector sum[static_cast<unsigned>(Rows)][static_cast<unsigned>(Vectors)] = {};
    for (long step = 0; step < k; ++step, a += Rows, b += Vectors * Lanes) {
        Vector right[static_cast<unsigned>(Vectors)];
        for (int v = 0; v < Vectors; ++v)
            right[v] = *reinterpret_cast<const Vector*>(b + v * Lanes);
        for (int row = 0; row < Rows; ++row) {
            for (int v = 0; v < Vectors; ++v)
                sum[row][v] += a[row] * right[v];
        }
    }
    for (int row = 0; row < Rows; ++row) {
        for (int v = 0; v < Vectors; ++v)
            *reinterpret_cast<Vector*>(c + row * stride + v * Lanes) += sum[row][v];
    }
}

/// Returns e^x as 2^(x·log2 e): the fraction by a polynomial (Cephes), the exponent by its bits. For x <= 0; below −87 it is 0.
inline float exponential(float x)
{
    const float clamped = x < -87.0F ? -87.0F : x;
    const float power = clamped * 1.44269504F;
    const int whole = static_cast<int>(power - 0.5F);
    const float rest = (power - static_cast<float>(whole)) * 0.693147181F;
    const float fraction =
        1 + rest * (1 + rest * (0.5F + rest * (0.166666667F + rest * (0.0416666667F + rest * (0.00833333F + rest * 0.00138889F)))));
    union {
        int bits;
        float value;
    } scale = {(whole + 127) << 23};
    return x < -87.0F ? 0.0F : fraction * scale.value;
}

/// Computes the scores of one query and a block of keys, in registers.
template <int Lanes>
void scoresOf(const float* query, const float* keysTransposed, long width, float scale, float* scores)
{
    using Vector = typename VectorOf<Lanes>::Type;
    constexpr unsigned kVectors = static_cast<unsigned>(kKeyBlock / Lanes);
    Vector sum[kVectors] = {};
    for (long d = 0; d < width; ++d, keysTransposed += kKeyBlock) {
        for (unsigned v = 0; v < kVectors; ++v)
            sum[v] += query[d] * scale * *reinterpret_cast<const Vector*>(keysTransposed + v * Lanes);
    }
    for (unsigned v = 0; v < kVectors; ++v)
        *reinterpret_cast<Vector*>(scores + v * Lanes) = sum[v];
}

/// out = out · shrink + Σ weights · values, some columns at a time in registers.
template <int Lanes>
void addValues(const float* weights, const float* value, long keys, long width, float shrink, float* out)
{
    using Vector = typename VectorOf<Lanes>::Type;
    constexpr unsigned kVectors = 4;
    constexpr long kColumns = kVectors * Lanes;
    long column = 0;
    for (; column + kColumns <= width; column += kColumns) {
        Vector sum[kVectors];
        for (unsigned v = 0; v < kVectors; ++v)
            sum[v] = *reinterpret_cast<const Vector*>(out + column + v * Lanes) * shrink;
        for (long t = 0; t < keys; ++t) {
            for (unsigned v = 0; v < kVectors; ++v)
                sum[v] += weights[t] * *reinterpret_cast<const Vector*>(value + t * width + column + v * Lanes);
        }
        for (unsigned v = 0; v < kVectors; ++v)
            *reinterpret_cast<Vector*>(out + column + v * Lanes) = sum[v];
    }
    for (; column < width; ++column) {
        float sum = out[column] * shrink;
        for (long t = 0; t < keys; ++t)
            sum += weights[t] * value[t * width + column];
        out[column] = sum;
    }
}

/// Computes one block of queries against one block of keys; keys beyond a query's own token are masked.
template <int Lanes>
void attendBlock(const float* query, const float* keysTransposed, const float* value, long keys, long diagonal, long queries, long width,
                 float scale, float* scores, float* largest, float* sum, float* output)
{
    for (long q = 0; q < queries; ++q) {
        float* row = scores + q * kKeyBlock;
        const long visible = diagonal + q + 1 < keys ? diagonal + q + 1 : keys;
        if (visible <= 0)
            continue;
        scoresOf<Lanes>(query + q * width, keysTransposed, width, scale, row);
        float peak = largest[q];
        for (long t = 0; t < visible; ++t)
            peak = row[t] > peak ? row[t] : peak;
        const float shrink = exponential(largest[q] - peak);
        largest[q] = peak;
        float added = 0;
        for (long t = 0; t < visible; ++t) {
            row[t] = exponential(row[t] - peak);
            added += row[t];
        }
        sum[q] = sum[q] * shrink + added;
        addValues<Lanes>(row, value, visible, width, shrink, output + q * width);
    }
}

template <int Lanes>
void attend(const float* query, const float* key, const float* value, float* output, long first, long queries, long width, float scale,
            float* scratch)
{
    float* transposed = scratch;
    float* scores = transposed + kKeyBlock * width;
    float* largest = scores + kQueryBlock * kKeyBlock;
    float* sum = largest + kQueryBlock;
    float* total = sum + kQueryBlock;
    for (long q = 0; q < queries; ++q) {
        largest[q] = -1e30F;
        sum[q] = 0;
    }
    for (long i = 0; i < queries * width; ++i)
        total[i] = 0;
    for (long start = 0; start < first + queries; start += kKeyBlock) {
        const long keys = first + queries - start < kKeyBlock ? first + queries - start : kKeyBlock;
        for (long t = 0; t < kKeyBlock; ++t) {
            for (long d = 0; d < width; ++d)
                transposed[d * kKeyBlock + t] = t < keys ? key[(start + t) * width + d] : 0;
        }
        attendBlock<Lanes>(query + first * width, transposed, value + start * width, keys, first - start, queries, width, scale, scores,
                           largest, sum, total);
    }
    for (long q = 0; q < queries; ++q) {
        for (long d = 0; d < width; ++d)
            output[(first + q) * width + d] = total[q * width + d] / sum[q];
    }
}

inline void addScaled(float factor, const float* from, float* to, long count)
{
    for (long i = 0; i < count; ++i)
        to[i] += factor * from[i];
}

inline void copyFloats(const float* from, float* to, long count)
{
    for (long i = 0; i < count; ++i)
        to[i] = from[i];
}

inline void triadFloats(const float* a, const float* b, float* to, long count)
{
    for (long i = 0; i < count; ++i)
        to[i] = a[i] + 3.0F * b[i];
}

}  // namespace
}  // namespace shardscope::probe
