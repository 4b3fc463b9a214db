// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/base/term.h"

namespace shardscope {

struct CostInputs;
struct DataTraffic;
struct Passes;
struct RankParameters;

/// Adds to the passes of `block`, whose parts have that name in records, what FSDP2 copies. It shards each parameter by itself, so the ranks'
/// parts of one parameter are not next to each other in the buffer of a collective: after each all-gather all weights are copied out of it,
/// and before each reduce-scatter all gradients are copied and cast into it. Both run in the stream that computes, and nothing hides them.
/// Source: PyTorch, torch/distributed/fsdp/_fully_shard/_fsdp_collectives.py (foreach_all_gather_copy_out, foreach_reduce_scatter_copy_in),
/// pull request 129721; issue 157027 measured 1.4 % of a step of Llama 3 70B.
void addShardCopies(Passes& passes, std::string_view block, const RankParameters& weights, const DataTraffic& traffic,
                    const CostInputs& inputs, const Terms& terms);

}  // namespace shardscope
