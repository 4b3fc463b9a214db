// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/framework.h"

namespace shardscope {

/// Allocations that few frameworks make, apart from `FrameworkTraits` for that reason.
struct MemoryTraits {
    bool stepsOnFlatPartition = false;  ///< PyTorch's optimizer steps on one tensor of the whole partition
    bool copiesDenominator = false;     ///< its PyTorch is older than 2.1, whose AdamW adds epsilon to a copy of the square roots
    bool flattensGradients = false;     ///< flattens the partition's 16-bit gradients before it casts them to fp32
    double flatBucketElements = 0;      ///< gradients that are copied into one piece and reduced; 0: reduced where they are
    bool reducesAlone = false;          ///< the same on a data-parallel rank that is alone
    bool shardsWhatIsOnTheGpu = false;  ///< FSDP shards a model that the GPU holds whole
};

[[nodiscard]] const MemoryTraits& memoryTraitsOf(Framework framework);

}  // namespace shardscope
