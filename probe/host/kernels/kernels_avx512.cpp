// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/host/kernels/kernel_loops.h"

namespace shardscope::probe {

const KernelTable kAvx512Kernels{"AVX-512", 14, 32, multiplyTile<16, 14, 2>, attend<16>, addScaled, copyFloats, triadFloats};

}  // namespace shardscope::probe
