// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/host/kernels/kernel_loops.h"

namespace shardscope::probe {

const KernelTable kPlainKernels{
    "SSE or what every processor has", 4, 8, multiplyTile<4, 4, 2>, attend<4>, addScaled, copyFloats, triadFloats};

}  // namespace shardscope::probe
