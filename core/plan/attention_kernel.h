// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/scenario/training.h"

namespace shardscope {

struct Gpu;
struct Architecture;

/// The requirements of a model's attention on its kernel, over all its layers, since one kernel runs them.
struct AttentionNeeds {
    std::int64_t headDim = 0;   ///< the widest, of queries and keys
    std::int64_t valueDim = 0;  ///< of the same heads
    bool window = false;
    bool sinks = false;  ///< a learned one for each head

    bool operator==(const AttentionNeeds&) const = default;
};

[[nodiscard]] AttentionNeeds attentionNeeds(const Architecture& architecture);

/// Returns the attention kernel: as stated, else the fastest that the framework had in that year and that supports the model's attention on
/// that GPU, by the kernels' own support tables.
[[nodiscard]] AttentionKernel attentionKernelOf(const Training& training, const Gpu& gpu, const AttentionNeeds& needs = {});

/// Returns whether the kernel never writes the scores to memory.
[[nodiscard]] constexpr bool isFused(AttentionKernel kernel)
{
    return kernel != AttentionKernel::Unfused && kernel != AttentionKernel::FusedSoftmax;
}

/// Returns the useful share of FlashAttention's work: its kernels are built for a few widths of heads, and FlashAttention-2's heads are all of
/// one width, so transformers pads narrower values.
[[nodiscard]] double usedOfPaddedHeads(const Training& training, AttentionKernel kernel, const AttentionNeeds& needs);

}  // namespace shardscope
