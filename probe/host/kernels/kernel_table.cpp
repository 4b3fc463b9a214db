// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/host/kernels/kernel_table.h"

namespace shardscope::probe {

const KernelTable& kernelTable()
{
#ifdef __x86_64__
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512f"))
        return kAvx512Kernels;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return kAvx2Kernels;
#endif
    return kPlainKernels;
}

}  // namespace shardscope::probe
