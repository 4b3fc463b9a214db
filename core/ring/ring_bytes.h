// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/ring/context_layout.h"

namespace shardscope {

/// The tensors of one layer's attention on one context-parallel rank: its tokens (of all sequences of a micro-batch), and the elements per
/// token of each tensor after tensor parallelism.
struct ContextTensors {
    double tokens = 0;
    double query = 0;
    double key = 0;
    double value = 0;
    double output = 0;
    double elementBytes = 2;
};

/// Returns the tensors of h heads, g of them key/value heads, all d wide; `sequence` tokens over `ranks` ranks.
[[nodiscard]] ContextTensors contextTensors(double sequence, double ranks, double heads, double kvHeads, double headDim,
                                            double elementBytes);

/// The way in which gradients of keys and values move round the ring: in fp32, one hop per step and one back to their rank
/// (ring-flash-attention, which PyTorch follows), or in the tensors' own type with one hop fewer (Transformer Engine).
enum class RingGradient { Fp32, Bf16 };

/// Bytes that one rank sends for one layer and one micro-batch (schedules.md section 4). Nothing is sent by a single rank.
struct ContextBytes {
    Bytes block;     ///< keys and values of one rank: K, sent per hop of a ring
    Bytes gradient;  ///< fp32 gradients of that block
    Bytes forward;
    Bytes backwardFp32;  ///< the two differ for rings alone
    Bytes backwardBf16;
    Bytes buffer;    ///< of keys and values, own and received: two blocks of a ring, all blocks of a gather
    Bytes exchange;  ///< part of `forward`, and of each backward: the all-to-alls of tokens and heads

    [[nodiscard]] Bytes backward(RingGradient gradientType) const
    {
        return gradientType == RingGradient::Fp32 ? backwardFp32 : backwardBf16;
    }
};

/// `inner`: ranks that exchange heads in Ulysses × ring. After the exchange a rank has as many times more tokens of as many times fewer heads,
/// so that its blocks are as large as before it.
[[nodiscard]] ContextBytes contextBytes(ContextLayout layout, double ranks, const ContextTensors& tensors, double inner = 1);

}  // namespace shardscope
