// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"

namespace shardscope {

struct LedgerInputs;
struct LedgerRank;
struct ResolvedPlan;
struct Site;

/// The buffers of Megatron-LM's weight shards (megatron/core/tensor_parallel/generalized_tensor_parallelism.py, `GTPWeightCache` and
/// `_wgrad_buf_pool`): they stay, one of each shape of a weight, whatever the number of layers.
struct ShardBuffers {
    Term gathered;   ///< bytes of whole weights: for experts two of each shape, and of quantised ones a row-wise and a column-wise one
    Term gradients;  ///< bytes of whole gradients on their way, of experts of two layers, and of what is scattered
};
/// Returns them for a rank. Shapes are those of all layers of the model: a pipeline rank without some kind of layer has fewer. Left out are
/// those for a forward that is computed again.
[[nodiscard]] ShardBuffers shardBuffers(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const LedgerRank& rank,
                                        const Terms& terms);

}  // namespace shardscope
