// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/process_memory.h"

#include <cstdlib>  // any header of the C library says whether it is glibc

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace shardscope {

void giveLargeBlocksBack()
{
#ifdef __GLIBC__
    // Else glibc raises the threshold to the largest block that was freed, up to 32 MiB, and keeps smaller ones, once for each thread.
    constexpr int kLarge = 1 << 20;
    ::mallopt(M_MMAP_THRESHOLD, kLarge);
    // What a move of a slider frees, the next one needs again; without this, which a threshold of one's own sets to 128 KiB, every page of it
    // would come anew from the system.
    constexpr int kKept = 16 << 20;
    ::mallopt(M_TRIM_THRESHOLD, kKept);
#endif
}

}  // namespace shardscope
