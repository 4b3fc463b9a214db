// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/communication.h"
#include "probe/ranks/socket.h"

namespace shardscope::probe {

/// Some processes that are all connected to each other by sockets: each has one of these.
class ProcessGroup {
public:
    /// `sockets`: one for each rank, this one's own closed.
    ProcessGroup(int rank, std::vector<Socket> sockets) : m_rank(rank), m_sockets(std::move(sockets)) {}

    [[nodiscard]] int rank() const { return m_rank; }
    [[nodiscard]] int ranks() const { return static_cast<int>(m_sockets.size()); }
    /// Returns false once another process is gone: later results are meaningless.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

    /// Sends and receives at the same time, as each becomes possible.
    void exchange(int to, const void* sent, std::size_t sentBytes, int from, void* received, std::size_t receivedBytes);

    /// Runs one collective over `elements` floats, counted as in nccl-tests: the buffer of an all-reduce and of a send, the total gathered,
    /// the total input of a reduce-scatter, one rank's input of an all-to-all. The result is in `data`, or for an all-to-all and a send in
    /// `spare`; both have room for `elements`.
    void run(CollectiveKind kind, float* data, float* spare, std::size_t elements);

    /// Returns rank 0's number on all ranks.
    [[nodiscard]] double fromFirst(double value);
    /// Returns the largest of all ranks' numbers on all ranks.
    [[nodiscard]] double largest(double value);
    void barrier() { (void)largest(0); }

private:
    [[nodiscard]] int next() const { return (m_rank + 1) % ranks(); }
    [[nodiscard]] int previous() const { return (m_rank + ranks() - 1) % ranks(); }
    void reduceRing(float* data, float* spare, std::size_t elements);
    void gatherRing(float* data, std::size_t elements);
    void exchangeAll(const float* data, float* spare, std::size_t elements);

    int m_rank;
    std::vector<Socket> m_sockets;
    bool m_isWhole = true;
};

/// Returns the index at which rank r's part of the elements begins; the parts are as equal as possible.
[[nodiscard]] constexpr std::size_t partBegin(std::size_t elements, int rank, int ranks)
{
    return elements * static_cast<std::size_t>(rank) / static_cast<std::size_t>(ranks);
}

/// Returns whether the collective is correct, checked with small whole numbers, whose sums are exact.
[[nodiscard]] bool isCorrect(ProcessGroup& group, CollectiveKind kind, std::size_t elements);

}  // namespace shardscope::probe
