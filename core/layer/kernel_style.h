// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/choices.h"
#include "core/framework/recipe_traits.h"
#include "core/plan/attention_kernel.h"

namespace shardscope {

struct ResolvedPlan;
struct Site;

/// Times that the kernels of an exchange of experts' rows read or write them.
struct RowMoves {
    double forward = 2;
    double backward = 2;
    bool operator==(const RowMoves&) const = default;
};

/// The tensors that the framework's kernels fuse, copy and keep: the differences in bytes between two frameworks that run the same layer.
struct KernelStyle {
    AttentionKernel attention = AttentionKernel::Flash2;
    Loss loss = Loss::VocabParallel;
    double elementBytes = 2;        ///< of one activation
    double multiplyInputBytes = 2;  ///< of one element of a kept matrix-multiply input (1 in fp8 with Transformer Engine)
    bool encodesIn16Bits = false;   ///< encoders compute in 16 bits where the training has 8 or fewer
    double scoreGradients = 1;      ///< copies of the gradient of unfused attention scores
    bool dropout = false;           ///< masks of one byte per element, and a dropped copy of unfused attention scores
    bool eagerNorms = false;        ///< an RMSNorm is a kernel for each of its operations, in fp32
    bool eagerActivations = false;  ///< likewise the activation function
    bool keepsNormalised = false;   ///< an RMSNorm of several kernels keeps its input in fp32, and normalised before the weight
    bool keepsActivation = false;   ///< an eager gated unit keeps silu(gate) as well as its product
    int rotaryCopies = 1;           ///< copies of queries and keys that rotary embedding makes
    bool addsAdapters = false;      ///< adapters in place: their results are tensors before they are added
    bool fp32RingGradients = true;  ///< of keys and values in a ring: Transformer Engine sends their own type
    bool eagerRing = false;         ///< a ring's results are merged by a kernel for each operation
    bool mergesSections = true;     ///< the inputs of a gated DeltaNet are exchanged at once, for heads
    RingSums ringSums{};
    double gatheredInputs = 0;        ///< gathered inputs of column-parallel layers kept for backward, per layer
    bool keepsExpertOutputs = false;  ///< the combine's gradient needs them, unless the router's weights are applied before
    RowMoves dispatch{};              ///< of experts' rows: read and written once where one kernel permutes them
    RowMoves combine{};
    bool keepsBlockOutput = false;  ///< per-operator recompute in eager mode keeps the down projection's output
    bool feedForwardAgain = false;  ///< per-operator recompute keeps nothing of the feed-forward, and all of the attention
    bool attentionAgain = false;    ///< per-operator recompute runs attention again: its kernel is not in the framework's list
    int headGradients = 0;          ///< gradients of the whole head held at once, while those of the loss's chunks are added up
    double lossBytesPerLogit = 6;   ///< peak of logits, softmax and their gradient, per logit of this rank
    double lossMovedForward = 38;   ///< bytes per logit that its kernels read and write
    double lossMovedBackward = 14;
    double lossChunks = 1;  ///< parts into which the loss splits the tokens: it allocates the logits of one at a time

    [[nodiscard]] bool fusedAttention() const { return isFused(attention); }
    bool operator==(const KernelStyle&) const = default;
};

[[nodiscard]] KernelStyle kernelStyle(const Site& site, const ResolvedPlan& plan);

}  // namespace shardscope
