// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/constant.h"

namespace shardscope {

struct Training;

/// Returns the constant of the host's seconds in every optimizer step, per layer of a rank.
/// FSDP2 leaves each tensor its own shard. PyTorch's "foreach" AdamW and the clipping of gradients then dispatch every operation once for
/// each tensor (pytorch, issue 134191). A program that is not named reads its loss in every step, as prime-rl does
/// (src/prime_rl/trainer/sft/train.py), so the GPU waits meanwhile. torchtitan reads it every tenth step, and its host runs ahead.
[[nodiscard]] Constant hostOfStep(const Training& training);

}  // namespace shardscope
