// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schedule/schedule_traits.h"

namespace shardscope {

/// 1F1B whose steady state is fused, so that the experts' all-to-all of each half is hidden behind the other half: Megatron-LM's
/// `overlap_moe_expert_parallel_comm`. One forward more in the warm-up makes the halves of a block independent of each other.
extern const FusedPairs kFusedPairsOfStages;  ///< of ranks with one chunk
extern const FusedPairs kFusedPairsOfChunks;  ///< of interleaved chunks

}  // namespace shardscope
