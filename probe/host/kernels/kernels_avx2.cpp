// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/host/kernels/kernel_loops.h"

namespace shardscope::probe {

const KernelTable kAvx2Kernels{"AVX2", 6, 16, multiplyTile<8, 6, 2>, attend<8>, addScaled, copyFloats, triadFloats};

}  // namespace shardscope::probe
