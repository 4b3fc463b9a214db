// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope::probe {

/// Inner loops of the host's own kernels, compiled once for each kind of processor.
struct KernelTable {
    const char* processor;  ///< "AVX-512", …
    int rows;               ///< of the tile that `multiplyTile` adds to
    int columns;
    /// c += a · b: `a` is k × rows, `b` k × columns, packed; c has `stride` elements a row.
    void (*multiplyTile)(long k, const float* a, const float* b, float* c, long stride);
    /// Scores, softmax and values of `queries` rows (at most 64) from token `first` on, causal: each attends to the tokens up to its own.
    /// Dao et al. 2022 (FlashAttention, arXiv 2205.14135), algorithm 1. `scratch`: kAttentionScratch(width) floats.
    void (*attend)(const float* query, const float* key, const float* value, float* output, long first, long queries, long width,
                   float scale, float* scratch);
    /// to += factor · from
    void (*addScaled)(float factor, const float* from, float* to, long count);
    void (*copy)(const float* from, float* to, long count);
    void (*triad)(const float* a, const float* b, float* to, long count);
};

inline constexpr long kQueryBlock = 64, kKeyBlock = 64;
constexpr long kAttentionScratch(long width) { return kKeyBlock * width + kQueryBlock * kKeyBlock + 2 * kQueryBlock + kQueryBlock * width; }

/// Returns the table that suits this processor best.
[[nodiscard]] const KernelTable& kernelTable();

extern const KernelTable kPlainKernels;
#ifdef __x86_64__
extern const KernelTable kAvx2Kernels;
extern const KernelTable kAvx512Kernels;
#endif

}  // namespace shardscope::probe
