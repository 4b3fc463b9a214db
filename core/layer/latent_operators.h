// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layer/operator.h"

/// The projections of multi-head latent attention (DeepSeek-V2, arXiv 2405.04434, section 2.1); private to `core/layer`.
namespace shardscope {

struct AttentionShape;
struct LatentAttention;
struct RankShape;

/// Appends the down projections, which every tensor-parallel rank computes, and their norms.
void appendLatentDown(OperatorList& list, const LatentAttention& latent, const RankShape& shape, const Terms& terms);

/// Returns the up projection of the queries. It keeps them; they may be offloaded (`OffloadedInputs`).
[[nodiscard]] Operator latentQueryUp(const LatentAttention& latent, const AttentionShape& heads, const RankShape& shape, const Terms& terms,
                                     KeptModes offloaded = 0);

/// Returns the up projection of keys and values; the caller adds what it keeps.
[[nodiscard]] Operator latentKeyValueUp(const LatentAttention& latent, const AttentionShape& heads, const RankShape& shape,
                                        const Terms& terms);

/// Appends all of them for attention to whole keys and values.
void appendLatentProjections(OperatorList& list, const LatentAttention& latent, const AttentionShape& heads, const RankShape& shape,
                             const Terms& terms);

}  // namespace shardscope
