// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/base/communication.h"
#include "probe/cuda/api/nccl.h"
#include "probe/cuda/stages/collective_sizes.h"
#include "probe/cuda/stages/stage_parts.h"

namespace shardscope::probe::cuda {

/// A participating GPU of this process.
struct Member {
    std::unique_ptr<Bench> bench;
    NcclCommunicator communicator = nullptr;
    MemoryHandle send;
    MemoryHandle receive;
    MemoryHandle spare;  ///< a few bytes: of the barrier and of the count of errors
    EventHandle begin;
    EventHandle end;
    int rank = 0;
};

/// A communicator over GPUs: of this process, and of the other ranks' where a launcher started them.
class CollectiveGroup {
public:
    /// Creates a group of the first `gpus` of this process. All ranks exchange an id by the stage's board.
    static Outcome<std::unique_ptr<CollectiveGroup>> create(StageContext& stage, const Session& session, NcclPointer nccl, int gpus);
    ~CollectiveGroup();
    CollectiveGroup(const CollectiveGroup&) = delete;
    CollectiveGroup& operator=(const CollectiveGroup&) = delete;

    [[nodiscard]] int ranks() const { return m_ranks; }
    [[nodiscard]] int nodes() const { return m_nodes; }
    [[nodiscard]] std::vector<Member>& members() { return m_members; }
    [[nodiscard]] const Nccl& nccl() const { return *m_nccl; }
    /// Returns the bytes of each of its two buffers.
    [[nodiscard]] std::size_t bufferBytes() const { return m_bufferBytes; }

    /// Checks the result of a collective of 64 KiB, before anything is timed.
    Done check(StageContext& stage, CollectiveKind kind);
    /// Returns median, best and spread of one call. Empty if it does not end in time.
    Outcome<Timing> time(StageContext& stage, CollectiveKind kind, const CollectiveSize& size);

    /// Queues one collective in the members' streams.
    Done issue(CollectiveKind kind, std::size_t count, int dataType, std::size_t elementBytes);
    /// Queues a barrier: the streams continue when all ranks have arrived.
    Done barrier();
    /// Makes the members' streams wait, until all work queued behind is released at once.
    Done hold();
    void release();
    /// Waits until all members' streams are done, and checks NCCL's own errors.
    Done finish(StageContext& stage, double seconds);
    Done record(EventHandle Member::*event);
    /// Returns the seconds between the two events of the slowest member.
    Outcome<double> elapsed() const;

private:
    explicit CollectiveGroup(NcclPointer nccl) : m_nccl(std::move(nccl)) {}
    Done addMembers(const Session& session, const Place& place, int gpus);
    Done connect(const NcclUniqueId& id);
    Done allocateBuffers();
    Done checkData(StageContext& stage, CollectiveKind kind);
    Done fillNormal(std::size_t bytes);
    [[nodiscard]] CollectiveSize checkSize(CollectiveKind kind) const;
    Outcome<unsigned> wrongElements(Member& member, CollectiveKind kind, const CollectiveSize& size);
    Done issueFor(Member& member, CollectiveKind kind, std::size_t count, int dataType, std::size_t elementBytes);

    NcclPointer m_nccl;
    std::vector<Member> m_members;
    std::unique_ptr<Gate> m_gate;
    int m_ranks = 0;
    int m_nodes = 1;
    std::size_t m_bufferBytes = 0;
    bool m_broken = false;  ///< something hangs or failed: releasing it could hang as well
};

}  // namespace shardscope::probe::cuda
