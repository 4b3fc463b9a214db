// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/base/communication.h"

namespace shardscope::probe::cuda {

constexpr std::size_t kBf16Bytes = 2;

/// One size of a sweep. Repetitions follow from the size alone, so that all ranks do the same without communication.
struct CollectiveSize {
    std::size_t bytes = 0;  ///< as nccl-tests counts them: the buffer of an all-reduce or a send, else all ranks' parts together
    std::size_t count = 0;  ///< elements passed to the call
    int iterations = 1;     ///< back to back, between two events
    int batches = 1;        ///< of these
};

/// Returns sizes from 1 KiB to `most` bytes by factors of two. Parts are whole multiples of 16 bytes; empty sizes are left out.
[[nodiscard]] std::vector<CollectiveSize> sweepSizes(CollectiveKind kind, int ranks, std::size_t elementBytes, std::size_t most,
                                                     bool quick);

/// Returns the size nearest to `bytes` that the parts allow.
[[nodiscard]] CollectiveSize sizeOf(CollectiveKind kind, int ranks, std::size_t elementBytes, std::size_t bytes, bool quick);

/// Returns 2, 4, 8 … and all.
[[nodiscard]] std::vector<int> groupSizes(int gpus, bool quick);

/// Returns the elements of a rank's send or receive buffer, whichever is larger.
[[nodiscard]] std::size_t bufferElements(CollectiveKind kind, int ranks, std::size_t count);

}  // namespace shardscope::probe::cuda
