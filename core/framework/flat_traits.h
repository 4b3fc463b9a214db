// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/framework.h"

namespace shardscope {

/// The flat copies that a framework's optimizer makes of many tensors, apart from `FrameworkTraits` because few frameworks make any.
struct FlatTraits {
    bool stepsOnPartition = false;   ///< PyTorch's optimizer steps on one tensor of the whole partition
    bool copiesDenominator = false;  ///< its PyTorch is older than 2.1, whose AdamW adds epsilon to a copy of the square roots
    bool flattensGradients = false;  ///< flattens the partition's 16-bit gradients before it casts them to fp32
    double bucketElements = 0;       ///< gradients that are copied into one piece and reduced; 0: reduced where they are
    bool reducesAlone = false;       ///< the same on a data-parallel rank that is alone
};

[[nodiscard]] const FlatTraits& flatTraitsOf(Framework framework);

}  // namespace shardscope
