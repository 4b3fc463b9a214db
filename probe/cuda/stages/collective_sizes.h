// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/base/communication.h"

namespace shardscope::probe::cuda {

constexpr std::size_t kBf16Bytes = 2;

/// One size of a sweep. What is repeated follows from the size alone, so that all ranks do the same without asking each other.
struct CollectiveSize {
    std::size_t bytes = 0;  ///< as nccl-tests counts them: the buffer of an all-reduce or a send, else all ranks' parts together
    std::size_t count = 0;  ///< elements that the call is given
    int iterations = 1;     ///< back to back, between two events
    int batches = 1;        ///< of these
};

/// From 1 KiB by two to `most` bytes. Parts are whole multiples of 16 bytes; sizes of which nothing would be left are not there.
[[nodiscard]] std::vector<CollectiveSize> sweepSizes(CollectiveKind kind, int ranks, std::size_t elementBytes, std::size_t most,
                                                     bool quick);

/// `bytes`, as near as the parts allow.
[[nodiscard]] CollectiveSize sizeOf(CollectiveKind kind, int ranks, std::size_t elementBytes, std::size_t bytes, bool quick);

/// 2, 4, 8 … and all.
[[nodiscard]] std::vector<int> groupSizes(int gpus, bool quick);

/// Elements of the buffer that a rank sends from or receives into, the larger of both.
[[nodiscard]] std::size_t bufferElements(CollectiveKind kind, int ranks, std::size_t count);

}  // namespace shardscope::probe::cuda
