// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/stages/collective_sizes.h"

namespace shardscope::probe::cuda {

namespace {

bool isShared(CollectiveKind kind)
{
    return kind == CollectiveKind::AllGather || kind == CollectiveKind::ReduceScatter || kind == CollectiveKind::AllToAll;
}

int iterationsFor(std::size_t bytes) { return bytes <= std::size_t{1} << 20 ? 20 : bytes <= std::size_t{64} << 20 ? 10 : 4; }

}  // namespace

CollectiveSize sizeOf(CollectiveKind kind, int ranks, std::size_t elementBytes, std::size_t bytes, bool quick)
{
    const auto parts = static_cast<std::size_t>(isShared(kind) ? ranks : 1);
    const std::size_t part = bytes / parts / 16 * 16;
    return {part * parts, part / elementBytes, iterationsFor(bytes), quick ? 3 : 7};
}

std::vector<CollectiveSize> sweepSizes(CollectiveKind kind, int ranks, std::size_t elementBytes, std::size_t most, bool quick)
{
    std::vector<CollectiveSize> sizes;
    const std::size_t factor = quick ? 8 : 2;
    for (std::size_t bytes = 1024; bytes <= most; bytes *= factor) {
        const CollectiveSize size = sizeOf(kind, ranks, elementBytes, bytes, quick);
        if (size.count > 0)
            sizes.push_back(size);
    }
    return sizes;
}

std::vector<int> groupSizes(int gpus, bool quick)
{
    std::vector<int> sizes;
    for (int size = 2; size < gpus && !quick; size *= 2)
        sizes.push_back(size);
    if (gpus >= 2)
        sizes.push_back(gpus);
    return sizes;
}

std::size_t bufferElements(CollectiveKind kind, int ranks, std::size_t count)
{
    return isShared(kind) ? count * static_cast<std::size_t>(ranks) : count;
}

}  // namespace shardscope::probe::cuda
