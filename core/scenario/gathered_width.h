// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/training.h"

namespace shardscope {

/// Returns the bytes per element in which Megatron-LM gathers a weight that ranks hold in shards: of MXFP8 and NVFP4 the data with one scale
/// byte for 32 and for 16 elements, else the `elementBytes` that layers compute in (Megatron-LM,
/// docs/api-guide/core/generalized_tensor_parallel.md, section 1.3).
[[nodiscard]] inline double gatheredWidth(const Training& training, double elementBytes)
{
    if (training.precision == Precision::Fp4 || (training.precision == Precision::Fp8 && training.software.fp8Recipe == Fp8Recipe::Nvfp4))
        return 0.5 + 1.0 / 16;
    if (training.precision == Precision::Fp8 && training.software.fp8Recipe == Fp8Recipe::Mx)
        return 1 + 1.0 / 32;
    return elementBytes;
}

}  // namespace shardscope
