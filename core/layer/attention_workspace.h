// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"

namespace shardscope {

struct AttentionShape;
struct RankShape;

/// Returns the bytes that the backward kernel of fused attention allocates for itself: gradients of queries summed in fp32, and where heads
/// share keys and values, the gradients of these for each head or summed in fp32. Sources: Dao-AILab/flash-attention,
/// csrc/flash_attn/flash_api.cpp and hopper/flash_api.cpp, mha_bwd; NVIDIA/cudnn-frontend, scaled_dot_product_flash_attention.h, dQ_accum.
[[nodiscard]] Term attentionWorkspace(const AttentionShape& heads, const RankShape& shape, const Terms& terms);

/// Returns the bytes of the sums of gradients that a ring's backward holds in fp32 (`RingSums`). 0 without a ring.
[[nodiscard]] Term ringGradientSums(const AttentionShape& heads, const RankShape& shape, const Terms& terms);

}  // namespace shardscope
